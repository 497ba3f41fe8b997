// The end of a round: for a moment, how everybody stands.
import { html, useEffect, useRef, useState } from "/js/ui.js";

const LOOK = 2400; // ms

/**
 * The round that has just ended, for a moment; null otherwise.
 * @param {number} round the one being played
 * @param {boolean} replay there the steps are not timed
 */
export function useRoundOver(round, replay) {
  const now = useRef(round);
  const [over, set] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    const ended = round === now.current + 1 && !replay ? now.current : null;
    now.current = round;
    set(ended);
    if (ended === null) return undefined;
    const timer = setTimeout(() => set(null), LOOK);
    return () => clearTimeout(timer);
  }, [round, replay]);
  return over;
}

/**
 * @param {{round: number | null, view: import("./view.js").TableView, seats: import("/js/contract.js").SeatFacts[],
 *   t: import("./words.js").Texts}} props
 */
export const RoundOver = ({ round, view, seats, t }) =>
  round !== null &&
  html`<p class="sg-round-over" role="status">${t("sg-round-over", {
    round,
    scores: seats.map(({ name, seat }) => `${name} ${view.seats[seat].score.total}`).join(", "),
  })}</p>`;
