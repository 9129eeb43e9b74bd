/** The drawn pieces: land and sea, symbols of spaces, counters. Colours come from map.css. */

import { europe, roadPath, symbol } from "./europe";
import type { Placed } from "./layout";
import { powerLetter } from "./layout";
import type { Lang, MapSpace, SpaceView, Translate } from "./types";

/** Screen readers skip these: the places themselves say it all. */
export const unspoken = { "aria-hidden": true } as const;

const land = (cls: string) => <use href="#rg-land" class={cls} />;
const clear = europe.connections.filter(({ kind }) => kind === "clear");
const passes = europe.connections.filter(({ kind }) => kind === "pass");
const [width, height] = europe.size;

/** What never changes: drawn once. */
export function Ground() {
  return (
    <g {...unspoken}>
      <defs>
        <path id="rg-land" d={europe.land} />
        <clipPath id="rg-dry">
          <use href="#rg-land" />
        </clipPath>
        <clipPath id="rg-page">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clip-path="url(#rg-page)">
        <rect class="rg-sea" width={width} height={height} />
        {land("rg-shallow rg-shallow-3")}
        {land("rg-shallow rg-shallow-2")}
        {land("rg-shallow rg-shallow-1")}
        {land("rg-land")}
        <g clip-path="url(#rg-dry)">
          {Object.entries(europe.zones).map(([zone, d]) => (
            <path key={zone} class="rg-zone" d={d} style={{ fill: `var(--rg-zone-${zone})` }} />
          ))}
        </g>
        {land("rg-coast")}
        <g class="rg-peaks">
          {europe.peaks.map(([x, y, s]) => (
            <path key={`${x} ${y}`} d={symbol("peak")} transform={`translate(${x} ${y}) scale(${s})`} />
          ))}
        </g>
        {europe.boundaries.map((line) => (
          <path key={line.path} class={`rg-boundary rg-${line.kind}`} d={line.path} />
        ))}
      </g>
      <rect class="rg-frame" width={width} height={height} />
    </g>
  );
}

export function Roads() {
  const lines = clear.map(roadPath).join("");
  return (
    <g {...unspoken}>
      <path class="rg-road-under" d={lines} />
      <path class="rg-road" d={lines} />
      <path class="rg-pass" d={passes.map(roadPath).join("")} />
      {passes.map(
        ({ from, to, mark }) =>
          mark && (
            <g key={`${from}-${to}`} class="rg-pass-mark" transform={`translate(${mark[0]} ${mark[1]})`}>
              <circle r="9.5" />
              <path d={symbol("mountain")} />
            </g>
          ),
      )}
    </g>
  );
}

const fill = (power: string) => ({ fill: `var(--rg-${power}, var(--rg-none))` });
const ink = (power: string) => ({ fill: `var(--rg-${power}-ink, var(--rg-ink))` });

interface SymbolProps {
  readonly space: MapSpace;
  readonly view: SpaceView;
  readonly lang: Lang;
  readonly t: Translate;
}

/** A space's symbol: shape = kind, rim = home power, middle = controller, white centre = Protestant. */
export function SpaceSymbol({ space, view, lang, t }: SymbolProps) {
  const kind = view.kind ?? space.kind;
  const shape = symbol(kind) || symbol("unfortified");
  const holder = view.control ?? space.home;
  const letter = powerLetter(holder, lang);
  const besieger = view.siege?.[0];
  const protestant = view.religion === "protestant";
  return (
    <>
      {space.anchor && (
        <g class="rg-anchor" transform={`translate(${space.anchor[0]} ${space.anchor[1]})`}>
          <circle r="7.6" />
          <path d={symbol("anchor")} transform="scale(.82)" />
        </g>
      )}
      {besieger && (
        <>
          <circle class="rg-siege-under" r="20" />
          <circle class="rg-siege" r="20" style={{ stroke: `var(--rg-${besieger}, var(--rg-ink))` }} />
        </>
      )}
      {space.capital && <path class="rg-capital" d={symbol("capital")} />}
      <path class="rg-rim" d={shape} style={fill(space.home)} />
      <path class="rg-holder" d={shape} transform="scale(.76)" style={fill(holder)} />
      {protestant && <circle class="rg-protestant" r="6.4" />}
      {view.religion === "other" && (
        <circle class="rg-other" r="6.6" style={{ stroke: `var(--rg-${holder}-ink, var(--rg-ink))` }} />
      )}
      {letter && (
        <text
          class={letter.length > 1 ? "rg-letter rg-small" : "rg-letter"}
          y={letter.length > 1 ? 2.7 : 3.4}
          style={protestant ? undefined : ink(holder)}
        >
          {letter}
        </text>
      )}
      {view.unrest && (
        <g class="rg-unrest">
          <path class="rg-unrest-under" d={symbol("unrest")} transform="scale(1.5 1.2)" />
          <path d={symbol("unrest")} transform="scale(1.5 1.2)" />
          <circle cx="14" cy="-10" r="7" />
          <text x="14" y="-6.6">
            {t("map-unrest-letter")}
          </text>
        </g>
      )}
    </>
  );
}

/** A counter: shape = kind of unit, colour and letter = power, number = how many. */
export function CounterPiece({ piece }: { readonly piece: Placed }) {
  const { shape, power, text } = piece;
  const body =
    shape === "leader" ? (
      <>
        <circle class="rg-badge" r="10.5" />
        <circle class="rg-badge-rim" r="8.6" style={{ stroke: `var(--rg-${power}, var(--rg-none))` }} />
      </>
    ) : shape === "reformer" ? (
      <>
        <circle class="rg-badge rg-faith" r="10" />
        <path class="rg-cross" d={symbol("reformer")} />
      </>
    ) : ["university", "fortress", "haven", "piracy"].includes(shape) ? (
      <>
        <rect class="rg-badge" x="-10" y="-9" width="20" height="18" rx="4" />
        <path
          class={shape === "piracy" ? "rg-mark rg-open" : "rg-mark"}
          d={symbol(shape === "fortress" ? "tower" : shape === "piracy" ? "unrest" : shape)}
        />
      </>
    ) : (
      <path class="rg-unit" d={symbol(shape) || symbol("reg")} style={fill(power)} />
    );
  const person = shape === "leader" || shape === "reformer";
  const size = person ? 9 : text.length < 3 ? 11.5 : text.length === 3 ? 9.5 : 8;
  return (
    <g class={`rg-counter rg-${shape}`} transform={`translate(${piece.x} ${piece.y})`}>
      {body}
      {text && (
        <text y={size * 0.36} style={{ fontSize: `${size}px`, ...(person ? {} : ink(power)) }}>
          {text}
        </text>
      )}
    </g>
  );
}

/** A small picture of a symbol for cards and the legend. */
export function Glyph({ name, power = "none" }: { readonly name: string; readonly power?: string }) {
  const inner = {
    capital: (
      <>
        <path class="rg-capital" d={symbol("capital")} />
        <path class="rg-rim" d={symbol("key")} style={fill(power)} />
      </>
    ),
    protestant: (
      <>
        <path class="rg-rim" d={symbol("unfortified")} style={fill(power)} />
        <circle class="rg-protestant" r="6.4" />
      </>
    ),
    home: (
      <>
        <path class="rg-rim" d={symbol("unfortified")} style={fill("france")} />
        <path class="rg-holder" d={symbol("unfortified")} transform="scale(.76)" style={fill("hapsburg")} />
      </>
    ),
    road: <path class="rg-road" d="M-13 0H13" />,
    boundary: <path class="rg-boundary" d="M-13 0H13" />,
    pass: (
      <>
        <path class="rg-pass" d="M-15 0H15" />
        <g class="rg-pass-mark">
          <circle r="8.5" />
          <path d={symbol("mountain")} />
        </g>
      </>
    ),
    siege: <circle class="rg-siege-under" r="10" />,
    anchor: (
      <g class="rg-anchor">
        <circle r="9" />
        <path d={symbol("anchor")} />
      </g>
    ),
    unrest: (
      <g class="rg-unrest">
        <path d={symbol("unrest")} />
      </g>
    ),
    power: <rect class="rg-unit" x="-11" y="-11" width="22" height="22" rx="3" style={fill(power)} />,
  }[name];
  const counter = ["leader", "reformer", "university", "fortress-marker", "haven", "piracy"].includes(name) && (
    <CounterPiece piece={{ shape: name.replace("-marker", ""), power, text: "", count: 1, who: "", x: 0, y: 0 }} />
  );
  return (
    <svg class="rg-glyph" viewBox="-16 -16 32 32" aria-hidden="true">
      {inner ?? (counter || <path class="rg-rim" d={symbol(name)} style={fill(power)} />)}
    </svg>
  );
}
