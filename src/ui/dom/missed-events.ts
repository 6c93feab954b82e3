import { isMissed, type TextInput } from "./bind-value.ts";

const CHECKABLE = "[type=radio], [type=checkbox]";

const lastRendered = new WeakMap<Element, boolean>();

/** Records the state of every radio button and checkbox after a render. */
export function recordChecked(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLInputElement>(CHECKABLE)) {
    lastRendered.set(control, control.checked);
  }
}

/**
 * Dispatches the missing events of controls that changed: some autofill and extensions set values
 * silently, and some pages stop `input` and `change`. The events stay in the shadow root. A handler
 * may get an event twice.
 */
export function dispatchMissedEvents(root: ParentNode): void {
  for (const control of root.querySelectorAll<TextInput>("input, textarea")) {
    if (isMissed(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const control of root.querySelectorAll<HTMLInputElement>(CHECKABLE)) {
    const { checked, type } = control;
    // A radio button is unchecked by the change of another one.
    if (lastRendered.get(control) === !checked && (checked || type === "checkbox")) {
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}
