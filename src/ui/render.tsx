import { effect } from "@preact/signals-core";
import { render } from "preact";
import { createFocusManager } from "./dom/focus.ts";
import { dispatchMissedEvents, recordControls } from "./dom/missed-events.ts";
import type { View } from "./view.ts";
import { Widget } from "./Widget.tsx";

/**
 * Renders the widget into a root, and again after every change of a signal that `view` or a
 * component reads: one effect for the whole widget.
 *
 * @returns a function that removes the widget
 */
export function renderWidget(root: Element | ShadowRoot, view: () => View): () => void {
  const { scheduler } = view();
  const updateFocus = createFocusManager(root, scheduler);
  const stop = effect(() => {
    dispatchMissedEvents(root);
    render(<Widget view={view()} />, root);
    recordControls(root);
    updateFocus();
  });
  return () => {
    stop();
    render(null, root);
  };
}
