import type { ReadonlySignal } from "@preact/signals";
import type { RefCallback } from "preact";
import { effect } from "../../host/contain.ts";

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

const refs = new WeakMap<ReadonlySignal<string>, RefCallback<TextInput>>();
const controls = new WeakMap<ReadonlySignal<string>, TextInput>();

/** The text in an answer's control. Not of an event, which has no target once a page has delayed its listeners. */
// Null, which a page may return, throws where it is used: read as empty, it would keep a request back in silence.
export const typedText = (answer: ReadonlySignal<string>) =>
  (controls.get(answer) as TextInput).value;

/**
 * A ref that writes an answer into its control, so that typing renders nothing. `direction` is the text's; null, and an
 * empty control, have the form's, because dir="auto" would be left to right.
 */
export function bindValue(
  answer: ReadonlySignal<string>,
  direction: "auto" | "ltr" | null,
): RefCallback<TextInput> {
  const bound = refs.get(answer);
  if (bound) return bound;
  const ref = (control: TextInput | null) => {
    if (!control) return;
    controls.set(answer, control);
    const stop = effect(() => {
      const { value } = answer;
      if (control.value !== value) control.value = value;
      const dir = (value && direction) ?? "";
      // Chromium 156 computes styles again even if the direction stays the same.
      if (control.dir === dir) return;
      if (dir) control.dir = dir;
      else control.removeAttribute("dir");
    });
    return () => {
      stop();
      // Something may keep a removed control alive.
      control.value = "";
    };
  };
  // The same function for every render: Preact would call a new one as if the element were new.
  refs.set(answer, ref);
  return ref;
}
