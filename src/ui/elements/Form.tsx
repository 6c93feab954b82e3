import type { ComponentChildren, TargetedEvent } from "preact";
import { attempt } from "../../host/contain.ts";
import { useView } from "../view-context.ts";

interface FormProps {
  /** Whether its button sends the request, and does not show the next step. */
  isLast: boolean;
  onSend(): unknown;
  children: ComponentChildren;
}

export function Form({ isLast, onSend, children }: FormProps) {
  const { submission } = useView();
  // A form without its file, or with a broken one, has the Enter key of the browser.
  const keys = attempt(() => submission.value);
  return (
    <form
      // The second class is for analytics tools that leave out forms by their class (Snowplow).
      class="screen web-scheduler-form"
      // Without our listeners (`document.open()` removes them) a form would be submitted by GET, with
      // the answers in the URL. The method "dialog" does nothing outside a dialog of the same tree.
      method="dialog"
      noValidate
      // At each render, because the last control may be another one.
      ref={(form) => {
        if (form) keys?.setEnterKeyHints(form, isLast);
      }}
      onKeyPress={keys?.moveOn}
      onSubmit={(event) => send(event, onSend)}
    >
      {children}
    </form>
  );
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
