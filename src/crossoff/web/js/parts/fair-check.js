// Verifies the randomness of a game: what the browser can check at once, and how to check the rest.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { readRecord } from "../api.js";
import { Icon } from "../draw/icons.js";
import { Button } from "../pieces.js";
import { keptHeads, keptTable } from "../storage.js";

/** @typedef {{words: string, is: boolean | null}} Finding `is` null: nothing was stored to compare with */

/**
 * @param {Record<string, any>} record
 * @param {{promise?: string, nonce?: string, isGiven?: boolean} | undefined} known
 * @param {string[]} heads stored by this browser
 * @param {number | null} seat
 * @param {typeof import("../fair.js")} fair
 * @returns {Finding[]}
 */
export function findings(record, known, heads, seat, fair) {
  const { commitment, nonces, head } = record.fairness;
  const promised = known?.promise;
  const given = known?.isGiven && seat !== null ? known.nonce : undefined;
  const chain = fair.headsOf(record);
  return [
    { words: "fair-commitment", is: fair.commitmentOf(record) === commitment },
    { words: promised ? "fair-promise" : "fair-promise-unknown", is: promised ? promised === commitment : null },
    { words: given ? "fair-nonce" : "fair-nonce-unknown", is: given && seat !== null ? nonces[seat] === given : null },
    {
      words: heads.length ? "fair-heads" : "fair-heads-unknown",
      is: heads.length ? chain[chain.length - 1] === head && heads.every((one) => chain.includes(one)) : null,
    },
  ];
}

/** @param {{record: Record<string, any> | null, table: string, token: string, seat: number | null}} props `record` null: not loaded yet */
export function FairCheck({ record, table, token, seat }) {
  const [found, setFound] = useState(/** @type {Finding[] | "trouble" | null} */ (null));
  const check = () => {
    setFound(null);
    Promise.all([record ?? readRecord(table, token), import("../fair.js")])
      .then(([told, fair]) => setFound(findings(told, keptTable(table), keptHeads(table), seat, fair)))
      .catch(() => setFound("trouble"));
  };
  useEffect(check, []);
  return html`<p>${t("fair-words")}</p>
    ${
      found === "trouble"
        ? html`<p class="trouble" role="alert">${t("fair-trouble")}</p><${Button} icon="again" label=${t("try-again")} press=${check} />`
        : html`<ul class="findings">${found?.map(
            ({ words, is }) => html`<li key=${words} class=${is === false ? "is-wrong" : ""}>
          <${Icon} name=${is === null ? "help" : is ? "check" : "close"} /><span>${t(is === false ? `${words}-wrong` : words)}</span></li>`,
          )}</ul>`
    }
    <p class="note">${t("fair-draws")}</p><pre class="command">crossoff verify crossoff-${table.slice(0, 8)}.json</pre>`;
}
