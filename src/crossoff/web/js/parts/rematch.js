// A rematch: anybody proposes it, the others join when they like, and the result stays until then.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { askRematch } from "../api.js";
import { Button } from "../pieces.js";
import { goTo, watchHash } from "../route.js";
import { goToSeat } from "../seat.js";
import { seatsOf } from "../state.js";
import { keepPromise, keepTable, keptTable } from "../storage.js";
import { Gestures, hasCompany, openEmotes } from "./gestures.js";
import { announce } from "./live.js";
import { Trouble, troubleOf } from "./trouble.js";

/** @typedef {import("../place.js").Place} Place */

/** Go to the next table: the same secrets are valid there. @param {Place} place @param {string} next @param {boolean} isWatch */
function follow(place, next, isWatch) {
  const { game, local = [], host, invite, watch, names = [] } = keptTable(place.table) ?? {};
  keepTable({ table: next, game, local, host, invite, watch, names, token: place.token, ended: false });
  if (isWatch) goTo(watchHash(next, place.token));
  else goToSeat(next, place.token);
}

/** @param {{place: Place, isWatch: boolean}} props */
export function Rematch({ place, isWatch }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const state = place.state.value;
  const { rematch: next = null, rematch_commitment: promise, rematch_by: by } = state.table ?? {};
  const name = by == null || by === state.seat ? null : seatsOf(state, t, place.isShared)[by].name;
  const words = name && t("wants-rematch", { name });
  useEffect(() => {
    // A proposal heard as it was made comes before the first card; of an older one this browser can't know.
    if (next && promise && state.live) keepPromise(next, promise);
    if (next && words) announce(words);
  }, [next]);
  const gestures = html`<${Gestures} place=${place} />
    ${hasCompany(place) && html`<${Button} icon="smile" label=${t("emotes")} press=${() => openEmotes(place)} />`}`;
  const propose = () => {
    setBusy(true);
    askRematch(place.table, place.token).then(
      ({ table }) => follow(place, table, isWatch),
      (error) => {
        setTrouble(troubleOf(error));
        setBusy(false);
      },
    );
  };
  if (next) {
    const join = () => follow(place, next, isWatch);
    return html`${words && html`<p class="offer">${words}</p>`}
      <${Button} main icon=${isWatch ? "eye" : "again"} label=${t(isWatch ? "rematch-watch" : "rematch-join")} press=${join} />${gestures}`;
  }
  if (isWatch) return gestures;
  return html`<${Trouble} code=${trouble} /><${Button} main icon="again" label=${t("rematch")} disabled=${busy} press=${propose} />${gestures}`;
}
