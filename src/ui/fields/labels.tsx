/** @param props.optional "(optional)" in the reader's language; null for a required question */
export const LabelText = ({ label, optional }: { label: string; optional: string | null }) => (
  <>
    {optional ? `${label} ` : label}
    {optional && <span class="optional">{optional}</span>}
  </>
);

/** The length of the longest label, by which the styles put two or more options in a row. */
export const optionsStyle = (labels: readonly string[]) => ({
  "--ws-letters": Math.max(...labels.map(({ length }) => length)),
});
