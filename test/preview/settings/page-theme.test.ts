import { expect, test } from "vitest";
import { THEME_NAMES } from "../../../src/embed/findings/theme.ts";
import {
  PAGE_THEME,
  pageStyles,
  parsePageProperty,
  recordChanges,
} from "../../../src/preview/settings/page-theme.ts";

test("every custom property of the tag but the shadow can be edited", () => {
  const names = THEME_NAMES.filter((name) => name !== "--web-scheduler-shadow");
  expect(Object.keys(PAGE_THEME).toSorted()).toEqual(names.toSorted());
});

test("the changes of the page become CSS declarations, and the others are the record’s", () => {
  const changes = { name: "Elsewhere", "--web-scheduler-accent": "#B3005E" };
  expect(pageStyles({ ...changes, "--web-scheduler-radius": 0 })).toEqual({
    "--web-scheduler-accent": "#B3005E",
    "--web-scheduler-radius": "0px",
  });
  expect(recordChanges(changes)).toEqual({ name: "Elsewhere" });
});

test.each<[path: string, value: unknown, isValid: boolean]>([
  ["--web-scheduler-accent", "#B3005E", true],
  ["--web-scheduler-accent", "red; background: url(https://evil.invalid/)", false],
  ["--web-scheduler-accent", 4, false],
  ["--web-scheduler-font", '"Trebuchet MS", sans-serif', true],
  ["--web-scheduler-font", "url(https://evil.invalid/)", false],
  ["--web-scheduler-font", 4, false],
  ["--web-scheduler-radius", 0, true],
  ["--web-scheduler-radius", 24, true],
  ["--web-scheduler-radius", 25, false],
  ["--web-scheduler-gap", 7, false],
  ["--web-scheduler-gap", 8.5, false],
  ["--web-scheduler-gap", "12px", false],
  ["--web-scheduler-gap", Number.NaN, false],
])("a link may set %s to %j: %j", (path, value, isValid) => {
  expect(parsePageProperty(path, value)).toBe(isValid ? value : undefined);
});
