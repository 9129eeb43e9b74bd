import { render } from "preact";
import { App } from "./App";
import { europe } from "./map/europe";
import "./style/base.css";
import "./style/start.css";
import "./style/table.css";
import "./style/answers.css";
import "./style/cards.css";
import "./style/panels.css";
import "./style/promises.css";
import "./style/winter.css";

// The colours of powers are those of the map, everywhere.
for (const [power, { fill, ink }] of Object.entries(europe.powers)) {
  document.documentElement.style.setProperty(`--rg-${power}`, fill);
  document.documentElement.style.setProperty(`--rg-${power}-ink`, ink);
}

const root = document.getElementById("app");
if (root) render(<App />, root);
