/** The contract of the map: what the client shell gives it, and what it tells. */

export type Lang = "en" | "ru";
export type Names = Readonly<Record<Lang, string>>;

/** What a player may know about one space. Every field may be missing. */
export interface SpaceView {
  readonly control?: string;
  readonly religion?: string;
  readonly unrest?: boolean;
  /** Overrides the printed kind: unfortified, fortress, key, electorate. */
  readonly kind?: string;
  /** "hapsburg-reg", "-merc", "-cav" to a number. */
  readonly units?: Readonly<Record<string, number>>;
  /** "ottoman-squadron", "-corsair" to a number. */
  readonly ships?: Readonly<Record<string, number>>;
  readonly leaders?: readonly string[];
  /** Powers that besiege the space. */
  readonly siege?: readonly string[];
  readonly reformer?: string | readonly string[] | null;
  readonly university?: boolean;
  readonly fortress?: boolean;
  readonly haven?: boolean;
}

export interface SeaView {
  readonly ships?: Readonly<Record<string, number>>;
  readonly leaders?: readonly string[];
  readonly piracy?: boolean;
}

export interface PersonView {
  readonly name?: string | Names;
  readonly power?: string;
}

/** The position: the same plain dictionary that `regio.svg.draw` takes. */
export interface Position {
  readonly turn?: number;
  readonly phase?: string;
  readonly active?: string;
  readonly spaces?: Readonly<Record<string, SpaceView>>;
  readonly seas?: Readonly<Record<string, SeaView>>;
  /** Names and powers of leaders and reformers; without it a person is shown by id. */
  readonly people?: Readonly<Record<string, PersonView>>;
  readonly vp?: Readonly<Record<string, number>>;
}

/** A legal choice on the map: the id of a space or a sea, with a short hint for its card if wanted. */
export interface Choice {
  readonly place: string;
  readonly hint?: string;
}
export type Choices = readonly (string | Choice)[];

/** Gives the text for a message id; `map-…` ids only (texts/en.ftl and texts/ru.ftl beside this file). */
export type Translate = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export interface BoardProps {
  readonly position: Position;
  readonly lang: Lang;
  /** Keep the same function as long as the language stays: everything is drawn anew with a new one. */
  readonly t: Translate;
  /** Missing or null: the question is not about places, nothing is greyed. A list: only these may be picked. */
  readonly choices?: Choices | null;
  /** Called with a legal place only. */
  readonly onPick?: (place: string) => void;
  /** Places already chosen for the pending decision: a firm ring. */
  readonly selected?: readonly string[];
  /** A way to show as arrows, from place to place. */
  readonly route?: readonly string[];
  /** Why a place is not legal, already in words, shown on its card. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Bring these places into view whenever the list changes. */
  readonly lookAt?: readonly string[];
}

// --- the drawn map (europe.json) -----------------------------------------------------------

export type XY = readonly [number, number];
export type Anchor = "start" | "middle" | "end";

export interface MapSpace {
  readonly name: Names;
  readonly x: number;
  readonly y: number;
  readonly true: XY;
  readonly kind: string;
  readonly capital: string;
  readonly home: string;
  readonly zone: string;
  readonly ports: readonly string[];
  readonly anchor: XY | null;
  readonly label: Readonly<Record<Lang, readonly [number, number, Anchor]>>;
}

export interface MapSea {
  readonly name: Names;
  readonly lines: Readonly<Record<Lang, readonly string[]>>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly stack: XY;
  readonly area: string;
}

export interface MapConnection {
  readonly from: string;
  readonly to: string;
  readonly kind: "clear" | "pass";
  readonly bend?: XY;
  readonly mark?: XY;
}

export interface MapPower {
  readonly name: Names;
  readonly fill: string;
  readonly ink: string;
  readonly letter: Names;
}

export interface EuropeMap {
  readonly size: XY;
  readonly symbols: Readonly<Record<string, string>>;
  readonly powers: Readonly<Record<string, MapPower>>;
  readonly tints: Readonly<Record<string, string>>;
  readonly land: string;
  readonly zones: Readonly<Record<string, string>>;
  readonly peaks: readonly (readonly [number, number, number])[];
  readonly spaces: Readonly<Record<string, MapSpace>>;
  readonly connections: readonly MapConnection[];
  readonly seas: Readonly<Record<string, MapSea>>;
  readonly sea_links: readonly (readonly [string, string, "open" | "strait", string])[];
  readonly boundaries: readonly {
    readonly between: XY | readonly string[];
    readonly kind: string;
    readonly path: string;
  }[];
  readonly arrows: readonly { readonly in: string; readonly to: string; readonly x: number; readonly y: number }[];
}
