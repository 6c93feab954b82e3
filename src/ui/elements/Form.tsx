import type { ComponentChildren, TargetedEvent } from "preact";

interface FormProps {
  onSend(): void;
  children: ComponentChildren;
}

/**
 * A form with a submit button. Handles the click as well as `submit`, because a frame with
 * `sandbox` and without `allow-forms` never fires `submit`.
 */
export function Form({ onSend, children }: FormProps) {
  const send = (event: TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    readControls(event.currentTarget);
    onSend();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in an input clicks the submit button.
    <form
      class="screen"
      // Without our listeners (`document.open()` removes them) a form would be submitted by GET, with
      // the answers in the URL. The method "dialog" does nothing outside a dialog of the same tree.
      method="dialog"
      noValidate
      onClick={(event) => {
        const button = (event.target as Element).closest("button");
        if (button?.type === "submit") send(event);
      }}
      onSubmit={send}
    >
      {children}
    </form>
  );
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
