type Control = HTMLInputElement | HTMLTextAreaElement;

const lastRendered = new WeakMap<Element, string>();

const controlsIn = (root: ParentNode) => root.querySelectorAll<Control>("input, textarea");

const isRadio = ({ type }: Control) => type === "radio";

const stateOf = (control: Control) =>
  isRadio(control) ? String((control as HTMLInputElement).checked) : control.value;

/** Records the state of every control after a render. */
export function recordControls(root: ParentNode): void {
  for (const control of controlsIn(root)) lastRendered.set(control, stateOf(control));
}

/**
 * Dispatches the missing events of controls that changed: some autofill and extensions set values
 * silently, and some pages stop `input` and `change`. The events stay in the shadow root.
 */
export function dispatchMissedEvents(root: ParentNode): void {
  for (const control of controlsIn(root)) {
    const before = lastRendered.get(control);
    const now = stateOf(control);
    if (before === undefined || before === now) continue;
    lastRendered.set(control, now);
    if (!isRadio(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
    else if (now === "true") control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
