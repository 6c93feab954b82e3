// Controls as they were last drawn.
const drawn = new WeakMap<Element, string>();

const controls = (root: ParentNode) =>
  root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");

const isChoice = ({ type }: HTMLInputElement | HTMLTextAreaElement) => type === "radio";

const stateOf = (control: HTMLInputElement | HTMLTextAreaElement) =>
  isChoice(control) ? String((control as HTMLInputElement).checked) : control.value;

/** Remembers the controls as they are now drawn. */
export function rememberControls(root: ParentNode): void {
  for (const control of controls(root)) drawn.set(control, stateOf(control));
}

/**
 * Lets the components hear of what changed without an event: autofill and extensions that tell
 * nobody, pages that swallow `input` and `change`. These events stay inside the shadow root.
 */
export function tellUnheard(root: ParentNode): void {
  for (const control of controls(root)) {
    const before = drawn.get(control);
    const now = stateOf(control);
    if (before === undefined || before === now) continue;
    drawn.set(control, now);
    if (!isChoice(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
    else if (now === "true") control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
