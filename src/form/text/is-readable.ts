/** Whether there is anything to see in a text of the record. */
export const isReadable = (text: unknown): text is string =>
  typeof text === "string" && /[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
