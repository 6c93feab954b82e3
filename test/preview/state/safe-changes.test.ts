import { describe, expect, test } from "vitest";
import { safeChanges } from "../../../src/preview/state/safe-changes.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;
const TYPES = `${CONFIG}.appointment_types`;
const PROVIDERS = `${CONFIG}.provider_profiles`;

const type = { enabled: true, display_name: "Cleaning", appointment_type_name: "CLEANING" };

const deep = (levels: number) => {
  let value: unknown = "here";
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

test.each<[path: string, value: unknown]>([
  ["name", "Elsewhere"],
  ["is_virtual", true],
  [`${BRANDING}.font_color`, "#123456"],
  // What is no colour is the guard's to tell and the widget's to bear.
  [`${BRANDING}.font_color`, "red;}</style>"],
  [`${BRANDING}.header_logo_height`, -4],
  [`${BRANDING}.header_logo_url`, "data:image/png;base64,AAAA"],
  [`${BRANDING}.header_logo_url`, "javascript:alert(1)"],
  [`${CONFIG}.screener_question.if_yes.action`, "unheard-of"],
  [TYPES, [type]],
  [TYPES, []],
  [PROVIDERS, [{ name: "Dr. Imber" }, "what is this", null, 7]],
])("%s may be %j", (path, value) => {
  expect(safeChanges({ [path]: value })).toEqual({ safe: { [path]: value }, leftOut: [] });
});

describe("what cannot be used is left out and named, the rest is taken", () => {
  test.each<[why: string, path: string, value: unknown]>([
    ["an unknown path", "practice_details.address", "x"],
    ["the id", "id", "10a3d96e-cb6c-4813-935a-a30369dd4806"],
    ["where text goes to", "agent.id", "x"],
    ["a whole branch", BRANDING, { font_color: "#123456" }],
    ["a path into text", "name.length", 3],
    ["an empty path", "", "x"],
    ["the prototype", "__proto__", { name: "x" }],
    ["the prototype of a branch", `${BRANDING}.__proto__`, { font_color: "x" }],
    ["the constructor", "constructor.prototype.name", "x"],
    ["text for a switch", "is_virtual", "true"],
    ["a figure for text", "name", 4],
    ["nothing for text", "state", null],
    ["a name that nobody can see", "name", " \u200b "],
    ["a broken size", `${BRANDING}.header_logo_height`, 1.5],
    ["text for a size", `${BRANDING}.header_logo_height`, "40"],
    ["an object for text", `${BRANDING}.header_tagline`, { toString: "x" }],
    ["an object for a list", TYPES, { 0: type, length: 1 }],
    ["a list of wrong items", TYPES, [type, "Cleaning"]],
    ["a list with a hole", TYPES, [type, null]],
    ["an item that lacks something", TYPES, [{ ...type, enabled: undefined }]],
    ["an item of wrong types", TYPES, [{ ...type, display_name: 4 }]],
    ["more types than a form can show", TYPES, Array.from({ length: 100_000 }, () => type)],
    ["more providers than that", PROVIDERS, Array.from({ length: 100_000 }, () => 0)],
    ["lists in lists", PROVIDERS, [deep(30)]],
    ["lists in lists without an end", PROVIDERS, [deep(100_000)]],
    ["lists in lists for text", "name", deep(100_000)],
    ["lists in lists for a type", TYPES, deep(100_000)],
  ])("%s", (_why, path, value) => {
    const changes = Object.fromEntries([
      [path, value],
      ["city", "Larkmere"],
    ]);
    expect(safeChanges(changes)).toEqual({ safe: { city: "Larkmere" }, leftOut: [path] });
  });
});

test.each<[what: string, path: string, value: unknown, read: unknown]>([
  ["marks that turn the text around them", "name", "Wave\u202e Dental", "Wave Dental"],
  ["what a type has besides", TYPES, [{ ...type, onclick: "alert(1)" }], [type]],
])("%s: taken without that, as a widget would read it", (_what, path, value, read) => {
  expect(safeChanges({ [path]: value })).toEqual({ safe: { [path]: read }, leftOut: [] });
});

test("the name of what is left out is no longer than a line or two", () => {
  const { leftOut } = safeChanges({ ["x".repeat(10_000)]: 1 });
  expect(leftOut).toEqual(["x".repeat(100)]);
});

test("nothing at all is nothing", () => {
  expect(safeChanges({})).toEqual({ safe: {}, leftOut: [] });
});
