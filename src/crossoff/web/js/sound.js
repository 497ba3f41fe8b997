// Small sounds, synthesised: noise for pen, dice and card, tones for what is gained.
import { sounds } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** @returns {AudioContext | null} null if the browser has no audio */
function audio() {
  if (!context && "AudioContext" in globalThis) context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

/**
 * A burst of filtered noise.
 * @param {AudioContext} to
 * @param {{at?: number, long: number, pitch: number, narrow: number, loud: number}} how
 */
function puff(to, { at = 0, long, pitch, narrow, loud }) {
  const start = to.currentTime + at;
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: narrow });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + long * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(start);
}

/** A tone that fades. @param {AudioContext} to @param {number} pitch @param {number} loud @param {number} long @param {number} [at] */
function ring(to, pitch, loud, long, at = 0) {
  const start = to.currentTime + at;
  const source = new OscillatorNode(to, { frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(to.destination);
  source.start(start);
  source.stop(start + long);
}

/** Tones one after another. @param {AudioContext} to @param {number[]} pitches @param {number} step seconds @param {number} long */
function rise(to, pitches, step, long) {
  pitches.forEach((pitch, k) => ring(to, pitch, 0.07, long, k * step));
}

/** @type {Record<import("./contract.js").SoundName, (to: AudioContext) => void>} */
const SOUNDS = {
  pen: (to) => {
    puff(to, { long: 0.11, pitch: 2600, narrow: 1.2, loud: 0.12 });
    puff(to, { at: 0.13, long: 0.1, pitch: 3000, narrow: 1.2, loud: 0.1 });
  },
  dice: (to) => {
    for (let i = 0; i < 6; i += 1) {
      puff(to, {
        at: i * 0.07 + Math.random() * 0.03,
        long: 0.05,
        pitch: 900 + Math.random() * 900,
        narrow: 5,
        loud: 0.3,
      });
    }
  },
  card: (to) => puff(to, { long: 0.16, pitch: 1300, narrow: 0.7, loud: 0.16 }),
  coin: (to) => {
    ring(to, 1976, 0.05, 0.12);
    ring(to, 2637, 0.05, 0.4, 0.07);
  },
  palm: (to) => {
    puff(to, { long: 0.22, pitch: 5200, narrow: 0.8, loud: 0.05 });
    rise(to, [440, 554], 0.09, 0.3);
  },
  cup: (to) => rise(to, [659, 988, 1319], 0.1, 0.6),
  finish: (to) => rise(to, [523, 659, 784], 0.11, 0.5),
  win: (to) => rise(to, [523, 659, 784, 1047, 1319], 0.13, 0.9),
  bell: (to) => {
    ring(to, 784, 0.1, 1.1);
    ring(to, 1976, 0.03, 0.6);
  },
};

/** @param {import("./contract.js").SoundName} name */
export function play(name) {
  if (!sounds.peek()) return;
  const to = audio();
  if (to) SOUNDS[name]?.(to);
}
