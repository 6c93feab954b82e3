/** No field of the form, and none that a browser's autofill knows. */
const NAME = "subject";
const FILLED = "filled";

/**
 * A text input for programs that fill in every input. People never notice it: it has no box, so it
 * is neither shown, printed, focused nor announced, also while the styles are missing (`inert`).
 */
export const Honeypot = () => (
  <div class="extra" aria-hidden="true" inert>
    <input
      name={NAME}
      autocomplete="off"
      tabIndex={-1}
      // Its text is not kept: an extension may have typed the patient's data into it.
      onInput={({ currentTarget }) => {
        if (currentTarget.value !== "") currentTarget.value = FILLED;
      }}
    />
  </div>
);

/** What a request's `patient` has in addition if the honeypot was filled in; never its text. */
export function honeypotAnswer(root: ParentNode): Record<string, string> {
  return root.querySelector<HTMLInputElement>(".extra input")?.value ? { [NAME]: FILLED } : {};
}
