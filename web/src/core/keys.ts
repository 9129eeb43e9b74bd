/** Keys of the table page: numbers choose, Enter confirms, U takes back. */

function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`);
  button?.click();
  return button !== null;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, select, textarea, [contenteditable]");

/** A key on something that answers to Enter itself is left to it. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button], dialog, .rg-svg") !== null;

/** Listen until the returned function is called. */
export function listen(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const { key } = event;
    let done = false;
    if (/^[1-9]$/.test(key)) done = press(`[data-hotkey="${key}"]`);
    else if (key === "Enter" && !answersEnter(event.target)) done = press("[data-confirm]");
    else if (key === "u" || key === "U" || key === "г" || key === "Г") done = press("[data-undo]");
    if (done) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
