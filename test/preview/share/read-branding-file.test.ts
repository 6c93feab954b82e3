import { describe, expect, test } from "vitest";
import { labelAt } from "../../../src/preview/settings/find-setting.ts";
import { readBrandingFile } from "../../../src/preview/share/read-branding-file.ts";
import { recordOf } from "../../example-record.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;

const record = recordOf("everything-on");
const config = record.web_scheduler_config;

const read = (content: unknown) =>
  readBrandingFile(new Blob([typeof content === "string" ? content : JSON.stringify(content)]));

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

test("a branding object is read completely", async () => {
  expect(await read(config.branding)).toEqual({
    ok: true,
    changes: prefixed(BRANDING, config.branding),
    rejected: [],
  });
});

test.each<[shape: string, content: unknown]>([
  ["a location record", record],
  [
    "the endpoint's envelope",
    { code: 200, message: "", success: true, data: record, errors: null },
  ],
])("%s is read with its branding, configuration and location", async (_shape, content) => {
  const result = await read(content);
  expect(result).toMatchObject({
    ok: true,
    rejected: [],
    changes: {
      ...prefixed(BRANDING, config.branding),
      name: record.name,
      phone_number: record.phone_number,
      [`${CONFIG}.appointment_types`]: config.appointment_types,
      [`${CONFIG}.required_fields.phone`]: config.required_fields.phone,
    },
  });
  expect(result).not.toHaveProperty("changes.id");
});

test("a configuration object does not change the location", async () => {
  const result = await read(config);
  expect(result).toMatchObject({ ok: true, changes: prefixed(BRANDING, config.branding) });
  expect(result).not.toHaveProperty("changes.name");
});

test("a partial branding object is read", async () => {
  expect(await read({ font_color: "#123456" })).toEqual({
    ok: true,
    changes: { [`${BRANDING}.font_color`]: "#123456" },
    rejected: [],
  });
});

test("valid settings are read, and invalid ones are listed", async () => {
  const path = `${BRANDING}.header_logo_height`;
  const result = await read({ ...config.branding, header_logo_height: "tall", font_weight: 4 });
  const { header_logo_height: _invalid, ...valid } = config.branding;
  expect(result).toEqual({ ok: true, changes: prefixed(BRANDING, valid), rejected: [path] });
  expect(labelAt(path)).toBe("Header logo height");
});

describe("rejects", () => {
  test.each<[title: string, content: unknown, problem: RegExp]>([
    ["an empty file", "", /^The file is not valid JSON \(.+\)\.$/],
    ["an image", "\u0089PNG\r\n\u001a\n", /^The file is not valid JSON \(.+\)\.$/],
    [
      "a truncated record",
      JSON.stringify(record).slice(0, 900),
      /^The file is not valid JSON \(.+\)\.$/,
    ],
    ["100,000 brackets", "[".repeat(100_000), /^The file is not valid JSON/],
    ["an array", [config.branding], /neither branding nor a location record/],
    ["a string", '"branding"', /neither branding nor a location record/],
    ["null", "null", /neither branding nor a location record/],
    ["a package.json file", { name: "left-pad", version: "1.3.0" }, /neither branding nor/],
    ["an address book", { name: "Ada", city: "Larkmere", phone_number: "+1" }, /neither branding/],
    ["an error response", { success: false, data: record, errors: {} }, /neither branding nor/],
    ["the prototype", '{"__proto__":{"font_color":"#123456"}}', /neither branding nor/],
    [
      "only values of the wrong type",
      { font_color: 7, header_tagline: null },
      /^Every value in the file has the wrong type: (Tagline, Text color|Text color, Tagline)\.$/,
    ],
  ])("%s", async (_title, content, problem) => {
    const result = await read(content);
    expect(result).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });

  test("a file of 9 MB without reading it", async () => {
    const file = new Blob(["x".repeat(9_000_000)]);
    file.text = () => Promise.reject(new Error("Must not be read."));
    expect(await readBrandingFile(file)).toEqual({
      ok: false,
      problem: "The file is larger than 8 MB; a record is a few kB.",
    });
  });

  test("a file that has been deleted", async () => {
    const file = new Blob(["{}"]);
    file.text = () => Promise.reject(new DOMException("Deleted", "NotFoundError"));
    expect(await readBrandingFile(file)).toEqual({
      ok: false,
      problem: "The file could not be read.",
    });
  });
});
