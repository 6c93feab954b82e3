import { effect } from "@preact/signals-core";
import { render } from "preact";
import { focusKeeper } from "./dom/focus.ts";
import { rememberControls, tellUnheard } from "./dom/missed-events.ts";
import type { View } from "./view.ts";
import { Widget } from "./Widget.tsx";

/**
 * Draws the widget into a root, and again whenever a signal that `view` or a component reads
 * changes: one effect for the whole widget, which is small enough to be drawn at once.
 *
 * @returns takes the widget away
 */
export function drawWidget(root: Element | ShadowRoot, view: () => View): () => void {
  const { scheduler } = view();
  const keepFocus = focusKeeper(root, scheduler);
  const stop = effect(() => {
    tellUnheard(root);
    render(<Widget view={view()} />, root);
    rememberControls(root);
    keepFocus();
  });
  return () => {
    stop();
    render(null, root);
  };
}
