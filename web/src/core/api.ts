/** Requests to the table. */

import type {
  ErrorBody,
  GameList,
  GameState,
  Hints,
  HintsRequest,
  Meta,
  NewDecision,
  NewGame,
  NewPromise,
  PromiseChange,
  PromiseList,
  Rulebook,
  UndoRequest,
} from "../generated/types";

/** The table answered, and refused. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.text);
  }
}

/** No answer at all: the server is gone, or the net is. */
export class Unreachable extends Error {}

const PATIENCE = 15_000;

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let reply: Response;
  try {
    reply = await fetch(new URL(path, document.baseURI), init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (reply.ok) return reply;
  throw new Refusal(reply.status, await errorOf(reply));
}

async function errorOf(reply: Response): Promise<ErrorBody> {
  const text = await reply.text();
  try {
    const { error } = JSON.parse(text) as { error?: ErrorBody };
    if (error) return error;
  } catch {
    // not from the table itself: a proxy, perhaps
  }
  return { id: "", text: `${reply.status} ${reply.statusText}`, rule: "", reason: null };
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await call(method, path, body)).json() as Promise<T>;

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

const at = (id: string): string => `api/games/${encodeURIComponent(id)}`;

export interface Known {
  readonly since?: number;
  readonly revision?: number;
}

export const fetchGames = (): Promise<GameList> => json("GET", "api/games");
export const createGame = (game: NewGame): Promise<GameState> => json("POST", "api/games", game);
export const fetchMeta = (game: string): Promise<Meta> => json("GET", `api/meta/${encodeURIComponent(game)}`);
export const fetchRules = (game: string): Promise<Rulebook> => json("GET", `api/rules/${encodeURIComponent(game)}`);
export const fetchTexts = async (lang: string): Promise<string> => (await call("GET", `api/texts/${lang}`)).text();
export const fetchGame = (id: string, seat: string | null, known: Known = {}): Promise<GameState> =>
  json("GET", at(id) + query({ seat, ...known }));
export const sendDecision = (id: string, decision: NewDecision): Promise<GameState> =>
  json("POST", `${at(id)}/decisions`, decision);
export const fetchHints = (id: string, answer: HintsRequest): Promise<Hints> => json("POST", `${at(id)}/hints`, answer);
export const sendUndo = (id: string, request: UndoRequest): Promise<GameState> =>
  json("POST", `${at(id)}/undo`, request);

export const fetchPromises = (id: string, seat: string | null): Promise<PromiseList> =>
  json("GET", `${at(id)}/promises${query({ seat })}`);
export const sendPromise = (id: string, promise: NewPromise): Promise<PromiseList> =>
  json("POST", `${at(id)}/promises`, promise);
export const changePromise = (id: string, promise: string, change: PromiseChange): Promise<PromiseList> =>
  json("POST", `${at(id)}/promises/${encodeURIComponent(promise)}`, change);

/** Open the game's secrets for all to see; then its case may be fetched. */
export const openGame = (id: string): Promise<GameState> => json("POST", `${at(id)}/open`);
export const fetchCase = async (id: string): Promise<string> => (await call("GET", `${at(id)}/case`)).text();

export function liveAddress(id: string, seat: string | null, known: Known): string {
  const address = new URL(`ws/games/${encodeURIComponent(id)}${query({ seat, ...known })}`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
