/** Puts values in place of placeholders, also where a placeholder is part of another URL's query. */
export function replacePlaceholders(code: string, values: ReadonlyMap<string, string>): string {
  const replacements = [...values].flatMap(([placeholder, value]) => [
    [placeholder, value] as const,
    [encodeURIComponent(placeholder), encodeURIComponent(value)] as const,
  ]);
  // The longest first, because one may begin with another one.
  const sorted = replacements.toSorted(([a], [b]) => b.length - a.length);
  return replaceFirst(code, sorted);
}

/** In one pass, so that a value that has a placeholder in it is not replaced again. */
function replaceFirst(code: string, replacements: (readonly [string, string])[]): string {
  let result = "";
  for (let index = 0; index < code.length; ) {
    const match = replacements.find(([placeholder]) => code.startsWith(placeholder, index));
    result += match ? match[1] : code.charAt(index);
    index += match ? match[0].length : 1;
  }
  return result;
}
