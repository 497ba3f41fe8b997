/** What the board shows at this moment, of everything that has happened. */
import { useEffect, useLayoutEffect, useRef, useState } from "/js/ui.js";
import { Playback } from "./playback.js";
import { shownView } from "./status.js";

/** @typedef {import("./moves.js").Scene} Scene */
/** @typedef {import("./moves.js").Moves} Moves */
/** @typedef {import("./moves.js").Step} Step */

/**
 * @param {import("/js/contract.js").BoardProps} props
 * @returns {Playback}
 */
export function useShown({ view, legal, ask, news, recent, motion, replay, sound }) {
  const scene = /** @type {Scene} */ ({ view, legal, ask, news, recent });
  const [, setDrawn] = useState(0);
  const redraw = () => setDrawn((n) => n + 1);
  const ref = useRef(/** @type {Playback | null} */ (null));
  ref.current ??= new Playback(scene, redraw);
  const playback = ref.current;
  playback.motion = motion;
  playback.isPaced = motion || !replay;
  useLayoutEffect(() => {
    playback.update(scene);
    redraw();
  }, [view, legal, ask, news, recent, motion]);
  useLayoutEffect(() => {
    shownView.value = playback.scene.view;
  });
  useEffect(
    () => () => {
      playback.dispose();
      shownView.value = null;
    },
    [],
  );
  useSounds(playback.step, playback.moves, sound);
  return playback;
}

/**
 * One sound for each movement.
 * @param {Step | null} step
 * @param {Moves} moves
 * @param {import("/js/contract.js").BoardProps["sound"]} sound
 */
function useSounds(step, moves, sound) {
  useEffect(() => {
    if (step?.kind === "cheer") sound("finish");
    else if (step?.kind === "roll") sound("dice");
    else if (step && moves.inked.length) sound("pen");
    else if (step && moves.arrived.length) sound("card");
  }, [step]);
}
