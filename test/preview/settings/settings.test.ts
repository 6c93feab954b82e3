import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import {
  isOfPage,
  isProperty,
  pageStyles,
  parsePageValue,
  pathsOf,
  publishedAt,
  recordChanges,
  SETTING_PATHS,
  SETTINGS,
  type Setting,
} from "../../../src/preview/settings/settings.ts";
import { THEME } from "../../../src/settings/theme.ts";

const OF_PAGE = [...SETTING_PATHS].filter(isOfPage);

interface Schema {
  def: { type: string; shape?: Record<string, Schema> };
}

/** The dotted paths of all values in a schema; an array is one value. */
const pathsIn = (schema: Schema, path: readonly string[] = []): string[] =>
  Object.entries(schema.def.shape ?? {}).flatMap(([key, value]) =>
    value.def.type === "object" ? pathsIn(value, [...path, key]) : [[...path, key].join(".")],
  );

const ALL = pathsIn(LocationRecord as unknown as Schema);

/** Keys that patients never see (contract), and the lists of a practice's own system: they have no setting. */
const INTERNAL =
  /^(web_scheduler_config\.(appointment_types|provider_profiles|confirmation_sms_\w+)|id|organization_id|sync_type|enable_voice_mode|chatbot_\w+|agent\.\w+|practice_details\.\w+|scheduler_config\.\w+)$/;

test("exactly the keys that patients can see and what the tag’s HTML has have a setting", () => {
  const visible = ALL.filter((path) => !INTERNAL.test(path));
  expect([...SETTING_PATHS].toSorted()).toEqual([...visible, ...OF_PAGE].toSorted());
});

test("no two settings write the same path, or have the same label", () => {
  for (const all of [SETTINGS.flatMap(pathsOf), SETTINGS.map(({ label }) => label)]) {
    expect(all).toHaveLength(new Set(all).size);
  }
});

const typeOf = ({ kind, values }: Setting) => {
  if (kind === "size" || kind === "corners") return "number";
  return kind === "switch" || kind === "field" ? typeof (values?.[0] ?? false) : "string";
};

test.each(EXAMPLES)("each setting’s kind matches its value’s type in $slug", ({ record }) => {
  const wrong = SETTINGS.filter((setting) =>
    pathsOf(setting).some((path) => typeof publishedAt(record, path) !== typeOf(setting)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every custom property of the tag can be edited", () => {
  const names = Object.keys(THEME).map((name) => `--web-scheduler-${name}`);
  expect(OF_PAGE.filter(isProperty).toSorted()).toEqual(names.toSorted());
});

test("the changes of the page become CSS declarations, and the others are the record’s", () => {
  const changes = { name: "Elsewhere", "--web-scheduler-accent": "#B3005E" };
  expect(pageStyles({ ...changes, "--web-scheduler-radius": 0 })).toEqual({
    "--web-scheduler-accent": "#B3005E",
    "--web-scheduler-radius": "0px",
  });
  expect(recordChanges({ ...changes, "base-url": "https://api.practice.example" })).toEqual({
    name: "Elsewhere",
  });
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
  ["--web-scheduler-font-size", 15, false],
  ["--web-scheduler-font-size", 8.5, false],
  ["--web-scheduler-font-size", "12px", false],
  ["--web-scheduler-font-size", Number.NaN, false],
  ["submit-url", "https://booking.practice.example/", true],
  ["submit-url", "x".repeat(2_001), false],
  ["submit-url", 4, false],
])("a link may set %s to %j: %j", (path, value, isValid) => {
  expect(parsePageValue(path, value)).toBe(isValid ? value : undefined);
});
