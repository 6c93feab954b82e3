import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** Checks whether a script of the page prevents typing or clicking in the form. */
export const checkInteraction = (form: HTMLElement): CheckFinding[] =>
  ATTEMPTS.filter(({ isPrevented }) => isPrevented(form)).map(({ name }) =>
    finding("WS531", "The form", name),
  );

// Events that do not bubble: only listeners that capture run, and those that bubble never hear of the
// form's events.
const INIT = { bubbles: false, cancelable: true, composed: true };

const ATTEMPTS: readonly { name: string; isPrevented(form: HTMLElement): boolean }[] = [
  {
    name: "a keydown listener",
    // What a listener prevents is done again if the event still reaches the form.
    isPrevented(form) {
      const { isReceived, isPrevented } = send(
        form,
        new KeyboardEvent("keydown", { ...INIT, key: "a" }),
      );
      return isPrevented && !isReceived;
    },
  },
  {
    name: "a beforeinput listener",
    isPrevented: (form) =>
      send(form, new InputEvent("beforeinput", { ...INIT, data: "a", inputType: "insertText" }))
        .isPrevented,
  },
  {
    name: "a mousedown listener",
    // It would move the focus into the field; the form does so, too, if the click reaches it.
    isPrevented: (form) =>
      send(form, new MouseEvent("mousedown", INIT)).isPrevented &&
      !send(form, new MouseEvent("click", INIT)).isReceived,
  },
  {
    name: "a click listener",
    isPrevented: (form) => send(form, new MouseEvent("click", INIT)).isPrevented,
  },
  { name: "a focusin or focus listener, which moves the focus", isPrevented: isFocusMoved },
];

/** Whether a control of the form loses the focus as soon as it has it. */
function isFocusMoved({ shadowRoot }: HTMLElement): boolean {
  const control = shadowRoot?.querySelector<HTMLElement>("input:not([tabindex='-1']), button");
  if (!control || shadowRoot?.activeElement) return false;
  let before = document.activeElement;
  while (before?.shadowRoot?.activeElement) before = before.shadowRoot.activeElement;
  // Not in a hidden or inert form, or behind a modal dialog.
  let isFocused = false;
  control.addEventListener("focus", () => (isFocused = true), { once: true, capture: true });
  control.focus({ preventScroll: true });
  const isMoved = isFocused && shadowRoot?.activeElement !== control;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (shadowRoot?.activeElement === control) control.blur();
  return isMoved;
}

/** Sends an event to the form's element, where none of its own listeners is. */
function send(form: HTMLElement, event: Event): { isReceived: boolean; isPrevented: boolean } {
  let isReceived = false;
  const onEvent = () => {
    isReceived = true;
  };
  form.addEventListener(event.type, onEvent);
  form.dispatchEvent(event);
  form.removeEventListener(event.type, onEvent);
  return { isReceived, isPrevented: event.defaultPrevented };
}
