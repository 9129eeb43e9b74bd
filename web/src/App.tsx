/** The page that the address asks for. */

import { useEffect } from "preact/hooks";
import { route } from "./core/router";
import { lang, loadTexts } from "./core/words";
import { StartPage } from "./pages/Start";
import { TablePage } from "./pages/Table";

export function App() {
  const at = route.value;
  const shown = lang.value;
  useEffect(() => {
    document.documentElement.lang = shown;
    void loadTexts(shown).catch(() => undefined);
  }, [shown]);
  return at.page === "table" ? <TablePage key={at.id} id={at.id} /> : <StartPage />;
}
