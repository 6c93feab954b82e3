import { expect, test } from "vitest";
import { guard } from "../../../../src/preview/checks/rules/lint-branding.ts";
import { draft, expectFound, measures, type Rows, said, sentence } from "./lint-fixture.ts";

const ROWS: Rows = {
  "a colour that can be read": { branding: { font_color: "#767676" }, found: [] },
  "a colour just below 4.5:1": {
    branding: { font_color: "#777777" },
    found: [["fails text-contrast font_color", { font_color: "#757575" }]],
  },
  "a bright yellow": {
    branding: { font_color: "#FFD500" },
    found: [["fails text-contrast font_color", { font_color: "#8b7400" }]],
  },
  "a colour by its name": {
    branding: { font_color: "red" },
    found: [["fails not-a-colour font_color", { font_color: "#333333" }]],
  },
  "no colour at all": {
    branding: { font_color: " " },
    found: [["fails not-a-colour font_color", { font_color: "#333333" }]],
  },
  "a colour of three digits": {
    branding: { font_color: "#14c" },
    found: [["fails not-a-colour font_color", { font_color: "#1144cc" }]],
  },
  "a colour without its #": {
    branding: { font_color: "1F3A5F" },
    found: [["fails not-a-colour font_color", { font_color: "#1f3a5f" }]],
  },
  "a pale colour with transparency": {
    branding: { font_color: "#777777ff" },
    found: [["fails not-a-colour font_color", { font_color: "#757575" }]],
  },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});

test("the figures are told, rounded down, and what the widget shows instead", () => {
  expect(sentence({ font_color: "#777777" })).toBe(
    "#777777 on the light background has a contrast of 4.47:1, and text needs 4.5:1. The widget shows #757575 instead.",
  );
});

test("every draft has a note of the dark scheme, since no colour suits both", () => {
  expect(guard(draft(), measures()).map(said)).toEqual(["note text-contrast-dark font_color"]);
});
