// The lobby: the invitation, the seats, and a button to start without the rest.
import { html, useEffect, useState } from "../ui.js";
import { language, listed, t } from "../texts.js";
import { giveToBot } from "../api.js";
import { titleOf } from "../games.js";
import { Button, ToolButton } from "../pieces.js";
import { anotherBot } from "../plan.js";
import { goTo, linkTo, watchHash } from "../route.js";
import { awaitedSeats, seatsOf } from "../state.js";
import { keptTable } from "../storage.js";
import { CopyLink } from "../parts/copy.js";
import { Invitation } from "../parts/invitation.js";
import { announce, spoken } from "../parts/live.js";
import { SeatRows } from "../parts/seat-rows.js";
import { RulesButton } from "../parts/rules-open.js";
import { SettingsButton } from "../parts/settings-button.js";
import { ConnectionSign } from "../parts/topbar.js";
import { Trouble, troubleOf } from "../parts/trouble.js";

/** @param {{place: import("../place.js").Place, loaded: import("./table.js").Loaded}} props */
export function WaitingPage({ place, loaded }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const state = place.state.value;
  const seats = seatsOf(state, t, place.isShared);
  const awaited = state.table ? awaitedSeats(state.table) : [];
  const open = seats.filter((seat) => awaited.includes(seat.seat));
  const absent = open.filter((seat) => !seat.open);
  const known = keptTable(place.table);
  const host = known?.host;
  useEffect(() => {
    document.title = t("waiting-title", { open: open.length });
  }, [open.length, language()]);
  useEffect(() => {
    announce(
      spoken(
        state.news,
        seats.map((seat) => seat.name),
      ),
    );
  }, [state.news]);
  const startNow = async () => {
    setTrouble(null);
    try {
      const taken = seats.flatMap((seat) => seat.bot ?? []);
      for (const seat of open) {
        const bot = anotherBot(loaded.game, taken);
        taken.push(bot);
        await giveToBot(place.table, seat.seat, host ?? "", bot);
      }
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return html`<main class="page waiting">
    <header class="page-head"><${ToolButton} icon="home" label=${t("go-home")} press=${() => goTo("#")} />
      <h1>${titleOf(loaded.game)}</h1><span class="spacer"></span><${ConnectionSign} lost=${place.connectionState.value === "lost"} />
      <${RulesButton} game=${loaded.game} deck=${loaded.deck} /><${SettingsButton} /></header>
    ${
      known?.invite &&
      absent.length < open.length &&
      html`<div class="paper"><h2 class="big">${t("invite-title")}</h2>
      <${Invitation} table=${place.table} invite=${known.invite} game=${loaded.game.name} /></div>`
    }
    <section class="coming"><h2>${t("at-the-table")}</h2><${SeatRows} seats=${seats} game=${loaded.game} />
      <p class="note">${absent.length ? t("rematch-waiting", { names: listed(absent.map((seat) => seat.name)) }) : t("waiting-for", { open: open.length })}</p>
      <${Trouble} code=${trouble} />
      ${host && html`<${Button} icon="bot" label=${t(absent.length ? "rematch-start" : "start-now", { open: open.length })} press=${startNow} />`}</section>
    ${
      known?.watch &&
      html`<details class="more watch"><summary>${t("watch-title")}</summary><div class="more-inside">
      <p class="note">${t("watch-words")}</p>
      <${CopyLink} link=${linkTo(watchHash(place.table, known.watch))} label=${t("watch-title")} /></div></details>`
    }
  </main>`;
}
