import { describe, expect, test } from "vitest";
import { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { valueAt } from "../../../src/draft/changes.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { KNOWN_PATHS, labelAt, searched } from "../../../src/preview/settings/find-setting.ts";
import { pathsOf, type Setting } from "../../../src/preview/settings/setting.ts";
import { GROUPS } from "../../../src/preview/settings/settings.ts";

interface Schema {
  def: { type: string; shape?: Record<string, Schema> };
}

/** Every value of a schema by its dotted path; a list is one value. */
const pathsIn = (schema: Schema, path: readonly string[] = []): string[] =>
  Object.entries(schema.def.shape ?? {}).flatMap(([key, value]) =>
    value.def.type === "object" ? pathsIn(value, [...path, key]) : [[...path, key].join(".")],
  );

const ALL = pathsIn(LocationRecord as unknown as Schema);

/** What a patient never sees of the record (contract), so that a designer has nothing to set. */
const UNSEEN =
  /^(id|organization_id|sync_type|enable_voice_mode|chatbot_\w+|agent\.\w+|practice_details\.\w+|scheduler_config\.\w+)$/;

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

test("the schema is read to its leaves", () => {
  expect(ALL).toContain("web_scheduler_config.branding.font_color");
  expect(ALL).toContain("web_scheduler_config.screener_question.if_yes.message");
  expect(ALL).toContain("web_scheduler_config.appointment_types");
});

test("every key that a patient can see has a setting, and nothing else has", () => {
  expect([...KNOWN_PATHS].toSorted()).toEqual(ALL.filter((path) => !UNSEEN.test(path)).toSorted());
});

test("every key of the branding has a setting", () => {
  const branding = ALL.filter((path) => path.includes(".branding."));
  expect(branding).toHaveLength(17);
  expect(branding.filter((path) => !KNOWN_PATHS.has(path))).toEqual([]);
});

test("no two settings decide about one value", () => {
  const all = SETTINGS.flatMap(pathsOf);
  expect(all).toHaveLength(new Set(all).size);
});

test.each(GROUPS)("in the group $title no two settings are called the same", ({ settings }) => {
  const labels = settings.map(({ label }) => label);
  expect(labels).toHaveLength(new Set(labels).size);
});

test("groups have names and titles of their own", () => {
  for (const key of ["name", "title"] as const) {
    expect(new Set(GROUPS.map((group) => group[key])).size).toBe(GROUPS.length);
  }
});

const TYPES: Record<Setting["kind"], (value: unknown) => boolean> = {
  switch: (value) => typeof value === "boolean",
  asked: (value) => typeof value === "boolean",
  size: Number.isInteger,
  text: (value) => typeof value === "string",
  colour: (value) => typeof value === "string",
  font: (value) => typeof value === "string",
  logo: (value) => typeof value === "string",
  action: (value) => typeof value === "string",
  "appointment-types": Array.isArray,
  providers: Array.isArray,
};

test.each(EXAMPLES)("each setting's control is of its value's type in $slug", ({ record }) => {
  const wrong = SETTINGS.filter((setting) =>
    pathsOf(setting).some((path) => !TYPES[setting.kind](valueAt(record, path))),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each([...KNOWN_PATHS])("%s has a label for sentences", (path) => {
  expect(labelAt(path)).not.toBe(path);
});

test("what is no setting is called by its path", () => {
  expect(labelAt("agent.id")).toBe("agent.id");
});

describe("the search", () => {
  const found = (text: string) =>
    searched(text).flatMap(({ settings }) => settings.map(({ label }) => label));

  test.each(["", "  "])("for %j finds everything", (text) => {
    expect(searched(text)).toEqual(GROUPS);
  });

  test.each<[text: string, labels: string[]]>([
    ["tagline", ["Tagline", "Tagline size"]],
    ["size TAGLINE", ["Tagline size"]],
    ["footer_phone", ["Phone in the footer"]],
    ["time zone", ["Time zone"]],
    ["America/Toronto", ["Time zone"]],
    ["no such thing", []],
    [".*", []],
  ])("for %j finds %j", (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  test("finds a group by its title", () => {
    expect(found("appointment types")).toEqual(["Ask for the appointment type", "Types"]);
  });
});
