const MIN_LENGTH = 6;

/** The number of the line that a problem is about, from 1; 0 if that is unknown. */
export function lineOf(source: string, subject: string): number {
  // A browser writes an attribute in another way than its author, but not a value.
  const values = [...subject.matchAll(/="([^"]+)"|“([^“”]+)”/g)].map(
    ([, value, quoted = ""]) => value ?? quoted,
  );
  const name = subject.replace(/^(<[\w-]+)>$/, "$1");
  const texts = [...values.toSorted((a, b) => b.length - a.length), name];
  const index = texts
    .filter(({ length }) => length >= MIN_LENGTH)
    .map((text) => source.toLowerCase().indexOf(text.toLowerCase()))
    .find((found) => found >= 0);
  return index === undefined ? 0 : source.slice(0, index).split("\n").length;
}
