/**
 * A page to look at the map alone; not part of the build. With the development server:
 * /src/map/demo.html?lang=ru&choices=linz,graz,pressburg,adriatic_sea&route=vienna,linz&look=vienna&show=vienna
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { render } from "preact";
import { Board } from "./Board";
import { sample } from "./sample";
import en from "./texts/en.ftl?raw";
import ru from "./texts/ru.ftl?raw";
import type { Lang, Translate } from "./types";

const query = new URLSearchParams(location.search);
const lang: Lang = query.get("lang") === "ru" ? "ru" : "en";
const bundle = new FluentBundle(lang, { useIsolating: false });
bundle.addResource(new FluentResource(lang === "ru" ? ru : en));
const t: Translate = (id, args) => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
};
const list = (name: string) => query.get(name)?.split(",").filter(Boolean);

const choices = signal(list("choices") ?? null);
const selected = signal<string[]>(list("selected") ?? []);

function Demo() {
  return (
    <Board
      position={sample}
      lang={lang}
      t={t}
      choices={choices.value}
      selected={selected.value}
      route={list("route") ?? []}
      lookAt={list("look") ?? []}
      onPick={(place) => {
        selected.value = [place];
      }}
    />
  );
}

const root = document.getElementById("app");
if (root) render(<Demo />, root);
const show = query.get("show");
if (show) {
  setTimeout(
    () => document.querySelector(`[data-place="${show}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    300,
  );
}
