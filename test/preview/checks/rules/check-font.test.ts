import { expect, test } from "vitest";
import { expectIssues, firstMessage, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "an empty font list": { branding: { font_style: "" }, issues: [] },
  "an invalid font list": {
    branding: { font_style: "url(x), {}" },
    issues: [["warning invalid-font font_style", { font_style: "" }]],
  },
  "a list without a generic family": {
    branding: { font_style: "Georgia" },
    issues: [["note font-without-generic font_style", { font_style: '"Georgia", serif' }]],
  },
  "an uncommon font first": {
    branding: { font_style: "Lato, Arial, sans-serif" },
    issues: [["note font-not-on-devices font_style", null]],
  },
  "an uncommon font after a preinstalled one": {
    branding: { font_style: "Arial, Lato, sans-serif" },
    issues: [],
  },
  "a generic family": { branding: { font_style: "'Serif'" }, issues: [] },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});

test("the message contains the font that patients see", () => {
  expect(firstMessage({ font_style: "Lato, Inter, Arial, sans-serif" })).toBe(
    "“Lato” and “Inter” are not preinstalled on any device: patients see Arial unless the practice's page loads them.",
  );
});
