/** A text of unknown direction, so that it does not stir the sentence that it stands in. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** What is written from left to right in every language: a phone number, an email address. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
