import type { ComponentChildren, TargetedEvent } from "preact";
import { contain } from "../../state/contain.ts";

interface FormProps {
  onSend(): void;
  children: ComponentChildren;
}

/** A form; its button is a {@link SubmitButton}. */
export const Form = ({ onSend, children }: FormProps) => (
  <form
    // The second class is for analytics tools that leave out forms by their class (Snowplow).
    class="screen web-scheduler-form"
    // Without our listeners (`document.open()` removes them) a form would be submitted by GET, with
    // the answers in the URL. The method "dialog" does nothing outside a dialog of the same tree.
    method="dialog"
    noValidate
    onSubmit={contain((event) => send(event, event.currentTarget, onSend))}
  >
    {children}
  </form>
);

interface SubmitButtonProps extends FormProps {
  isDisabled?: boolean;
  /** Whether another button is the main one. */
  isSecondary?: boolean;
}

/**
 * The button of a form; Enter in an input clicks it. It handles the click as well, because a frame with
 * `sandbox` and without `allow-forms` never fires `submit`. Not the form: with a click listener on it,
 * Firefox tells screen readers that every text in it is clickable.
 */
export const SubmitButton = ({ onSend, isDisabled, isSecondary, children }: SubmitButtonProps) => (
  <button
    type="submit"
    part={isSecondary ? "button secondary" : "button primary"}
    class={isSecondary ? "secondary" : undefined}
    aria-disabled={isDisabled}
    onClick={contain((event) => send(event, event.currentTarget.form, onSend))}
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
 * Makes every control report its value, because some autofill and extensions set values silently, and
 * some pages stop `input` and `change`. The events stay in the shadow root. Handlers do nothing for a
 * value that they know.
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
