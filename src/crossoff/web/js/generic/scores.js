// The score sheet for games without one.
import { html } from "../ui.js";
import { Pen } from "../draw/icons.js";

/** @param {number | number[]} points */
const sum = (points) => (Array.isArray(points) ? points.reduce((all, one) => all + one, 0) : points);

/** @param {import("../contract.js").ScoreSheetProps} props */
export const ScoreSheet = ({ scores, winners, names, t }) => html`<table class="generic-sheet">
  <thead><tr><td></td>${names.map((name, seat) => html`<th key=${seat} scope="col"><${Pen} seat=${seat} />${name}</th>`)}</tr></thead>
  <tbody>${Object.keys(scores[0] ?? {}).map(
    (line) => html`<tr key=${line}>
    <th scope="row">${line === "total" ? t("generic-total") : line}</th>
    ${scores.map(
      (score, seat) =>
        html`<td key=${seat}>${
          line === "total" && winners.includes(seat) ? html`<strong>${sum(score[line])}</strong>` : sum(score[line])
        }</td>`,
    )}</tr>`,
  )}</tbody></table>`;
