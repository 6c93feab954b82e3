import type { CheckFinding } from "./finding.ts";

/** The attribute that is meant by one that is misspelled; "" if the detail names none. */
export const meantName = (detail: string): string =>
  /^did you mean ([\w-]+)\?$/.exec(detail)?.[1] ?? "";

/** Whether a finding says that an attribute is missing whose name is misspelled. */
export function isMisspelledAs(misspelled: readonly CheckFinding[]) {
  const meant = misspelled
    .filter(({ code }) => /^WS1(13|20)$/.test(code))
    .map(({ detail }) => meantName(detail).replace(/^data-/, ""));
  return ({ code, subject }: CheckFinding) => /^WS10[15]$/.test(code) && meant.includes(subject);
}
