import { expect, test } from "vitest";
import { isReadable } from "../../src/form/is-readable.ts";

test.each(["a", "1", "!", " a ", "李", "🦷", "\u200Ba"])("%j is readable", (text) => {
  expect(isReadable(text)).toBe(true);
});

test.each([
  "",
  " \t\n\u00A0",
  "\u0000\u007F",
  "\u200B\u2060",
  "\uD83D",
  7,
  null,
  undefined,
  ["a"],
  {},
])("%j is not readable", (value) => {
  expect(isReadable(value)).toBe(false);
});
