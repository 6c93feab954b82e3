import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from "preact";

interface FormProps {
  /** Whether its button sends the request, and does not show the next step. */
  isLast: boolean;
  onSend(): unknown;
  children: ComponentChildren;
}

export const Form = ({ isLast, onSend, children }: FormProps) => (
  <form
    // The second class is for analytics tools that leave out forms by their class (Snowplow).
    class="screen web-scheduler-form"
    // Without our listeners (`document.open()` removes them) a form would be submitted by GET, with
    // the answers in the URL. The method "dialog" does nothing outside a dialog of the same tree.
    method="dialog"
    noValidate
    // At each render, because the last control may be another one.
    ref={(form) => {
      if (form) setEnterKeyHints(form, isLast);
    }}
    onKeyPress={moveOn}
    onSubmit={(event) => send(event, onSend)}
  >
    {children}
  </form>
);

const controlsOf = (form: ParentNode) => [
  ...form.querySelectorAll<HTMLInputElement>(".question input, .question textarea"),
];

const isChoice = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox";

/** The first control after one that answers another question, or that takes another text. */
function nextControl(form: ParentNode, control: HTMLInputElement): HTMLInputElement | undefined {
  const controls = controlsOf(form);
  const question = control.closest(".question");
  const next = controls
    .slice(controls.indexOf(control) + 1)
    .find((other) => !isChoice(control) || other.closest(".question") !== question);
  // As with Tab.
  return next && isChoice(next)
    ? (next.closest(".question")?.querySelector<HTMLInputElement>(":checked") ?? next)
    : next;
}

function setEnterKeyHints(form: HTMLFormElement, isLast: boolean): void {
  for (const control of controlsOf(form)) {
    if (isChoice(control) || control.type === "textarea") continue;
    control.enterKeyHint = nextControl(form, control) || !isLast ? "next" : "send";
  }
}

/**
 * Moves to the next question on Enter; in the last one, the browser clicks the button. Handles
 * `keypress`, because browsers fire `keydown` also when Enter selects a suggestion of theirs.
 */
function moveOn(event: TargetedKeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, currentTarget } = event;
  const target = event.target as HTMLInputElement;
  if (key !== "Enter" || target.localName !== "input") return;
  const next = nextControl(currentTarget, target);
  if (!next && !repeat) return;
  event.preventDefault();
  if (!repeat) next?.focus();
}

/** Handles a form's `submit`, and the `click` of its button. */
export function send(event: TargetedEvent<HTMLElement>, onSend: () => unknown): void {
  event.preventDefault();
  const form = event.currentTarget?.closest("form");
  if (form) readControls(form);
  onSend();
}

/**
 * Dispatches `input` and `change`, because some autofill and extensions set values silently, and some pages stop these
 * events. They stay in the shadow root, and handlers do nothing for a value that they know.
 */
function readControls(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const { type, checked } = control;
    // A radio button is unchecked by the change of another one.
    if (type === "radio" && !checked) continue;
    const name = type === "radio" || type === "checkbox" ? "change" : "input";
    control.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
