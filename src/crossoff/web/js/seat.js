// The key to a seat: kept in this browser, not in the address bar, which people copy to invite others.
import { goTo, seatHash, tableHash } from "./route.js";
import { keepInTab, keepTable, keptInTab, keptTable, lasts } from "./storage.js";

/** @param {string} table */
const tabKey = (table) => `seat.${table}`;

/** This browser's key to a seat, or null. Two tabs may play two seats of one table. @param {string} table @returns {string | null} */
export function seatKey(table) {
  const known = keptTable(table);
  const own = known && known.token !== known.watch ? known.token : null;
  return keptInTab(tabKey(table)) ?? (own || null);
}

/** Keep a key; return the address of the table, which only contains the key if the browser can't keep it. @param {string} table @param {string} token */
export function keepSeat(table, token) {
  const known = keptTable(table);
  keepInTab(tabKey(table), token);
  if (!known?.token || known.token === known.watch) keepTable({ table, token });
  return lasts() && seatKey(table) === token ? tableHash(table) : seatHash(table, token);
}

/** @param {string} table @param {string} token */
export const goToSeat = (table, token) => goTo(keepSeat(table, token));
