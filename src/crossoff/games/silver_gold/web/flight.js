// Coins and palms that fly from the field they were found on to their box on the score card.

/** @typedef {import("/js/contract.js").What} What */

const FLIGHT = 280; // ms
const GAP = 90; // ms between one and the next

/**
 * Lets my own gains of this news fly. Fields of a finished map are gone; their coins are simply there.
 * @param {What[]} news
 * @param {number | null} me
 * @returns {(() => void) | undefined} takes away what is still in the air
 */
export function flyGains(news, me) {
  const marks = news.filter((what) => what.verb === "mark" && what.by === me);
  if (me === null || marks.length === 0) return undefined;
  const fields = marks.flatMap((what) =>
    what.groups.flatMap((/** @type {{map: string, fields: string[]}} */ group) =>
      group.fields.map((field) =>
        document.querySelector(`.sg-mine svg[data-map="${group.map}"] [data-field="${field}"]`),
      ),
    ),
  );
  const flights = [
    ...pairs(fields, ".sg-coin", [...document.querySelectorAll('.sg-own [data-box="coin"]:has(.cross)')]),
    ...pairs(fields, ".sg-palm", [...document.querySelectorAll('.sg-own [data-box="palm"]:has(.written)')]),
  ].map(([from, to], k) => fly(from, to, k * GAP));
  return () => flights.forEach((end) => end());
}

/** Symbols with the boxes they were written into: the last ones. @param {(Element | null)[]} fields @param {string} symbol @param {Element[]} boxes @returns {[Element, Element][]} */
function pairs(fields, symbol, boxes) {
  const found = fields.flatMap((field) => field?.querySelector(symbol) ?? []);
  const first = boxes.length - found.length;
  return found.flatMap((one, k) =>
    boxes[first + k] ? [/** @type {[Element, Element]} */ ([one, boxes[first + k]])] : [],
  );
}

/** @param {Element} from @param {Element} to @param {number} delay */
function fly(from, to, delay) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "sg sg-flying");
  svg.setAttribute("viewBox", "-11 -11 22 22");
  svg.setAttribute("aria-hidden", "true");
  svg.append(from.cloneNode(true));
  Object.assign(svg.style, { left: `${a.left}px`, top: `${a.top}px`, width: `${a.width}px`, height: `${a.width}px` });
  document.body.append(svg);
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const scale = Math.min(1, b.height / Math.max(a.height, 1));
  const way = svg.animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})` }], {
    duration: FLIGHT,
    delay,
    easing: "cubic-bezier(.2, .8, .3, 1)",
    fill: "both",
  });
  const end = () => svg.remove();
  way.onfinish = end;
  return end;
}
