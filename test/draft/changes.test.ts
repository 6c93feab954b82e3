import { describe, expect, test } from "vitest";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { type Changes, valueAt, withChanges } from "../../src/draft/changes.ts";
import { EXAMPLES, exampleBySlug } from "../../src/examples/index.ts";

const published = exampleBySlug("branded")?.record as LocationRecord;
const BRANDING = "web_scheduler_config.branding";

test("a change is seen at its path, and nowhere else", () => {
  const drafted = withChanges(published, { [`${BRANDING}.font_color`]: "#123456" });
  const expected = structuredClone(published);
  expected.web_scheduler_config.branding.font_color = "#123456";
  expect(drafted).toEqual(expected);
});

test("the published record stays as it is, and what no change touches is shared with it", () => {
  const before = structuredClone(published);
  const drafted = withChanges(published, { [`${BRANDING}.header_tagline`]: "Gentle hands" });
  expect(published).toEqual(before);
  expect(drafted.agent).toBe(published.agent);
  expect(drafted.web_scheduler_config.required_fields).toBe(
    published.web_scheduler_config.required_fields,
  );
});

test("several changes, of one branch and of others, come together", () => {
  const drafted = withChanges(published, {
    name: "Ondelle West",
    [`${BRANDING}.header_tagline`]: "Gentle hands",
    [`${BRANDING}.header_logo_height`]: 80,
    "web_scheduler_config.appointment_types": [],
  });
  expect(drafted).toMatchObject({
    name: "Ondelle West",
    web_scheduler_config: {
      appointment_types: [],
      branding: { header_tagline: "Gentle hands", header_logo_height: 80 },
    },
  });
});

test("no changes give the same record", () => {
  for (const { record } of EXAMPLES) expect(withChanges(record, {})).toBe(record);
});

describe("changes of what the record does not have add nothing", () => {
  test.each<[string, Changes]>([
    ["an unknown key", { motto: "Gentle hands" }],
    ["an unknown key in a branch", { [`${BRANDING}.motto`]: "Gentle hands" }],
    ["a key below a text", { "name.first": "Ondelle" }],
    ["an item of a list", { "web_scheduler_config.appointment_types.0": null }],
    ["the length of a list", { "web_scheduler_config.appointment_types.length": 0 }],
    ["no path", { "": "Ondelle" }],
    ["a path of dots", { "..": "Ondelle" }],
    ["a prototype", JSON.parse('{ "__proto__": { "polluted": true } }')],
    ["a key of a prototype", { "__proto__.polluted": true }],
    ["a key of a prototype in a branch", { [`${BRANDING}.__proto__.polluted`]: true }],
    ["a constructor's prototype", { "constructor.prototype.polluted": true }],
    ["a method that objects inherit", { toString: "Ondelle" }],
  ])("%s", (_what, changes) => {
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
])("the value at %s", (path, value) => {
  expect(valueAt(published, path)).toEqual(value);
});
