/** What is wrong with an answer, beside it; absent when nothing is. */
export const ErrorLine = ({
  id,
  prefix,
  error,
}: {
  id: string;
  prefix: string;
  error: string | null;
}) =>
  error ? (
    <p id={id} class="error">
      <span class="unseen">{prefix} </span>
      <span dir="auto">{error}</span>
    </p>
  ) : null;
