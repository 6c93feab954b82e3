import type { ComponentChildren, h as createElement, Fragment as PreactFragment } from "preact";

/**
 * Replaces Preact in the built chunk (tasks/build/vite-configs.ts), so that its components create
 * elements with the script's copy. Two copies would give different elements the same identity.
 */
let shared: { h: typeof createElement };

export function setPreact(preact: typeof shared): void {
  shared = preact;
}

/** The function that JSX is compiled to. */
export const h = (...args: Parameters<typeof createElement>) => shared.h(...args);

export const Fragment: typeof PreactFragment = ({ children }: { children?: ComponentChildren }) =>
  children;
