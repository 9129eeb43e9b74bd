/** The menu of a table: language, seats at this screen, keys, and reporting a fault. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fetchCase, openGame, Refusal } from "../core/api";
import { useHere } from "../core/here";
import { START } from "../core/router";
import { humans } from "../core/seats";
import { noticeOf } from "../core/table";
import { errorText, nameOf, t } from "../core/words";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { LangSwitch } from "../ui/LangSwitch";

export function Menu() {
  const open = useSignal(false);
  const report = useSignal(false);
  const keys = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open.value) return;
    const away = (event: Event) => {
      const leaves = event instanceof KeyboardEvent && event.key === "Escape";
      if (leaves) button.current?.focus();
      if (leaves || (!(event instanceof KeyboardEvent) && !box.current?.contains(event.target as Node))) {
        open.value = false;
      }
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", away);
    };
  }, [open.value]);
  const choose = (what: { value: boolean }) => () => {
    // A window gives the focus back to where it was: not to an item that is gone by then.
    button.current?.focus();
    open.value = false;
    what.value = true;
  };
  return (
    <div class="menu" ref={box}>
      <button
        ref={button}
        type="button"
        class="tool"
        aria-expanded={open.value}
        aria-label={t("ui-menu")}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="menu" />
      </button>
      {open.value && (
        <div class="menu-list">
          <LangSwitch />
          <SeatsHere />
          <button type="button" class="menu-item" onClick={choose(keys)}>
            {t("ui-keys")}
          </button>
          <button type="button" class="menu-item" onClick={choose(report)}>
            {t("ui-report")}
          </button>
          <a class="menu-item" href={START}>
            {t("ui-to-start")}
          </a>
        </div>
      )}
      {report.value && <Report onClose={() => (report.value = false)} />}
      {keys.value && <Keys onClose={() => (keys.value = false)} />}
    </div>
  );
}

/** Several people at one screen, or at several: which seats are played here. */
function SeatsHere() {
  const { table, ui, state } = useHere();
  const all = humans(state.seats);
  if (all.length < 2) return null;
  const here = table.here.value;
  return (
    <fieldset class="menu-seats">
      <legend>{t("ui-seats-here")}</legend>
      {all.map((seat) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={here.includes(seat)}
            onChange={(event) => {
              const rest = here.filter((one) => one !== seat);
              table.sitHere(
                event.currentTarget.checked ? all.filter((one) => one === seat || here.includes(one)) : rest,
              );
            }}
          />
          <ui.Mark power={seat} size={16} /> {nameOf("power", seat)}
        </label>
      ))}
    </fieldset>
  );
}

const KEYS = ["1–9", "Enter", "U", "N / P", "+ / − / 0", "Esc"] as const;

function Keys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("ui-keys")} onClose={onClose}>
      <dl class="key-list">
        {KEYS.map((key, i) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`ui-key-${i + 1}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Export the case of the present position: it shows all hands, and all players will see that it was made. */
function Report({ onClose }: { onClose: () => void }) {
  const { table, state } = useHere();
  const problem = useSignal("");
  const done = useSignal(false);
  const running = state.status === "running" && !state.opened;
  const save = async () => {
    problem.value = "";
    try {
      const text = await fetchCase(table.id).catch(async (error: unknown) => {
        if (!(error instanceof Refusal) || error.body.id !== "table-sealed") throw error;
        await openGame(table.id);
        return fetchCase(table.id);
      });
      download(`regio-${table.id}.toml`, text);
      done.value = true;
    } catch (error) {
      const { id, text } = noticeOf(error);
      problem.value = errorText(id, { text });
    }
  };
  return (
    <Dialog title={t("ui-report")} onClose={onClose}>
      <p>{t("ui-report-what")}</p>
      {running && (
        <p class="notice notice-error">
          <Icon name="warn" /> {t("ui-report-opens")}
        </p>
      )}
      {problem.value && (
        <p class="notice notice-error" role="alert">
          {problem.value}
        </p>
      )}
      {done.value ? (
        <p role="status">{t("ui-report-done")}</p>
      ) : (
        <button type="button" class="primary confirm" onClick={() => void save()}>
          {t("ui-report-save")}
        </button>
      )}
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
