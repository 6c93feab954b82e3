import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { isPopup } from "../layout/purpose.ts";
import { ancestorsOf, startTag } from "../layout/tree.ts";

/** Checks whether a script of the page prevents typing or clicking in the form. */
export function checkInteraction(form: HTMLElement): CheckFinding[] {
  const prevented = ATTEMPTS.filter(({ isPrevented }) => isPrevented(form));
  const suspects = prevented.length > 0 ? describeSuspects() : "";
  const focused = focusTaker(form);
  return [
    ...prevented.map(({ name }) => finding("WS531", "The form", `${name}${suspects}`)),
    ...(focused ? [finding("WS531", "The form", `${FOCUS} ${focused}`)] : []),
  ];
}

const FOCUS = "a focusin or focus listener, which moves the focus";

/** In the addresses of scripts against copying, which prevent keys and clicks. */
const PROTECTION =
  /copy|protect|right-?click|disable|no-?click|content-lock|secure-?content|anti-?theft/i;

/** "; likely one of …"; "" if no script's name says so. */
function describeSuspects(): string {
  const urls = [...document.scripts].map(({ src }) => src.replace(/[?#].*/, ""));
  const likely = [...new Set(urls)].filter((url) => PROTECTION.test(url)).slice(0, MAX_SUSPECTS);
  return likely.length > 0 ? `; probably of ${likely.join(" or ")}` : "";
}

const MAX_SUSPECTS = 3;

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
];

/** "to <button> in <div role="dialog">": what takes the focus from a control of the form; "" if nothing does. */
function focusTaker({ shadowRoot }: HTMLElement): string {
  const control = shadowRoot?.querySelector<HTMLElement>("input:not([tabindex='-1']), button");
  if (!control || shadowRoot?.activeElement) return "";
  const before = focusedElement();
  // Not in a hidden or inert form, or behind a modal dialog.
  let isFocused = false;
  control.addEventListener("focus", () => (isFocused = true), { once: true, capture: true });
  control.focus({ preventScroll: true });
  const isMoved = isFocused && shadowRoot?.activeElement !== control;
  const after = focusedElement();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (shadowRoot?.activeElement === control) control.blur();
  return isMoved ? describeTaker(after) : "";
}

function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

function describeTaker(element: Element | null): string {
  if (!element || element === document.body) return "away from every field";
  const dialog = [element, ...ancestorsOf(element)].find(isPopup);
  const name = element === dialog ? "" : startTag(element);
  const role = dialog?.getAttribute("role");
  const inDialog = dialog && startTag(dialog).replace(/>$/, `${role ? ` role="${role}"` : ""}>`);
  return `to ${[name, inDialog].filter(Boolean).join(" in ")}`;
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
