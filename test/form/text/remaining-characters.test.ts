import { expect, test } from "vitest";
import { remainingCharacters, validateText } from "../../../src/form/text/limited-text.ts";

test.each([
  ["an empty string", "", 10],
  ["letters", "four", 6],
  ["a family emoji", "👨‍👩‍👧‍👦", 9],
  ["a letter with two combining marks", "ẍ̣", 9],
  ["a Windows line break", "a\r\nb", 7],
  ["trailing spaces, which are not sent", "a   ", 9],
  ["spaces inside", "a b", 7],
  ["as many as allowed", "x".repeat(10), 0],
  ["one too many", "x".repeat(11), -1],
  ["far too many", "x".repeat(1000), -990],
])("%s: %j", (_label, input, remaining) => {
  expect(remainingCharacters(input, 10)).toBe(remaining);
});

test.each([
  ["at the limit", "x".repeat(1000), false],
  ["beyond the limit", "x".repeat(1001), true],
  ["for few characters of many code units", `a${"\u0301".repeat(30)}`.repeat(600), true],
])("is negative if the text is too long: %s", (_label, input, isTooLong) => {
  expect("error" in validateText(input, 1000)).toBe(isTooLong);
  expect(remainingCharacters(input, 1000) < 0).toBe(isTooLong);
});
