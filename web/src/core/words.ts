/** What ids mean, in the language of the reader. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Message, Meta, Name, Value } from "../generated/types";
import hisEn from "../his/texts/en.ftl?raw";
import hisRu from "../his/texts/ru.ftl?raw";
import mapEn from "../map/texts/en.ftl?raw";
import mapRu from "../map/texts/ru.ftl?raw";
import en from "../texts/en.ftl?raw";
import ru from "../texts/ru.ftl?raw";
import { fetchTexts } from "./api";
import { recall, remember } from "./memory";

export type Lang = "en" | "ru";
export const LANGS: readonly Lang[] = ["en", "ru"];
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: "English", ru: "Русский" };

type Args = Readonly<Record<string, string | number>>;

const OWN: Readonly<Record<Lang, readonly string[]>> = { en: [en, hisEn, mapEn], ru: [ru, hisRu, mapRu] };
const bundles = new Map<string, FluentBundle>();

function bundleOf(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of OWN[lang]) bundle.addResource(new FluentResource(text));
    bundles.set(lang, bundle);
  }
  return bundle;
}

const browserLang = (): Lang => (globalThis.navigator?.language?.startsWith("ru") ? "ru" : "en");
const firstLang = (): Lang => {
  const kept = recall("lang");
  return kept === "en" || kept === "ru" ? kept : browserLang();
};

export const lang = signal<Lang>(firstLang());
/** Languages whose game sentences are here; a sentence that is missing is shown by its id meanwhile. */
const loaded = signal<readonly Lang[]>([]);

export async function loadTexts(wanted: Lang): Promise<void> {
  if (loaded.value.includes(wanted)) return;
  const text = await fetchTexts(wanted);
  bundleOf(wanted).addResource(new FluentResource(text));
  loaded.value = [...loaded.value, wanted];
}

export async function setLang(wanted: Lang): Promise<void> {
  remember("lang", wanted);
  await loadTexts(wanted).catch(() => undefined);
  lang.value = wanted;
}

/** Tests put sentences here that the table would send. */
export function addTexts(to: Lang, text: string): void {
  bundleOf(to).addResource(new FluentResource(text), { allowOverrides: true });
}

function format(inLang: Lang, id: string, args?: Args): string | undefined {
  const bundle = bundleOf(inLang);
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? {}, []) : undefined;
}

/** A text of the page. */
export type Say = (id: string, args?: Args) => string;
const sayers: Readonly<Record<Lang, Say>> = {
  en: (id, args) => format("en", id, args) ?? id,
  ru: (id, args) => format("ru", id, args) ?? format("en", id, args) ?? id,
};
/** One function per language: whoever holds it is drawn anew only when the language changes. */
export const sayer = computed<Say>(() => sayers[lang.value]);
export const t: Say = (id, args) => sayer.value(id, args);
export const has = (id: string): boolean => format(lang.value, id) !== undefined;

// --- names -----------------------------------------------------------------------------------------

export const meta = signal<Meta | null>(null);

/** A token in plain words, for what nobody has named yet. */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, " ");

const named = (name: Name | undefined): string | undefined => name?.[lang.value];

/** The name of a token in the reader's language. */
export function nameOf(domain: string, name: string): string {
  const found = named(meta.value?.names[domain]?.[name]);
  if (found && found !== name) return found;
  const own = `name-${domain}-${name}`;
  if (has(own)) return t(own);
  return found ?? plain(name);
}

export function valueName(value: Value): string {
  const { domain, value: given } = value;
  if (Array.isArray(given)) {
    return given.map((one) => (typeof one === "number" ? String(one) : nameOf(domain, one))).join(", ") || "—";
  }
  return typeof given === "number" ? String(given) : nameOf(domain, given);
}

const valueId = ({ value }: Value): string =>
  Array.isArray(value) ? value.join(typeof value[0] === "number" ? "-" : "+") : String(value);

// --- sentences -------------------------------------------------------------------------------------

/** A piece of a sentence: words, or something that the page can explain. */
export type Part = string | { readonly value: Value; readonly text: string };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000(\w+)\uE001([^\uE002]*)\uE002/g;

/** The argument that counts deals: the page can show what such a deal says. */
const DEAL = "deal";

/** A sentence in pieces. An unknown id is shown with its arguments. */
export function parts(message: Message): Part[] {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.args)) {
    args[`${name}-id`] = valueId(value);
    const single = typeof value.value === "number" && value.domain === "n" && name !== DEAL;
    args[name] = single ? Number(value.value) : `${OPEN}${name}${MIDDLE}${valueName(value)}${CLOSE}`;
  }
  const said = format(lang.value, message.id, args) ?? fallback(message.id, args);
  const found: Part[] = [];
  let at = 0;
  for (const match of said.matchAll(MARKED)) {
    if (match.index > at) found.push(said.slice(at, match.index));
    const value = message.args[match[1] ?? ""];
    const text = match[2] ?? "";
    const deal = match[1] === DEAL && value?.domain === "n";
    found.push(value ? { value: deal ? { ...value, domain: DEAL } : value, text } : text);
    at = match.index + match[0].length;
  }
  if (at < said.length) found.push(said.slice(at));
  return found;
}

function fallback(id: string, args: Args): string {
  const shown = Object.entries(args)
    .filter(([name]) => !name.endsWith("-id"))
    .map(([name, value]) => `${plain(name)}: ${value}`);
  return [plain(id), ...shown].join(" · ");
}

export const sentence = (message: Message): string =>
  parts(message)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

/** What an error of the table says. */
export function errorText(id: string, args: Args): string {
  return (id && format(lang.value, id, args)) || String(args.text ?? id);
}
