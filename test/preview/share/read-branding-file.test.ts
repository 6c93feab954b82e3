import { describe, expect, test } from "vitest";
import { labelAt } from "../../../src/preview/settings/find-setting.ts";
import { readBrandingFile } from "../../../src/preview/share/read-branding-file.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;

const record = recordOf("everything-on");
const config = record.web_scheduler_config;

const read = (content: unknown) =>
  readBrandingFile(new Blob([typeof content === "string" ? content : JSON.stringify(content)]));

const under = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

test("the branding alone is taken whole", async () => {
  expect(await read(config.branding)).toEqual({
    ok: true,
    changes: under(BRANDING, config.branding),
    leftOut: [],
  });
});

test.each<[shape: string, content: unknown]>([
  ["a location record", record],
  [
    "the endpoint's envelope",
    { code: 200, message: "", success: true, data: record, errors: null },
  ],
])("%s brings its branding, its configuration and its location", async (_shape, content) => {
  const reading = await read(content);
  expect(reading).toMatchObject({
    ok: true,
    leftOut: [],
    changes: {
      ...under(BRANDING, config.branding),
      name: record.name,
      phone_number: record.phone_number,
      [`${CONFIG}.appointment_types`]: config.appointment_types,
      [`${CONFIG}.required_fields.phone`]: config.required_fields.phone,
    },
  });
  expect(reading).not.toHaveProperty("changes.id");
});

test("the configuration alone brings no location", async () => {
  const reading = await read(config);
  expect(reading).toMatchObject({ ok: true, changes: under(BRANDING, config.branding) });
  expect(reading).not.toHaveProperty("changes.name");
});

test("a part of a branding is taken", async () => {
  expect(await read({ font_color: "#123456" })).toEqual({
    ok: true,
    changes: { [`${BRANDING}.font_color`]: "#123456" },
    leftOut: [],
  });
});

test("what is partly right is taken as far as it is, and the rest is named", async () => {
  const path = `${BRANDING}.header_logo_height`;
  const reading = await read({ ...config.branding, header_logo_height: "tall", font_weight: 4 });
  const { header_logo_height: _left, ...right } = config.branding;
  expect(reading).toEqual({ ok: true, changes: under(BRANDING, right), leftOut: [path] });
  expect(labelAt(path)).toBe("Header logo height");
});

describe("what cannot be used", () => {
  test.each<[what: string, content: unknown, problem: RegExp]>([
    ["nothing", "", /^The file is no JSON \(.+\)\.$/],
    ["a picture", "\u0089PNG\r\n\u001a\n", /^The file is no JSON \(.+\)\.$/],
    ["half of a record", JSON.stringify(record).slice(0, 900), /^The file is no JSON \(.+\)\.$/],
    ["a list", [config.branding], /neither branding nor a location record/],
    ["text", '"branding"', /neither branding nor a location record/],
    ["nothing in JSON", "null", /neither branding nor a location record/],
    ["another program's file", { name: "left-pad", version: "1.3.0" }, /neither branding nor/],
    ["an address book", { name: "Ada", city: "Larkmere", phone_number: "+1" }, /neither branding/],
    ["a service's refusal", { success: false, data: record, errors: {} }, /neither branding nor/],
    ["the prototype", '{"__proto__":{"font_color":"#123456"}}', /neither branding nor/],
    [
      "nothing of the right type",
      { font_color: 7, header_tagline: null },
      /^Nothing in the file is of the documented type: (Tagline, Text colour|Text colour, Tagline)\.$/,
    ],
  ])("%s: it is said what is wrong", async (_what, content, problem) => {
    const reading = await read(content);
    expect(reading).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });

  test("a file of 9 MB is not even read", async () => {
    const file = new Blob(["x".repeat(9_000_000)]);
    file.text = () => Promise.reject(new Error("It was read."));
    expect(await readBrandingFile(file)).toEqual({
      ok: false,
      problem: "The file has more than 8 MB; a record has a few kB.",
    });
  });

  test("a file that is gone by now", async () => {
    const file = new Blob(["{}"]);
    file.text = () => Promise.reject(new DOMException("Gone.", "NotFoundError"));
    expect(await readBrandingFile(file)).toEqual({
      ok: false,
      problem: "The file could not be read.",
    });
  });
});
