// What the others did since this seat's last turn, on one line of the decision bar, until the table is touched.
import { html, useMemo, useState } from "../ui.js";
import { t } from "../texts.js";
import { Pen } from "../draw/icons.js";
import { speak } from "../say.js";

/** @typedef {import("../contract.js").Recent} Recent */

const ONLY_LOOKING = ["Tab", "Shift", "Escape", "?"];

/** Whether somebody wants to read it: what others did, or what was decided when the own time ran out. @param {Recent} one @param {number | null} me */
const isNews = ({ by, did }, me) => by !== me || did.some((what) => what.auto);

/**
 * News to show, and when they have been seen. Only their content counts: they are not shown again after a reconnection.
 * @param {import("../state.js").TableState} state
 */
export function useNews({ recent, seat }) {
  const key = JSON.stringify([seat, recent]);
  const [seen, see] = useState("");
  return useMemo(
    () => ({
      others: seen === key ? [] : recent.filter((one) => isNews(one, seat)),
      did: recent.flatMap((one) => one.did),
      touch: (/** @type {Event} */ event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (event instanceof KeyboardEvent && ONLY_LOOKING.includes(event.key)) return;
        if (!target?.closest(".top, .bar-news")) see(key);
      },
    }),
    [key, seen],
  );
}

/** @param {{recent: Recent[], names: string[], open: () => void}} props */
export const NewsLine = ({
  recent,
  names,
  open,
}) => html`<button type="button" class="bar-news" title=${t("since-last-turn")} onClick=${open}>
  ${recent.map(({ by, say }) => html`<span key=${by}><${Pen} seat=${by} />${speak(say, t, names)}</span>`)}</button>`;
