// The only module that imports the vendored libraries: pages and boards import from here.
import { Fragment, createContext, createPortal, h, render, toChildArray } from "../vendor/preact.js";
import {
  useCallback,
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "../vendor/preact-hooks.js";
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.js";
import htm from "../vendor/htm.js";

/** Markup as a tagged template: html`<p class="note">${text}</p>`. */
export const html = htm.bind(h);

export {
  Fragment,
  batch,
  computed,
  createContext,
  createPortal,
  effect,
  h,
  render,
  signal,
  toChildArray,
  untracked,
  useCallback,
  useComputed,
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSignal,
  useSignalEffect,
  useState,
};
