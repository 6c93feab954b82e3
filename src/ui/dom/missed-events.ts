import { isMissed, type TextInput } from "./bind-value.ts";

const RADIOS = 'input[type="radio"]';

const lastRendered = new WeakMap<Element, boolean>();

/** Records the state of every radio button after a render. */
export function recordRadios(root: ParentNode): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>(RADIOS)) {
    lastRendered.set(radio, radio.checked);
  }
}

/**
 * Dispatches the missing events of controls that changed: some autofill and extensions set values
 * silently, and some pages stop `input` and `change`. The events stay in the shadow root.
 */
export function dispatchMissedEvents(root: ParentNode): void {
  for (const control of root.querySelectorAll<TextInput>(`input:not(${RADIOS}), textarea`)) {
    if (isMissed(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const radio of root.querySelectorAll<HTMLInputElement>(`${RADIOS}:checked`)) {
    if (lastRendered.get(radio) === false) {
      radio.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}
