import { expect, test } from "vitest";
import { checkParagraphs } from "../../../src/form/text/limited-text.ts";
import { remaining } from "../../../src/form/text/remaining-characters.ts";
import { checking } from "../../../src/form/validation.ts";

test.each([
  ["nothing", "", 10],
  ["letters", "four", 6],
  ["a family", "👨‍👩‍👧‍👦", 9],
  ["a letter with two marks", "ẍ̣", 9],
  ["a line break of Windows", "a\r\nb", 7],
  ["blanks that would be dropped", "a   ", 9],
  ["blanks inside", "a b", 7],
  ["as many as may be", "x".repeat(10), 0],
  ["one too many", "x".repeat(11), -1],
  ["far too many", "x".repeat(1000), -990],
])("%s: %j", (_what, typed, left) => {
  expect(remaining(typed, 10)).toBe(left);
});

test.each([
  ["at the limit", "x".repeat(1000)],
  ["beyond it", "x".repeat(1001)],
  ["few characters that are heavy", `a${"\u0301".repeat(30)}`.repeat(600)],
])("the counter and the check agree %s", (_where, typed) => {
  const refused = "fault" in checkParagraphs(typed, "additionalDetails");
  expect(checking.remaining("additionalDetails", typed) < 0).toBe(refused);
});

test("each field counts down from its own limit", () => {
  expect(checking.remaining("insurance", "None")).toBe(196);
  expect(checking.remaining("additionalDetails", "None")).toBe(996);
});
