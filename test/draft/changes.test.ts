import { describe, expect, test } from "vitest";
import { type Changes, valueAt, withChanges } from "../../src/draft/changes.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { recordOf } from "../example-record.ts";

const published = recordOf("branded");
const BRANDING = "web_scheduler_config.branding";

test("changes the value at a path and nothing else", () => {
  const draft = withChanges(published, { [`${BRANDING}.font_color`]: "#123456" });
  const expected = structuredClone(published);
  expected.web_scheduler_config.branding.font_color = "#123456";
  expect(draft).toEqual(expected);
});

test("does not modify the original, and shares its unchanged parts", () => {
  const before = structuredClone(published);
  const draft = withChanges(published, { [`${BRANDING}.header_tagline`]: "Gentle hands" });
  expect(published).toEqual(before);
  expect(draft.agent).toBe(published.agent);
  expect(draft.web_scheduler_config.required_fields).toBe(
    published.web_scheduler_config.required_fields,
  );
});

test("applies several changes, to the same object and to others", () => {
  const draft = withChanges(published, {
    name: "Ondelle West",
    [`${BRANDING}.header_tagline`]: "Gentle hands",
    [`${BRANDING}.header_logo_height`]: 80,
    "web_scheduler_config.appointment_types": [],
  });
  expect(draft).toMatchObject({
    name: "Ondelle West",
    web_scheduler_config: {
      appointment_types: [],
      branding: { header_tagline: "Gentle hands", header_logo_height: 80 },
    },
  });
});

test("returns the same record if there are no changes", () => {
  for (const { record } of EXAMPLES) expect(withChanges(record, {})).toBe(record);
});

describe("ignores a path that the record does not have", () => {
  test.each<[string, Changes]>([
    ["an unknown key", { motto: "Gentle hands" }],
    ["an unknown key of an object", { [`${BRANDING}.motto`]: "Gentle hands" }],
    ["a key of a string", { "name.first": "Ondelle" }],
    ["an item of an array", { "web_scheduler_config.appointment_types.0": null }],
    ["the length of an array", { "web_scheduler_config.appointment_types.length": 0 }],
    ["an empty path", { "": "Ondelle" }],
    ["a path of empty keys", { "..": "Ondelle" }],
    ["the prototype", JSON.parse('{ "__proto__": { "polluted": true } }')],
    ["a key of the prototype", { "__proto__.polluted": true }],
    ["a key of an object’s prototype", { [`${BRANDING}.__proto__.polluted`]: true }],
    ["the constructor’s prototype", { "constructor.prototype.polluted": true }],
    ["an inherited method", { toString: "Ondelle" }],
  ])("%s", (_title, changes) => {
    expect(withChanges(published, changes)).toBe(published);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test.each<[string, unknown]>([
  ["name", published.name],
  [`${BRANDING}.footer_logo_height`, 32],
  ["web_scheduler_config.appointment_types.length", undefined],
  ["motto", undefined],
  ["name.length", undefined],
  ["__proto__", undefined],
  ["constructor.name", undefined],
])("returns the value at %s", (path, value) => {
  expect(valueAt(published, path)).toEqual(value);
});
