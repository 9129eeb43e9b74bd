/** One game at this screen: what is known, who looks, what was sent; kept up to date by the live channel. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  Change,
  ErrorReply,
  Full,
  GameState,
  Hint,
  LogEntry,
  Message,
  Meta,
  PromiseChange,
  Promised,
  PromiseList,
  PromiseRow,
  Question,
} from "../generated/types";
import {
  changePromise,
  fetchGame,
  fetchHints,
  fetchPromises,
  liveAddress,
  Refusal,
  sendDecision,
  sendPromise,
  sendUndo,
  Unreachable,
} from "./api";
import { recall, remember } from "./memory";
import { humans, type Next, nextSeat, type Seating } from "./seats";
import { type Held, takeChange, takeState } from "./state";

/** Something to tell the player until he closes it or decides again. */
export interface Notice {
  readonly kind: "error" | "info";
  /** A text of the page or of the table. */
  readonly id: string;
  readonly text: string;
  readonly reason: Message | null;
  readonly rule: string;
}

export type Link = "opening" | "live" | "polling" | "lost";

const POLL_EVERY = 3000;
const RETRY_FIRST = 500;
const RETRY_MOST = 8000;

export class Table {
  readonly held: Signal<Held | null> = signal(null);
  readonly link: Signal<Link> = signal("opening");
  readonly notice: Signal<Notice | null> = signal(null);
  /** A decision is on its way. */
  readonly busy = signal(false);
  /** The game cannot be shown at all: why. */
  readonly failed: Signal<Notice | null> = signal(null);
  /** Who must come to the screen. */
  readonly curtain: Signal<string | null> = signal(null);
  readonly here: Signal<readonly string[]> = signal([]);
  /** Entries from this number on are news to the player. */
  readonly newsFrom = signal(0);
  readonly meta: Signal<Meta | null> = signal(null);
  /** What was promised in writing, as far as the seat that looks may read it. */
  readonly promises: Signal<readonly PromiseRow[]> = signal([]);
  /** Promises that the seat that looks has had before it. */
  private readonly promisesRead: Signal<readonly string[]> = signal([]);

  readonly state: ReadonlySignal<GameState | null> = computed(() => this.held.value?.state ?? null);
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => this.held.value?.log ?? []);
  readonly question: ReadonlySignal<Question | null> = computed(() =>
    this.curtain.value ? null : (this.state.value?.question ?? null),
  );
  /** Promises to the seat that looks which it has not read yet. */
  readonly newPromises: ReadonlySignal<readonly PromiseRow[]> = computed(() => {
    const seat = this.state.value?.seat ?? "";
    return this.promises.value.filter(({ id, to }) => to.includes(seat) && !this.promisesRead.value.includes(id));
  });
  readonly news: ReadonlySignal<readonly LogEntry[]> = computed(() =>
    this.log.value.filter(({ n }) => n >= this.newsFrom.value),
  );

  private socket: WebSocket | null = null;
  private retryIn = RETRY_FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private poller: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** The seat to look from; a reply for another one comes too late. */
  private looking: string | null = null;

  constructor(
    readonly id: string,
    private readonly groupsOf: (meta: Meta, state: GameState) => readonly (readonly string[])[],
  ) {}

  private get known() {
    const held = this.held.value;
    if (!held || held.state.seat !== this.looking) return {};
    return { since: held.state.log_next, revision: held.state.revision };
  }

  // --- opening and closing ---------------------------------------------------------------------

  async open(loadMeta: (game: string) => Promise<Meta>): Promise<void> {
    this.failed.value = null;
    try {
      const state = await fetchGame(this.id, null);
      this.meta.value = await loadMeta(state.game);
      if (this.closed) return;
      this.here.value = this.rememberedSeats(state);
      this.take(state);
      this.connect();
    } catch (error) {
      this.failed.value = noticeOf(error);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.poller);
    this.socket?.close();
  }

  private rememberedSeats(state: GameState): readonly string[] {
    const all = humans(state.seats);
    const kept = recall(`seats.${this.id}`)?.split(" ") ?? [];
    const still = kept.filter((seat) => all.includes(seat));
    return still.length > 0 ? still : all;
  }

  /** Others at this screen who may decide as well now, as in talks. */
  get alsoDue(): readonly string[] {
    const awaited = this.state.value?.awaited ?? [];
    return awaited.filter((seat) => seat !== this.looking && this.here.value.includes(seat));
  }

  /** Which human seats are played at this screen. */
  sitHere(seats: readonly string[]): void {
    remember(`seats.${this.id}`, seats.join(" "));
    this.here.value = seats;
    this.curtain.value = null;
    if (this.looking !== null && !seats.includes(this.looking)) this.lookFrom(null);
    this.settle();
  }

  // --- who looks -------------------------------------------------------------------------------

  get seating(): Seating {
    const { value: meta } = this.meta;
    const { value: state } = this.state;
    return {
      seats: state?.seats ?? {},
      groups: meta && state ? this.groupsOf(meta, state) : [],
      here: this.here.value,
    };
  }

  /** After every news: does somebody else have to look? */
  private settle(): void {
    const state = this.state.value;
    if (!state) return;
    const { value: called } = this.curtain;
    if (called && state.awaited.includes(called) && this.here.value.includes(called)) return;
    const next: Next = nextSeat(this.seating, this.looking, state.status === "over" ? [] : state.awaited);
    if (next.kind === "sit") {
      this.lookFrom(next.seat);
    } else if (next.kind === "pass") {
      this.call(next.seat);
    } else if (this.looking !== null || state.status === "over") {
      this.curtain.value = null;
    }
  }

  /** Draw the curtain until this player has come to the screen. */
  call(seat: string): void {
    this.curtain.value = seat;
    if (this.looking !== null) this.lookFrom(null);
  }

  /** The player behind the curtain has come. */
  arrive(): void {
    const seat = this.curtain.value;
    if (!seat) return;
    this.curtain.value = null;
    this.lookFrom(seat);
  }

  private lookFrom(seat: string | null): void {
    this.looking = seat;
    this.promises.value = [];
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ seat }));
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      this.take(await fetchGame(this.id, this.looking, this.known));
      if (this.link.value !== "live") this.takePromises(await fetchPromises(this.id, this.looking));
      if (this.link.value === "lost") this.link.value = "polling";
    } catch (error) {
      if (error instanceof Unreachable) this.link.value = "lost";
      else this.notice.value = noticeOf(error);
    }
  }

  private take(state: GameState): void {
    if (state.seat !== this.looking) return;
    this.keep(takeState(this.held.value, state));
  }

  private keep(held: Held): void {
    const before = this.held.value;
    if (held === before) return;
    batch(() => {
      this.held.value = held;
      const { id, seat } = held.state;
      if (seat !== null && before?.state.seat !== seat) this.newsFrom.value = Number(recall(`read.${id}.${seat}`) ?? 0);
    });
    this.settle();
  }

  // --- deciding --------------------------------------------------------------------------------

  /** Answer the open question. True: the table took it. */
  async decide(text: string): Promise<boolean> {
    return this.send((state, seat) =>
      sendDecision(this.id, { revision: state.revision, seat, text, since: state.log_next }),
    );
  }

  /** The odds of an answer to the open question; none where the table refuses: deciding will say why. */
  async oddsOf(text: string): Promise<readonly Hint[]> {
    const { value: state } = this.state;
    if (!state || state.seat === null) return [];
    try {
      const { hints } = await fetchHints(this.id, { revision: state.revision, seat: state.seat, text });
      return hints;
    } catch {
      return [];
    }
  }

  async undo(): Promise<boolean> {
    return this.send((state, seat) => sendUndo(this.id, { revision: state.revision, seat, since: state.log_next }));
  }

  private async send(request: (state: GameState, seat: string) => Promise<GameState>): Promise<boolean> {
    const state = this.state.value;
    if (!state || state.seat === null || this.busy.value) return false;
    this.busy.value = true;
    this.notice.value = null;
    try {
      const reply = await request(state, state.seat);
      batch(() => {
        this.newsFrom.value = state.log_next;
        remember(`read.${this.id}.${state.seat}`, String(state.log_next));
        this.busy.value = false;
        this.take(reply);
      });
      return true;
    } catch (error) {
      this.busy.value = false;
      this.notice.value = noticeOf(error);
      if (error instanceof Refusal && error.status === 409) await this.fetch();
      if (error instanceof Unreachable) this.link.value = "lost";
      return false;
    }
  }

  // --- promises --------------------------------------------------------------------------------

  /** Write a promise down. What the table refused, or null. */
  promise(to: readonly string[], text: string, offer: number | null): Promise<Notice | null> {
    return this.write((seat) => sendPromise(this.id, { seat, to: [...to], text, offer }));
  }

  /** Say what has become of a promise, or lay it open. What the table refused, or null. */
  judge(promise: string, change: Omit<PromiseChange, "seat">): Promise<Notice | null> {
    return this.write((seat) => changePromise(this.id, promise, { seat, ...change }));
  }

  private async write(request: (seat: string) => Promise<PromiseList>): Promise<Notice | null> {
    if (this.looking === null) return null;
    try {
      this.takePromises(await request(this.looking));
      return null;
    } catch (error) {
      return noticeOf(error);
    }
  }

  private takePromises({ seat, promises }: PromiseList | Promised): void {
    if (seat !== this.looking) return;
    batch(() => {
      this.promisesRead.value = seat === null ? [] : (recall(`promises.${this.id}.${seat}`)?.split(" ") ?? []);
      this.promises.value = promises;
    });
  }

  /** The promises are before the player's eyes. */
  readPromises(): void {
    const seat = this.looking;
    if (seat === null || this.newPromises.value.length === 0) return;
    const read = this.promises.value.map(({ id }) => id);
    remember(`promises.${this.id}.${seat}`, read.join(" "));
    this.promisesRead.value = read;
  }

  // --- the live channel ------------------------------------------------------------------------

  private connect(): void {
    if (this.closed) return;
    let socket: WebSocket;
    try {
      socket = new WebSocket(liveAddress(this.id, this.looking, this.known));
    } catch {
      this.startPolling();
      return;
    }
    const seatAtOpening = this.looking;
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.retryIn = RETRY_FIRST;
      this.link.value = "live";
      this.stopPolling();
      if (this.looking !== seatAtOpening) socket.send(JSON.stringify({ seat: this.looking }));
    });
    socket.addEventListener("message", (event) => this.hear(String(event.data)));
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      if (this.link.value === "live" || this.link.value === "opening") this.link.value = "polling";
      this.startPolling();
      this.timer = setTimeout(() => this.connect(), this.retryIn);
      this.retryIn = Math.min(RETRY_MOST, this.retryIn * 2);
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Full | Change | Promised | ErrorReply;
    if ("error" in message) return;
    if (message.type === "promises") {
      this.takePromises(message);
      return;
    }
    // Messages from before a change of seat are on their way still: they are not for this view.
    if (message.state.seat !== this.looking) return;
    if (message.type === "full") {
      this.take(message.state);
      this.takePromises({ seat: message.state.seat, promises: message.promises });
      return;
    }
    const next = takeChange(this.held.value, message);
    if (next === "stale") void this.fetch();
    else this.keep(next);
  }

  private startPolling(): void {
    if (this.poller !== undefined) return;
    this.poller = setInterval(() => void this.fetch(), POLL_EVERY);
  }

  private stopPolling(): void {
    clearInterval(this.poller);
    this.poller = undefined;
  }
}

export function noticeOf(error: unknown): Notice {
  if (error instanceof Refusal) {
    const { id, text, reason, rule } = error.body;
    return { kind: error.status === 409 ? "info" : "error", id, text, reason, rule };
  }
  if (error instanceof Unreachable) return { kind: "error", id: "ui-unreachable", text: "", reason: null, rule: "" };
  return { kind: "error", id: "ui-fault", text: String(error), reason: null, rule: "" };
}
