/** Whether a value is a string with at least one visible character. */
export const isReadable = (text: unknown): text is string =>
  typeof text === "string" && /[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
