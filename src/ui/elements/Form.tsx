import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from "preact";

interface SendProps {
  onSend(): void;
  children: ComponentChildren;
}

/** A form; its button is a {@link SubmitButton}, which shows the next step unless this one `isLast`. */
export const Form = ({ onSend, isLast, children }: SendProps & { isLast: boolean }) => (
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
    onSubmit={(event) => send(event, event.currentTarget, onSend)}
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
 * Moves to the next question on Enter; in the last one, the browser clicks the {@link SubmitButton}. Handles
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

interface SubmitButtonProps extends SendProps {
  isDisabled?: boolean;
  isSecondary?: boolean | undefined;
}

/**
 * Enter in the last input clicks it. It also listens for clicks, because a frame with `sandbox` but not `allow-forms`
 * never fires `submit`. On the form, Firefox would report the listener to screen readers as making all text clickable.
 */
export const SubmitButton = ({ onSend, isDisabled, isSecondary, children }: SubmitButtonProps) => (
  <button
    type="submit"
    part={isSecondary ? "button secondary" : "button primary"}
    aria-disabled={isDisabled}
    // Without its element if a page has delayed its listeners; then the browser fires `submit`, too.
    onClick={(event) => event.currentTarget && send(event, event.currentTarget.form, onSend)}
  >
    {children}
  </button>
);

function send(event: TargetedEvent, form: HTMLFormElement | null, onSend: () => void): void {
  event.preventDefault();
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
