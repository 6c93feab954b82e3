import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { atOrigin, type Example, SAMPLE_ORIGIN } from "../../../src/contract/examples/example.ts";
import { EXAMPLES, exampleBySlug } from "../../../src/contract/examples/practices.ts";
import { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";

const records = EXAMPLES.map(({ record }) => record);
const brandings = records.map((record) => record.web_scheduler_config.branding);
const logos = brandings.flatMap((branding) =>
  [branding.header_logo_url, branding.footer_logo_url].filter((url) => url !== ""),
);

test.each(EXAMPLES)("$slug is complete and passes the strict schema unchanged", ({ record }) => {
  expect(LocationRecord.parse(record)).toStrictEqual(record);
});

test("the first example has the observed defaults", () => {
  expect(EXAMPLES[0]).toBe(exampleBySlug("observed-defaults"));
  const { branding, screener_question, ...config } =
    exampleBySlug("observed-defaults")?.record.web_scheduler_config ?? {};
  const {
    branding: documented,
    screener_question: _,
    ...others
  } = DOCUMENTED_DEFAULTS.web_scheduler_config;
  const switchedOff = { appointment_types_enabled: false, provider_selection_enabled: false };
  expect(config).toEqual({ ...others, ...switchedOff });
  // The contract leaves out the font list that it observed.
  expect({ ...branding, font_style: "" }).toEqual(documented);
  expect(screener_question).toEqual({
    enabled: false,
    question: "",
    if_yes: { action: "allow", message: "" },
    if_no: { action: "allow", message: "" },
  });
});

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test.each<[string, (example: Example) => string[]]>([
  ["slug", ({ slug }) => [slug]],
  ["title", ({ title }) => [title]],
  ["name", ({ record }) => [record.name]],
  ["phone_number", ({ record }) => [record.phone_number]],
  ["id and agent_id", ({ record }) => [record.id, record.agent.id]],
])("every example has its own %s", (_key, valuesOf) => {
  expect(repeated(EXAMPLES.flatMap(valuesOf))).toEqual([]);
});

// North America: 555-0100 to -0199. United Kingdom: Ofcom's numbers for drama. Germany: Bundesnetzagentur's, Berlin.
const FICTIONAL =
  /^\+(1\d{3}55501\d\d|442079460\d{3}|441134960\d{3}|441314960\d{3}|441632960\d{3}|493023125\d{3})$/;

test.each(EXAMPLES)("$slug has only fictional phone numbers", ({ record }) => {
  const { footer_phone } = record.web_scheduler_config.branding;
  expect(record.phone_number).toMatch(FICTIONAL);
  if (footer_phone) expect(`+1${footer_phone.replace(/\D/g, "")}`).toMatch(FICTIONAL);
});

test("every logo is a file in public/practice/logos", () => {
  expect(logos.length).toBeGreaterThan(3);
  for (const url of logos) {
    expect(url.startsWith(`${SAMPLE_ORIGIN}/practice/logos/`)).toBe(true);
    const file = new URL(`../../../public${new URL(url).pathname}`, import.meta.url);
    expect(existsSync(file), url).toBe(true);
  }
});

test("atOrigin changes the logos only, and leaves the example itself unchanged", () => {
  for (const record of records) {
    const before = structuredClone(record);
    const moved = atOrigin(record, "https://practice.example:8443");
    expect(record).toStrictEqual(before);
    expect(JSON.stringify(moved)).toBe(
      JSON.stringify(record).replaceAll(SAMPLE_ORIGIN, "https://practice.example:8443"),
    );
  }
});
