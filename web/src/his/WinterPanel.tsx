/** The Winter Phase, step by step: what is done, what is under way, and what each step does to the power that looks. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadRules } from "../core/rules";
import { nameOf, t } from "../core/words";
import type { PanelProps } from "../games";
import { RuleRef } from "../ui/Rules";
import { Said } from "../ui/Sentence";
import { Explained } from "../ui/Tip";
import { Shield } from "./Shield";
import { type HisTables, type HisView, tablesOf, viewOf, type WinterTasks } from "./types";

const RULES: Readonly<Record<string, string>> = {
  loans: "19.1",
  renegade: "19.2",
  ships: "19.3",
  armies: "19.3",
  alliances: "19.4",
  replacements: "19.5",
  piracy: "19.6",
  debaters: "19.7",
  events: "19.8",
};
const SIGNS = { done: "✓", now: "▸", later: "○" } as const;

export function WinterPanel({ state, meta }: PanelProps) {
  const view = viewOf(state);
  const tables = tablesOf(meta);
  useEffect(() => {
    void loadRules(state.game);
  }, [state.game]);
  const { winter } = view;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // What is under way comes before the player's eyes.
    const panel = list.current?.closest<HTMLElement>(".panel");
    const now = list.current?.querySelector<HTMLElement>(".winter-step.now");
    if (panel && now) panel.scrollTop = now.offsetTop - panel.offsetTop - now.offsetHeight / 2;
  }, [winter.done]);
  const when = winter.now ? "now" : winter.done > 0 ? "over" : "before";
  return (
    <>
      <h3 class="panel-title">{t("his-ui-winter-title", { turn: view.turn })}</h3>
      <p class="hint">{t(`his-ui-winter-${when}`)}</p>
      <ol ref={list} class="winter-steps">
        {tables.winter.map((step, i) => {
          const stage = i < winter.done ? "done" : winter.now && i === winter.done ? "now" : "later";
          return <Step key={step} number={i + 1} step={step} stage={stage} view={view} tables={tables} />;
        })}
      </ol>
    </>
  );
}

interface StepProps {
  readonly number: number;
  readonly step: string;
  readonly stage: keyof typeof SIGNS;
  readonly view: HisView;
  readonly tables: HisTables;
}

function Step({ number, step, stage, view, tables }: StepProps) {
  const rule = RULES[step] ?? "19";
  const { winter } = view;
  const tasks = Object.entries(winter.tasks);
  return (
    <li class={`winter-step ${stage}`} aria-current={stage === "now" ? "step" : undefined}>
      <span class="winter-sign" aria-hidden="true">
        {SIGNS[stage]}
      </span>
      <div>
        <h4>
          <Explained
            tip={() => (
              <>
                <h3>{t(`his-ui-winter-step-${step}`)}</h3>
                <p>{t(`his-ui-winter-about-${step}`)}</p>
              </>
            )}
          >
            {number}. {t(`his-ui-winter-step-${step}`)}
          </Explained>
          <RuleRef rule={rule} />
          <small class="winter-stage">
            {t(`his-ui-winter-${stage}-step`)}
            {stage === "now" && winter.power !== "none" && `: ${nameOf("power", winter.power)}`}
          </small>
        </h4>
        {stage === "done" ? null : COMMON[step] ? (
          <ul>{COMMON[step](view)}</ul>
        ) : tasks.length === 0 ? (
          <p class="hint">{t(`his-ui-winter-about-${step}`)}</p>
        ) : (
          tasks.map(([power, task]) => (
            <ul key={power}>
              {tasks.length > 1 && (
                <li class="said-power">
                  <Shield power={power} size={14} /> {nameOf("power", power)}
                </li>
              )}
              {OWN[step]?.(power, task, view, tables)}
            </ul>
          ))
        )}
      </div>
    </li>
  );
}

/** A short line with the places, powers, cards it is about. */
function Line({
  id,
  domain,
  of,
}: {
  id: string;
  domain?: string;
  of?: readonly (string | number)[];
}): ComponentChildren {
  return (
    <li>
      {t(id)}
      {domain && of && (
        <>
          {": "}
          {of.map((one, i) => (
            <span key={one}>
              {i > 0 && ", "}
              <Said value={{ domain, value: String(one) }} text={nameOf(domain, String(one))} />
            </span>
          ))}
        </>
      )}
    </li>
  );
}

const some = (id: string, domain: string, of: readonly (string | number)[]): ComponentChildren =>
  of.length > 0 && <Line key={id} id={id} domain={domain} of={of} />;
const orNone = (none: string, ...lines: ComponentChildren[]): ComponentChildren =>
  lines.some(Boolean) ? lines : <Line id={none} />;

/** What a step does to everybody alike. */
const COMMON: Readonly<Record<string, (view: HisView) => ComponentChildren>> = {
  renegade: ({ winter }) =>
    orNone(
      "his-ui-winter-no-renegade",
      some("his-ui-winter-renegade", "place", winter.renegade === null ? [] : [winter.renegade]),
    ),
  piracy: ({ seas }) =>
    orNone(
      "his-ui-winter-no-piracy",
      some(
        "his-ui-winter-piracy",
        "place",
        Object.keys(seas).filter((sea) => seas[sea]?.piracy),
      ),
    ),
  debaters: ({ religion }) =>
    orNone(
      "his-ui-winter-no-debaters",
      some(
        "his-ui-winter-debaters",
        "debater",
        Object.keys(religion.debaters).filter((debater) => religion.debaters[debater] === "committed"),
      ),
    ),
  events: ({ winter }) => orNone("his-ui-winter-no-events", some("his-ui-winter-events", "card", winter.due)),
};

type Own = (power: string, tasks: WinterTasks, view: HisView, tables: HisTables) => ComponentChildren;

/** What a step does to one power. */
const OWN: Readonly<Record<string, Own>> = {
  loans: (_, { lent, borrowed }) =>
    orNone(
      "his-ui-winter-no-loans",
      some("his-ui-winter-lent", "power", lent),
      some("his-ui-winter-borrowed", "power", borrowed),
    ),
  ships: (_, { ships }) => orNone("his-ui-winter-no-ships", some("his-ui-winter-ships", "place", ships)),
  armies: (_, { moves, excess, leaving, unsafe, garrisons }) =>
    moves ? (
      orNone(
        "his-ui-winter-no-armies",
        some("his-ui-winter-excess", "place", excess),
        some("his-ui-winter-leaving", "place", leaving),
        some("his-ui-winter-unsafe", "place", unsafe),
        some("his-ui-winter-garrisons", "place", garrisons),
      )
    ) : (
      <Line id="his-ui-winter-no-league" />
    ),
  alliances: (power, _, { alliances }) =>
    orNone(
      "his-ui-winter-no-alliances",
      some(
        "his-ui-winter-alliances",
        "power",
        alliances.filter((pair) => pair.includes(power)).map(([one, other]) => (one === power ? other : one)),
      ),
    ),
  replacements: (_, { replacements }) =>
    orNone(
      "his-ui-winter-no-replacements",
      ...["yes", "lost", "unrest", "counters"].map((why) =>
        some(
          `his-ui-winter-replacement-${why}`,
          "space",
          Object.keys(replacements).filter((capital) => replacements[capital] === why),
        ),
      ),
    ),
};
