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
      {/* A translator may have taken its text away: another sentence is another element. */}
      <span key={error} dir="auto">
        {error}
      </span>
    </p>
  ) : null;
