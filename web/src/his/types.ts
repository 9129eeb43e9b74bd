/** The view and the tables of Here I Stand, as the table sends them. */

import type { GameState, Meta } from "../generated/types";
import type { SeaView, SpaceView } from "../map";

export interface PowerCard {
  readonly hand_size: number;
  readonly hand: readonly number[];
  readonly ruler: string;
  readonly keys: number;
  readonly vp: { readonly base: number; readonly special: number; readonly bonus: number };
  /** Victory points by source, those that give none left out. */
  readonly vp_sources: Readonly<Record<string, number>>;
  readonly markers: Readonly<Record<string, number>>;
  readonly excommunicated: boolean;
  readonly fuggers: number;
  readonly captives: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
}

export interface DealView {
  readonly n: number;
  readonly proposer: string;
  readonly agreed: readonly string[];
  readonly status: string;
  readonly terms: readonly { readonly kind: string; readonly values: readonly import("../generated/types").Value[] }[];
}

/** What Winter will do to a power, as if it began now. */
export interface WinterTasks {
  readonly lent: readonly string[];
  readonly borrowed: readonly string[];
  readonly ships: readonly string[];
  readonly moves: boolean;
  readonly excess: readonly string[];
  readonly leaving: readonly string[];
  readonly unsafe: readonly string[];
  readonly garrisons: readonly string[];
  readonly replacements: Readonly<Record<string, string>>;
}

export interface WinterView {
  readonly done: number;
  readonly now: boolean;
  readonly power: string;
  readonly due: readonly number[];
  readonly renegade: string | null;
  readonly tasks: Readonly<Record<string, WinterTasks>>;
}

export interface HisView {
  readonly options: Readonly<Record<string, string | number>>;
  readonly turn: number;
  readonly last_turn: number;
  readonly phase: string;
  readonly active: string;
  readonly stage: string;
  readonly cp: number;
  readonly card: number;
  readonly passed: readonly string[];
  readonly battle: string | null;
  readonly spaces: Readonly<Record<string, SpaceView & { readonly waiting?: number }>>;
  readonly seas: Readonly<Record<string, SeaView>>;
  readonly boxes: Readonly<
    Record<string, { units: Record<string, number>; leaders: string[]; foreign: number; needed: number }>
  >;
  readonly powers: Readonly<Record<string, PowerCard>>;
  readonly minors: Readonly<Record<string, string>>;
  readonly wars: readonly (readonly [string, string])[];
  readonly alliances: readonly (readonly [string, string])[];
  readonly cards: {
    readonly deck_size: number;
    readonly discard: readonly number[];
    readonly removed: readonly number[];
    readonly on_table: readonly number[];
    readonly home_used: readonly number[];
    readonly used_events: readonly number[];
  };
  readonly religion: {
    readonly protestant_spaces: number;
    readonly new_testament: Readonly<Record<string, number>>;
    readonly full_bible: Readonly<Record<string, number>>;
    readonly debaters: Readonly<Record<string, string>>;
    readonly reformers: Readonly<Record<string, string>>;
    readonly excommunicated: readonly string[];
    readonly st_peters: number;
    readonly chateaux: number;
    readonly piracy_vp: number;
    readonly marital: string;
    readonly edward: number;
    readonly elizabeth: number;
  };
  readonly new_world: {
    readonly explorers: Readonly<Record<string, string>>;
    readonly conquistadors: Readonly<Record<string, string>>;
    readonly colonies: Readonly<Record<string, readonly [string, string]>>;
    readonly claims: Readonly<Record<string, readonly [string, boolean]>>;
    readonly voyages: readonly (readonly [number, string, number, number])[];
    readonly explored: readonly string[];
    readonly colonized: readonly string[];
    readonly conquered: readonly string[];
    readonly galleons: readonly string[];
    readonly plantations: readonly string[];
    readonly raiders: readonly string[];
    readonly charts: readonly string[];
  };
  readonly winter: WinterView;
  readonly events: readonly string[];
  readonly turn_flags: readonly string[];
  readonly impulse_flags: readonly string[];
  readonly vp: Readonly<Record<string, number>>;
  readonly deals?: readonly DealView[];
}

export interface CardRow {
  readonly id: string;
  readonly cp: number;
  readonly type: Readonly<Record<string, string>>;
  readonly turn: Readonly<Record<string, number | string | null>>;
  readonly players: readonly string[];
  readonly when?: readonly string[];
  readonly text: { readonly en: string; readonly ru: string };
  readonly home?: string;
}

export interface LeaderRow {
  readonly power: string;
  readonly kind: "army" | "naval";
  readonly battle: number;
  readonly command: number;
  readonly piracy: number;
}

export interface HisTables {
  readonly cards: Readonly<Record<string, CardRow>>;
  readonly actions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly leaders: Readonly<Record<string, LeaderRow>>;
  readonly rulers: Readonly<Record<string, { power: string; administration: number; card_bonus: number }>>;
  readonly debaters: Readonly<Record<string, { side: string; zone: string; value: number }>>;
  readonly reformers: Readonly<Record<string, { space: string }>>;
  readonly explorers: Readonly<Record<string, { power: string; value: number }>>;
  readonly conquistadors: Readonly<Record<string, { power: string; value: number }>>;
  readonly claims: Readonly<Record<string, { vp: number }>>;
  readonly key_tracks: Readonly<Record<string, { cards: number[]; vp: number[]; automatic_victory: number }>>;
  readonly protestant_spaces: Readonly<Record<string, number[]>>;
  readonly protestant_cards: readonly number[];
  readonly winter: readonly string[];
  readonly years: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string[][]>>;
  readonly spaces: Readonly<Record<string, { port?: string[]; home: string; zone: string }>>;
  readonly boxes: readonly string[];
}

export const viewOf = (state: GameState): HisView => state.view as unknown as HisView;
export const tablesOf = (meta: Meta): HisTables => meta.tables as unknown as HisTables;

export const MAJORS = ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"] as const;
export const MINORS = ["genoa", "hungary", "scotland", "venice"] as const;
export const PHASES = ["card_draw", "diplomacy", "diet", "spring", "action", "winter", "new_world", "victory"] as const;

export const editionOf = (view: HisView): string => String(view.options.edition ?? "2010");

const NO_POWER: PowerCard = {
  hand_size: 0,
  hand: [],
  ruler: "",
  keys: 0,
  vp: { base: 0, special: 0, bonus: 0 },
  vp_sources: {},
  markers: {},
  excommunicated: false,
  fuggers: 0,
  captives: [],
  pool: {},
};
export const powerOf = (view: HisView, power: string): PowerCard => view.powers[power] ?? NO_POWER;
