import type { ComponentChildren } from "preact";

interface FormProps {
  onSend(form: HTMLFormElement): void;
  children: ComponentChildren;
}

/**
 * A form with a submit button. Handles the click as well as `submit`, because a frame with
 * `sandbox` and without `allow-forms` never fires `submit`.
 */
export const Form = ({ onSend, children }: FormProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in an input clicks the submit button.
  <form
    class="screen"
    // Without our listeners (`document.open()` removes them) a form would be submitted by GET, with
    // the answers in the URL. The method "dialog" does nothing outside a dialog of the same tree.
    method="dialog"
    noValidate
    onClick={(event) => {
      const button = (event.target as Element).closest("button");
      if (button?.type !== "submit") return;
      event.preventDefault();
      onSend(event.currentTarget);
    }}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(event.currentTarget);
    }}
  >
    {children}
  </form>
);
