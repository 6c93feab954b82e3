import type { ComponentChildren } from "preact";

interface FormProps {
  onSend(form: HTMLFormElement): void;
  children: ComponentChildren;
}

/**
 * A screen with a button that sends. The click is taken as well as the submission, since a frame
 * with `sandbox` and without `allow-forms` knows no submission.
 */
export const Form = ({ onSend, children }: FormProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field clicks the button by itself.
  <form
    class="screen"
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
