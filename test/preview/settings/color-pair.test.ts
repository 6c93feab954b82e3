import { expect, test } from "vitest";
import { formatColorPair, parseColorPair } from "../../../src/preview/settings/color-pair.ts";
import { parsePageProperty } from "../../../src/preview/settings/page-theme.ts";

const FIELD = "--web-scheduler-field-background";

test.each([
  ["", { light: "", dark: "" }],
  ["#FBF7F0", { light: "#FBF7F0", dark: "" }],
  ["light-dark(#FBF7F0, #221E18)", { light: "#FBF7F0", dark: "#221E18" }],
])("%j has these colors, and is their value", (value, { light, dark }) => {
  expect(parseColorPair(value)).toEqual({ light, dark });
  expect(formatColorPair(light, dark)).toBe(value);
});

test.each([
  [FIELD, "light-dark(#FBF7F0, #221E18)", true],
  [FIELD, "light-dark(#FBF7F0, url(//x.example))", false],
  [FIELD, "light-dark(#FBF7F0, #221E18); color: red", false],
  ["--web-scheduler-accent", "light-dark(#FBF7F0, #221E18)", false],
] as const)("a link may give %s the value %j: %s", (path, value, isValid) => {
  expect(parsePageProperty(path, value)).toBe(isValid ? value : undefined);
});
