/** Everything about a new game: scenario, edition, players, secrecy, and who plays what. */

import { useSignal } from "@preact/signals";
import { has, nameOf, t } from "../core/words";
import type { Meta, NewGame } from "../generated/types";
import { Shield } from "../his/Shield";

type Options = Record<string, string | number>;

const MAIN = ["scenario", "edition", "players", "secrecy"];

/** Seats that one player has together, for a number of players. */
export function groupsFor(meta: Meta, options: Options): string[][] {
  const table = meta.tables.players as Record<string, string[][]> | undefined;
  return table?.[String(options.players ?? 6)] ?? meta.seats.map((seat) => [seat]);
}

/** What a new form holds: the first value of each option, but six players. */
export function defaultOptions(meta: Meta): Options {
  const found: Options = {};
  for (const [name, values] of Object.entries(meta.options)) {
    const first = values[0];
    if (name === "players") found[name] = values.includes(6) ? 6 : (first ?? 6);
    else if (first !== undefined && name !== "scoring") found[name] = first;
  }
  return found;
}

/** Every seat to who plays it. */
export function seatsFor(
  groups: readonly string[][],
  people: ReadonlySet<string>,
  bot: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const group of groups) {
    const who = group.some((seat) => people.has(seat)) ? "human" : bot;
    for (const seat of group) found[seat] = who;
  }
  return found;
}

interface FormProps {
  readonly meta: Meta;
  readonly busy: boolean;
  readonly onStart: (game: NewGame) => void;
}

export function NewGameForm({ meta, busy, onStart }: FormProps) {
  const options = useSignal<Options>(defaultOptions(meta));
  const people = useSignal<ReadonlySet<string>>(new Set([meta.seats[0] ?? ""]));
  const bot = useSignal(meta.bots[0] ?? "random");
  const groups = groupsFor(meta, options.value);
  const rest = Object.keys(meta.options).filter((name) => !MAIN.includes(name));
  const field = (name: string) => (
    <OptionField
      key={name}
      name={name}
      values={meta.options[name] ?? []}
      value={options.value[name]}
      onChange={(value) => {
        const next = { ...options.value };
        if (value === undefined) delete next[name];
        else next[name] = value;
        options.value = next;
      }}
    />
  );
  const toggle = (group: readonly string[]) => {
    const next = new Set(people.value);
    const on = group.some((seat) => next.has(seat));
    for (const seat of group) {
      if (on) next.delete(seat);
      else next.add(seat);
    }
    people.value = next;
  };
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ game: meta.game, options: options.value, seats: seatsFor(groups, people.value, bot.value) });
      }}
    >
      <div class="fields">{MAIN.filter((name) => meta.options[name]).map(field)}</div>
      <fieldset class="who">
        <legend>{t("ui-who-plays")}</legend>
        {groups.map((group) => (
          <label key={group.join(" ")} class="who-row">
            <input
              type="checkbox"
              name={`seat-${group[0]}`}
              checked={group.some((seat) => people.value.has(seat))}
              onChange={() => toggle(group)}
            />
            <span class="who-powers">
              {group.map((seat) => (
                <span key={seat} class="said-power">
                  <Shield power={seat} size={18} /> {nameOf("power", seat)}
                </span>
              ))}
            </span>
            <small>{group.some((seat) => people.value.has(seat)) ? t("ui-human-here") : botName(bot.value)}</small>
          </label>
        ))}
      </fieldset>
      {meta.bots.length > 1 && (
        <label class="field">
          <span>{t("ui-bots")}</span>
          <select
            value={bot.value}
            onChange={(event) => {
              bot.value = event.currentTarget.value;
            }}
          >
            {meta.bots.map((name) => (
              <option key={name} value={name}>
                {botName(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {rest.length > 0 && (
        <details class="more">
          <summary>{t("ui-table-rules")}</summary>
          <div class="fields">{rest.map(field)}</div>
        </details>
      )}
      <button type="submit" class="primary confirm" disabled={busy}>
        {t("ui-start")}
      </button>
    </form>
  );
}

const botName = (bot: string): string => t("ui-bot", { name: nameOf("bot", bot) });

interface FieldProps {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number | undefined) => void;
}

const BY_EDITION = "";

function OptionField({ name, values, value, onChange }: FieldProps) {
  return (
    <label class="field">
      <span>{nameOf("option", name)}</span>
      <select
        name={name}
        value={value === undefined ? BY_EDITION : String(value)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(values.find((one) => String(one) === chosen));
        }}
      >
        {name === "scoring" && <option value={BY_EDITION}>{t("ui-by-edition")}</option>}
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {nameOf("choice", `${name}-${one}`)}
          </option>
        ))}
      </select>
      {has(`ui-about-${name}`) && <small class="hint">{t(`ui-about-${name}`)}</small>}
    </label>
  );
}
