/** A number in a language's format, with Latin digits like the phone numbers next to it. */
export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(value);

/** Isolates text of unknown direction, so that it cannot reorder the sentence around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Text that is left to right in every language: a phone number, an email address. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
