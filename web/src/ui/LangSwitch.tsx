/** English or Russian; remembered in this browser. */

import { LANG_NAMES, LANGS, lang, setLang, t } from "../core/words";

export function LangSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not a form
    <div class="lang-switch" role="group" aria-label={t("ui-language")}>
      {LANGS.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={lang.value === one} onClick={() => void setLang(one)}>
          {LANG_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
