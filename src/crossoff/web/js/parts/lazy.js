// Components that are loaded when first needed.
import { html, useEffect, useState } from "../ui.js";

/**
 * A component that is loaded with its module.
 * @template {Record<string, any>} P
 * @param {() => Promise<(props: P) => import("../contract.js").Child>} load
 * @param {((fault: unknown) => import("../contract.js").Child) | null} [otherwise] shown if loading fails; without it, the error is thrown
 * @returns {(props: P) => import("../contract.js").Child}
 */
export function lazy(load, otherwise = null) {
  /** @type {((props: P) => import("../contract.js").Child) | null} */
  let loaded = null;
  return (props) => {
    const [, redraw] = useState(0);
    const [fault, setFault] = useState(/** @type {unknown} */ (null));
    useEffect(() => {
      if (loaded) return;
      load().then((part) => {
        loaded = part;
        redraw((n) => n + 1);
      }, setFault);
    }, []);
    if (fault && otherwise) return otherwise(fault);
    if (fault) throw fault;
    return loaded && html`<${loaded} ...${props} />`;
  };
}
