import { effect } from "@preact/signals-core";
import { render } from "preact";
import { createFocusManager } from "./dom/focus.ts";
import { dispatchMissedEvents, recordChecked } from "./dom/missed-events.ts";
import type { View } from "./view.ts";
import { Widget } from "./Widget.tsx";

/**
 * Renders the widget into a root, and again after every change of a signal that `view` or a
 * component reads. One effect for the whole widget, because an effect per component
 * (`@preact/signals`) took 222 ms of script time instead of 96 (Chromium 156, 4x slower CPU). Most
 * key strokes render nothing (dom/bind-value.ts).
 *
 * @returns a function that removes the widget
 */
export function renderWidget(root: Element | ShadowRoot, view: () => View): () => void {
  const { scheduler } = view();
  const updateFocus = createFocusManager(root, scheduler);
  const stop = effect(() => {
    dispatchMissedEvents(root);
    render(<Widget view={view()} />, root);
    recordChecked(root);
    updateFocus();
  });
  return () => {
    stop();
    render(null, root);
  };
}
