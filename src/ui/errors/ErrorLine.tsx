interface ErrorLineProps {
  id: string;
  /** Read before the error, for people who do not see its color. */
  prefix: string;
  error: string | null;
}

/** An answer's error, next to its control; renders nothing without an error. */
export const ErrorLine = ({ id, prefix, error }: ErrorLineProps) =>
  error ? (
    <p id={id} class="error">
      <span class="visually-hidden">{prefix} </span>
      {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
      <span key={error} dir="auto">
        {error}
      </span>
    </p>
  ) : null;
