// What we use of preact, typed by hand: enough for checking, small enough to read.
export interface VNode { type: unknown; props: Record<string, any>; key: unknown }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export type Component<P> = (props: P) => Child;
export interface Context<T> { Provider: Component<{ value: T; children?: Child }>; _value?: T }
export function h(type: any, props: any, ...children: any[]): VNode;
export function render(node: Child, parent: Element | DocumentFragment): void;
export function createContext<T>(value: T): Context<T>;
export function createPortal(node: Child, parent: Element): VNode;
export function toChildArray(children: Child): (VNode | string | number)[];
export const Fragment: Component<{ children?: Child }>;
