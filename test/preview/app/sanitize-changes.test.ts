import { describe, expect, test } from "vitest";
import { sanitizeChanges } from "../../../src/preview/app/draft-in-url.ts";
import { SETTING_PATHS } from "../../../src/preview/settings/settings.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;

const deep = (levels: number) => {
  let value: unknown = "here";
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

test.each<[path: string, value: unknown]>([
  ["name", "Elsewhere"],
  ["is_virtual", true],
  [`${BRANDING}.font_color`, "#123456"],
  // Only types are checked here; the lint rules report invalid colors.
  [`${BRANDING}.font_color`, "red;}</style>"],
  [`${BRANDING}.header_logo_height`, -4],
  [`${BRANDING}.header_logo_url`, "javascript:alert(1)"],
  [`${CONFIG}.screener_question.if_yes.action`, "unknown"],
])("%s accepts %j", (path, value) => {
  expect(sanitizeChanges({ [path]: value })).toEqual({ safe: { [path]: value }, rejected: [] });
});

describe("an invalid change is rejected, and the others are kept", () => {
  test.each<[title: string, path: string, value: unknown]>([
    ["a key without a setting", "agent.id", "x"],
    ["a list without a setting", `${CONFIG}.appointment_types`, []],
    ["an object of settings", BRANDING, { font_color: "#123456" }],
    ["a path into a string", "name.length", 3],
    ["an empty path", "", "x"],
    ["the prototype", "__proto__", { name: "x" }],
    ["the prototype of an object", `${BRANDING}.__proto__`, { font_color: "x" }],
    ["the constructor", "constructor.prototype.name", "x"],
    ["a string for a boolean", "is_virtual", "true"],
    ["a number for a string", "name", 4],
    ["null for a string", "state", null],
    ["an invisible name", "name", " \u200b "],
    ["a fractional size", `${BRANDING}.header_logo_height`, 1.5],
    ["a string for a size", `${BRANDING}.header_logo_height`, "40"],
    ["an object for a string", `${BRANDING}.header_tagline`, { toString: "x" }],
    ["nested arrays for a string", "name", deep(100_000)],
  ])("%s", (_title, path, value) => {
    const changes = Object.fromEntries([
      [path, value],
      ["city", "Larkmere"],
    ]);
    expect(sanitizeChanges(changes)).toEqual({ safe: { city: "Larkmere" }, rejected: [path] });
  });
});

test("bidi control characters are removed, as in the widget", () => {
  const { safe } = sanitizeChanges({ name: "Wave\u202e Dental" });
  expect(safe).toEqual({ name: "Wave Dental" });
});

const MARKS = `a${"\u0316\u0301".repeat(250_000)}`;

test.each([...SETTING_PATHS])("%s keeps no text with thousands of combining marks", (path) => {
  expect(JSON.stringify(sanitizeChanges({ [path]: MARKS }).safe).length).toBeLessThan(500);
});

test("the image data of a logo is kept completely", () => {
  const value = `data:image/png;base64,${"A".repeat(1_000_000)}#on-color`;
  const changes = { [`${BRANDING}.header_logo_url`]: value };
  expect(sanitizeChanges(changes)).toEqual({ safe: changes, rejected: [] });
});

test("rejected paths are truncated", () => {
  const { rejected } = sanitizeChanges({ ["x".repeat(10_000)]: 1 });
  expect(rejected).toEqual(["x".repeat(100)]);
});
