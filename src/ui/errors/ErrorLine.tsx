import { fixedClass, type ShownError } from "./error-message.ts";

interface ErrorLineProps {
  id: string;
  /** Read before the error, for people who do not see its color. */
  prefix: string;
  error: ShownError | null;
}

/** An answer's error, next to its control; renders nothing without an error. */
export const ErrorLine = ({ id, prefix, error }: ErrorLineProps) =>
  error ? (
    <p id={id} class={`error${fixedClass(error)}`} part="error">
      <span class="visually-hidden">{prefix} </span>
      {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
      <span key={error.message} dir="auto">
        {error.message}
      </span>
    </p>
  ) : null;
