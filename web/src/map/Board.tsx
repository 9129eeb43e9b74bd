/** The map of Europe: shows a position, takes the choice of a place. */

import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Card, Legend } from "./Card";
import { Camera } from "./camera";
import { placeName, spoken } from "./describe";
import { europe, seaIds, spaceIds, symbol } from "./europe";
import {
  counters,
  detailLevel,
  hitRadius,
  legalPlaces,
  markHeight,
  nameScale,
  nearestSpace,
  pointOf,
  radiusOf,
  stepFrom,
  strip,
  type View,
} from "./layout";
import "./map.css";
import "./cards.css";
import { CounterPiece, Ground, Roads, SpaceSymbol, unspoken } from "./Pieces";
import type { BoardProps } from "./types";

/** Below this width cards lie at the foot of the window (map.css has the same figure). */
const NARROW = 640;
const everything = [...spaceIds, ...seaIds];

export function Board(props: BoardProps) {
  const { position, lang, t, choices, onPick, selected = [], route = [], reasons, lookAt } = props;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const camera = useRef<Camera | null>(null);
  const touched = useRef(false);

  const hovered = useSignal("");
  const pinned = useSignal("");
  const cursor = useSignal("vienna");
  const legendOpen = useSignal(false);
  const shown = useComputed(() => pinned.value || hovered.value);

  const legal = useMemo(() => legalPlaces(choices), [choices]);
  const legalSet = useMemo(() => (legal ? new Set(legal.keys()) : undefined), [legal]);
  const chosen = useMemo(() => new Set(selected), [selected]);

  useEffect(() => {
    const [frame, picture] = [box.current, svg.current];
    if (!frame || !picture) return;
    let last = "";
    const moved = ({ x, y, k }: View) => {
      world.current?.setAttribute("transform", `translate(${x} ${y}) scale(${k})`);
      const key = `${nameScale(k)} ${detailLevel(k)} ${Math.round(hitRadius(k))}`;
      if (key === last) return;
      last = key;
      picture.style.setProperty("--rg-names", String(nameScale(k)));
      picture.style.setProperty("--rg-hit", `${Math.round(hitRadius(k))}px`);
      picture.dataset.detail = String(detailLevel(k));
    };
    const eye = new Camera(picture, moved);
    camera.current = eye;
    const measure = () => eye.resize(frame.clientWidth, frame.clientHeight);
    const watcher = new ResizeObserver(measure);
    watcher.observe(frame);
    measure();
    return () => {
      watcher.disconnect();
      eye.destroy();
      camera.current = null;
    };
  }, []);

  const lookKey = lookAt?.join(" ") ?? "";
  useEffect(() => {
    if (lookKey) camera.current?.lookAt(lookKey.split(" "));
  }, [lookKey]);

  // A new question: no card of the old one stays open.
  useEffect(() => {
    pinned.value = "";
  }, [choices]);

  const isLegal = (id: string) => legal?.has(id);

  const pick = (id: string) => {
    pinned.value = "";
    hovered.value = "";
    if (legal?.has(id)) onPick?.(id);
  };

  /** A mouse or key picks a legal place at once; a finger sees the card first, a second tap picks. */
  const press = (id: string, finger: boolean) => {
    cursor.value = id;
    if (legal?.has(id) && (!finger || pinned.value === id)) pick(id);
    else {
      pinned.value = pinned.value === id ? "" : id;
      const frame = box.current;
      if (pinned.value && frame && frame.clientWidth <= NARROW) camera.current?.lookAt([id], frame.clientHeight * 0.46);
    }
  };

  const focus = (id: string) => {
    cursor.value = id;
    hovered.value = id;
    camera.current?.lookAt([id]);
    svg.current?.querySelector<SVGGElement>(`[data-place="${id}"]`)?.focus({ preventScroll: true });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const at = cursor.value;
    const ring = legal && legal.size > 0 ? [...legal.keys()] : spaceIds;
    if (key.startsWith("Arrow")) {
      const next = stepFrom(at, key, everything);
      if (next) focus(next);
    } else if (key === "Enter" || key === " ") press(at, false);
    else if (key === "n" || key === "N" || key === "p" || key === "P") {
      const i = ring.indexOf(at);
      const next = ring[(i + (key.toLowerCase() === "n" ? 1 : i < 0 ? 0 : ring.length - 1)) % ring.length];
      if (next) focus(next);
    } else if (key === "Escape" && (pinned.value || hovered.value || legendOpen.value)) {
      pinned.value = "";
      hovered.value = "";
      legendOpen.value = false;
    } else if (key === "+" || key === "=") camera.current?.zoomBy(1.5);
    else if (key === "-") camera.current?.zoomBy(1 / 1.5);
    else if (key === "0") camera.current?.showAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A tap beside every symbol still means the nearest space when it is within a finger's reach. */
  const onGround = (event: MouseEvent) => {
    const eye = camera.current;
    const frame = svg.current?.getBoundingClientRect();
    if (!eye || !frame) return;
    const { x, y, k } = eye.view;
    const at = [(event.clientX - frame.left - x) / k, (event.clientY - frame.top - y) / k] as const;
    const near = nearestSpace(at, 24 / k, legalSet);
    if (near) press(near, touched.current);
    else pinned.value = "";
  };

  const sentences = useMemo(
    () => new Map(everything.map((id) => [id, spoken(id, position, lang, t)])),
    [position, lang, t],
  );

  const place = (id: string) => ({
    "data-place": id,
    role: "button" as const,
    tabindex: cursor.value === id ? 0 : -1,
    "aria-label": [
      sentences.get(id) ?? id,
      ...(chosen.has(id) ? [t("map-selected")] : []),
      ...(legal ? [t(legal.has(id) ? "map-legal" : "map-illegal")] : []),
    ].join("; "),
    "aria-disabled": legal ? !legal.has(id) : undefined,
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === "touch";
    },
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      press(id, touched.current);
    },
    onPointerEnter: (event: PointerEvent) => {
      // An empty sea is wide and has little to tell: its card opens by a click only.
      const tells = spaceIds.includes(id) || stacks.has(id) || legal?.has(id);
      if (event.pointerType !== "touch" && tells) hovered.value = id;
    },
    onPointerLeave: () => {
      if (hovered.value === id) hovered.value = "";
    },
    onFocus: (event: FocusEvent) => {
      cursor.value = id;
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) hovered.value = id;
    },
    onBlur: () => {
      if (hovered.value === id) hovered.value = "";
    },
  });

  const state = (id: string) =>
    `${isLegal(id) ? " rg-legal" : ""}${chosen.has(id) ? " rg-selected" : ""}${shown.value === id ? " rg-shown" : ""}`;

  const stacks = useMemo(() => {
    const found = new Map<string, ReturnType<typeof strip>>();
    for (const id of spaceIds) {
      const space = europe.spaces[id];
      const items = counters(position.spaces?.[id] ?? {}, position.people, lang);
      if (space && items.length > 0) found.set(id, strip(items, space.x, space.y - radiusOf(id) - 11));
    }
    for (const id of seaIds) {
      const sea = europe.seas[id];
      const items = counters(position.seas?.[id] ?? {}, position.people, lang);
      if (sea && items.length > 0) found.set(id, strip(items, sea.stack[0], sea.stack[1], true));
    }
    return found;
  }, [position, lang]);

  // These never change with the position: the same nodes are given again, so nothing is compared.
  const ground = useMemo(() => <Ground />, []);
  const roads = useMemo(() => <Roads />, []);

  const drawnSeas = seaIds.map((id) => {
    const sea = europe.seas[id];
    if (!sea) return null;
    return (
      <g key={id} class={`rg-place rg-sea-zone${state(id)}`} {...place(id)}>
        <path class="rg-sea-area" d={sea.area} />
        <g class="rg-sea-name" transform={sea.turn ? `rotate(${sea.turn} ${sea.x} ${sea.y})` : undefined}>
          {sea.lines[lang].map((line, i) => (
            <text key={line} x={sea.x} y={sea.y + 22 * i} style={{ fontSize: `${sea.size}px` }}>
              {line}
            </text>
          ))}
        </g>
      </g>
    );
  });

  // The inside of each space changes with the position only: hovering gives the same nodes again.
  const insides = useMemo(() => {
    const drawn = new Map<string, ComponentChildren>();
    for (const id of spaceIds) {
      const space = europe.spaces[id];
      if (!space) continue;
      const [dx, dy, anchor] = space.label[lang];
      const far = Math.hypot(space.true[0] - space.x, space.true[1] - space.y) > radiusOf(id);
      const size = space.capital ? "rg-name-1" : space.kind === "key" ? "rg-name-2" : "rg-name-3";
      drawn.set(
        id,
        <>
          <circle class="rg-hit" r="22" />
          {far && <path class="rg-leader-line" d={`M0 0L${space.true[0] - space.x} ${space.true[1] - space.y}`} />}
          <circle class="rg-ring" r={radiusOf(id) + 7} />
          <SpaceSymbol space={space} view={position.spaces?.[id] ?? {}} lang={lang} t={t} />
          <text class={`rg-name ${size}`} x={dx} y={dy} text-anchor={anchor}>
            {space.name[lang]}
          </text>
        </>,
      );
    }
    return drawn;
  }, [position, lang, t]);

  const drawnSpaces = spaceIds.map((id) => {
    const [x, y] = pointOf(id) ?? [0, 0];
    return (
      <g key={id} class={`rg-place rg-space${state(id)}`} {...place(id)} transform={`translate(${x} ${y})`}>
        {insides.get(id)}
      </g>
    );
  });

  const way = route.map(pointOf).filter((point) => point !== undefined);
  const shownId = shown.value;
  const shownAt = pointOf(shownId);
  const eyeView = camera.current?.view;
  const right = shownAt && eyeView && box.current && shownAt[0] * eyeView.k + eyeView.x > box.current.clientWidth / 2;

  return (
    <div ref={box} class={`rg-map${legal ? " rg-choosing" : ""}`}>
      <svg
        ref={svg}
        class="rg-svg"
        data-detail="1"
        role="application"
        aria-label={t("map-label")}
        aria-describedby="rg-help"
        onKeyDown={onKey}
        onClick={onGround}
        onPointerDown={(event) => {
          touched.current = event.pointerType === "touch";
        }}
      >
        <g ref={world}>
          {ground}
          <g>{drawnSeas}</g>
          <g class="rg-arrows" {...unspoken}>
            {europe.arrows.map((arrow) => (
              <g key={`${arrow.in}-${arrow.to}`} transform={`translate(${arrow.x} ${arrow.y})`}>
                <path d={symbol("arrow")} transform="translate(0 -12)" />
                <text y="12">{placeName(arrow.to, lang)}</text>
              </g>
            ))}
          </g>
          {roads}
          {way.length > 1 && <path class="rg-route" d={`M${way.map(([x, y]) => `${x} ${y}`).join("L")}`} />}
          <g>{drawnSpaces}</g>
          <g class="rg-counters" {...unspoken}>
            {[...stacks].map(([id, pieces]) => (
              <g key={id} class={`rg-stack${state(id)}`}>
                {pieces.map((piece, i) => (
                  <CounterPiece key={`${piece.shape} ${piece.power} ${piece.who || i}`} piece={piece} />
                ))}
              </g>
            ))}
          </g>
          <g class="rg-marks" {...unspoken}>
            {[...(legal?.keys() ?? [])].map((id) => {
              const at = pointOf(id);
              if (!at) return null;
              const isSea = europe.seas[id] !== undefined;
              const up = isSea ? 26 : markHeight(id, stacks.get(id)?.length ?? 0);
              return (
                <g key={id} transform={`translate(${at[0]} ${at[1] - up})`}>
                  <path class="rg-here" d="M0 2L-7.5 -10H7.5Z" />
                </g>
              );
            })}
            {way.slice(1).map(([x, y], i) => {
              const from = way[i] ?? [x, y];
              const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
              const mid = [from[0] + (x - from[0]) * 0.62, from[1] + (y - from[1]) * 0.62];
              return (
                <path
                  key={`${x} ${y} ${from[0]}`}
                  class="rg-route-head"
                  d="M9 0L-7 -9L-3 0L-7 9Z"
                  transform={`translate(${mid[0]} ${mid[1]}) rotate(${angle})`}
                />
              );
            })}
          </g>
        </g>
      </svg>
      <p id="rg-help" class="rg-hidden">
        {t("map-help")}
      </p>
      <div class="rg-buttons">
        <button
          type="button"
          aria-label={t("map-zoom-in")}
          title={t("map-zoom-in")}
          onClick={() => camera.current?.zoomBy(1.5)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t("map-zoom-out")}
          title={t("map-zoom-out")}
          onClick={() => camera.current?.zoomBy(1 / 1.5)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={t("map-zoom-fit")}
          title={t("map-zoom-fit")}
          onClick={() => camera.current?.showAll()}
        >
          ⤢
        </button>
        <button
          type="button"
          aria-label={t("map-legend")}
          title={t("map-legend")}
          aria-expanded={legendOpen.value}
          onClick={() => {
            legendOpen.value = !legendOpen.value;
          }}
        >
          ?
        </button>
      </div>
      {shownId && pointOf(shownId) && (
        <Card
          id={shownId}
          position={position}
          lang={lang}
          t={t}
          pinned={pinned.value === shownId}
          legal={isLegal(shownId)}
          hint={legal?.get(shownId) ?? ""}
          reason={reasons?.[shownId]}
          corner={right ? "left" : "right"}
          onClose={() => {
            pinned.value = "";
            hovered.value = "";
          }}
          onPick={() => pick(shownId)}
          onGo={(id) => {
            pinned.value = id;
            focus(id);
          }}
        />
      )}
      {legendOpen.value && (
        <Legend
          lang={lang}
          t={t}
          onClose={() => {
            legendOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
