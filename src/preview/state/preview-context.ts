import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PreviewState } from "./preview-state.ts";

/** The state of the page, for its components. */
export const PreviewContext = createContext<PreviewState | null>(null);

export function usePreview(): PreviewState {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error("This component needs a PreviewContext.");
  return preview;
}

/**
 * Calls a function when the page shows the current values of the signals, for example to move the
 * focus to a new element: Preact renders in a microtask.
 */
export const afterRender = (callback: () => void) => queueMicrotask(callback);
