import { expect, test } from "vitest";
import { expectFound, type Rows, sentence } from "./lint-fixture.ts";

const ROWS: Rows = {
  "no font": { branding: { font_style: "" }, found: [] },
  "no font's name": {
    branding: { font_style: "url(x), {}" },
    found: [["warns not-a-font font_style", { font_style: "" }]],
  },
  "a list without a generic family": {
    branding: { font_style: "Georgia" },
    found: [["note font-without-generic font_style", { font_style: '"Georgia", serif' }]],
  },
  "a font that no device has": {
    branding: { font_style: "Lato, Arial, sans-serif" },
    found: [["note font-not-on-devices font_style", null]],
  },
  "a font that no device has, after one that most have": {
    branding: { font_style: "Arial, Lato, sans-serif" },
    found: [],
  },
  "a generic family": { branding: { font_style: "'Serif'" }, found: [] },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});

test("the font that patients see is told", () => {
  expect(sentence({ font_style: "Lato, Inter, Arial, sans-serif" })).toBe(
    "“Lato” and “Inter” come with no device: patients see Arial unless the practice's page brings them.",
  );
});
