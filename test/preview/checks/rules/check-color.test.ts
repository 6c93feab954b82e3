import { expect, test } from "vitest";
import { lintBranding } from "../../../../src/preview/checks/rules/lint-branding.ts";
import { draft, expectIssues, firstMessage, measurements, type Rows } from "./lint-fixture.ts";

const ROWS: Rows = {
  "a readable color": { branding: { font_color: "#767676" }, issues: [] },
  "a color just below 4.5:1": {
    branding: { font_color: "#777777" },
    issues: [["error text-contrast font_color", { font_color: "#757575" }]],
  },
  "a bright yellow": {
    branding: { font_color: "#FFD500" },
    issues: [["error text-contrast font_color", { font_color: "#8b7400" }]],
  },
  "a color name": {
    branding: { font_color: "red" },
    issues: [["error invalid-color font_color", { font_color: "#333333" }]],
  },
  "an empty color": {
    branding: { font_color: " " },
    issues: [["error invalid-color font_color", { font_color: "#333333" }]],
  },
  "a color of three digits": {
    branding: { font_color: "#14c" },
    issues: [["error invalid-color font_color", { font_color: "#1144cc" }]],
  },
  "a color without its #": {
    branding: { font_color: "1F3A5F" },
    issues: [["error invalid-color font_color", { font_color: "#1f3a5f" }]],
  },
  "a pale color with transparency": {
    branding: { font_color: "#777777ff" },
    issues: [["error invalid-color font_color", { font_color: "#757575" }]],
  },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});

test("the message contains the ratio, rounded down, and the shown color", () => {
  expect(firstMessage({ font_color: "#777777" })).toBe(
    "#777777 on the light background has a contrast of 4.47:1, and text needs 4.5:1. The widget shows #757575 instead.",
  );
});

test("a color that is only adapted to the dark scheme is not an issue", () => {
  expect(lintBranding(draft({ font_color: "#1F3A5F" }), measurements())).toEqual([]);
});
