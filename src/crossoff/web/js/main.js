// The page: loads texts and settings, then shows the current route.
import { html, render, signal, useErrorBoundary } from "./ui.js";
import { startTexts, t } from "./texts.js";
import { followSettings } from "./settings.js";
import { routeOf } from "./route.js";
import { keepSeat, seatKey } from "./seat.js";
import { Paint } from "./draw/sheet.js";
import { Button } from "./pieces.js";
import { SheetHost, closeSheet } from "./parts/dialog.js";
import { lazy } from "./parts/lazy.js";
import { LiveRegion } from "./parts/live.js";
import { GonePage, NoSeatPage, PlainPage } from "./pages/gone.js";
import { JoinPage } from "./pages/join.js";
import { StartPage } from "./pages/start.js";

const TablePage = lazy(async () => (await import("./pages/table.js")).TablePage);
const RulesPage = lazy(async () => (await import("./pages/rules.js")).RulesPage);
const LearnPage = lazy(async () => (await import("./pages/learn.js")).LearnPage);

/** @typedef {{route: import("./route.js").Route, key: string}} Address `key` changes with the page */

/** The address, once the key to a seat is taken out of it. @returns {Address} */
function addressNow() {
  const route = routeOf(location.hash);
  if (route.page !== "table") return { route, key: location.hash };
  if (route.token) history.replaceState(null, "", keepSeat(route.table, route.token));
  const token = route.token ?? seatKey(route.table);
  return { route: { ...route, token }, key: `${route.table}/${token}` };
}

if (location.search) history.replaceState(null, "", location.pathname + location.hash); // it was for messengers

const address = signal(addressNow());
addEventListener("hashchange", () => {
  closeSheet();
  address.value = addressNow();
  scrollTo(0, 0);
});

function Page() {
  const { route, key } = address.value;
  switch (route.page) {
    case "table":
      if (!route.token) return html`<${NoSeatPage} />`;
      return html`<${TablePage} key=${key} table=${route.table} token=${route.token} />`;
    case "watch":
      return html`<${TablePage} key=${key} table=${route.table} token=${route.watch} isWatch />`;
    case "join":
      return html`<${JoinPage} key=${key} table=${route.table} invite=${route.invite} />`;
    case "rules":
      return html`<${RulesPage} game=${route.game} clause=${route.clause} />`;
    case "learn":
      return html`<${LearnPage} key=${route.game} game=${route.game} />`;
    case "start":
      return html`<${StartPage} ready=${() => import("./pages/table.js")} />`;
    default:
      return html`<${GonePage} />`;
  }
}

function App() {
  const [error] = useErrorBoundary((fault) => console.error(fault));
  if (error) {
    return html`<${PlainPage} title=${t("error-title")} words=${t("error-unknown")}>
      <${Button} icon="again" label=${t("try-again")} press=${() => location.reload()} /><//>`;
  }
  return html`<${Paint} /><${Page} /><${SheetHost} /><${LiveRegion} />`;
}

const root = document.getElementById("app");
followSettings();
await startTexts();
if (root) render(html`<${App} />`, root);
