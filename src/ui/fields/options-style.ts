/** The length of the longest label, by which the styles put two or more options in a row. */
export const optionsStyle = (labels: readonly string[]) => ({
  "--ws-letters": Math.max(...labels.map(({ length }) => length)),
});
