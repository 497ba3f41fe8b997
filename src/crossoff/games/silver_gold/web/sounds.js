// What is heard when something happens: others' pens, what I gain, the next card.
import { useEffect } from "/js/ui.js";
import { soundsOf } from "./fresh.js";

const GAP = 260; // ms between one sound and the next

/** @param {Pick<import("/js/contract.js").BoardProps, "news" | "me" | "sound">} props */
export function useSounds({ news, me, sound }) {
  useEffect(() => {
    const timers = soundsOf(news, me).map((name, k) => setTimeout(() => sound(name), k * GAP));
    return () => timers.forEach(clearTimeout);
  }, [news]);
}
