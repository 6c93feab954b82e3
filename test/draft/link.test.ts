import { deflateSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packDraft, type SharedDraft, unpackDraft } from "../../src/draft/link.ts";
import { SEED } from "../fuzz/fuzz.ts";

const TAGLINE = "web_scheduler_config.branding.header_tagline";
const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

const draft: SharedDraft = {
  of: { locationId: ID, baseUrl: "https://api.example" },
  changes: {
    [TAGLINE]: "Gentle hands 👩‍⚕️🦷, for Zoë & 李 — “always”",
    "web_scheduler_config.branding.font_color": "#123456",
    "web_scheduler_config.branding.branding_enabled": true,
    "web_scheduler_config.appointment_types": [
      { enabled: true, display_name: "فحص", appointment_type_name: "CHECK" },
    ],
  },
};

/** Packed text that another program could have written. */
const pack = (content: string | Uint8Array, version = "1") =>
  `${version}.${deflateSync(content).toString("base64url")}`;

const reasonOf = async (text: string) => {
  const reading = await unpackDraft(text);
  return reading.ok ? "no reason" : reading.reason;
};

describe("unpacks what was packed", () => {
  test.each<[string, SharedDraft]>([
    ["a draft of a location", draft],
    ["a draft of an example", { of: { example: "branded" }, changes: draft.changes }],
    ["a draft without changes", { ...draft, changes: {} }],
    ["a draft of 1 MB", { ...draft, changes: { [TAGLINE]: "Gentle 🦷 hands. ".repeat(55_000) } }],
    ["a draft with half of a surrogate pair", { ...draft, changes: { [TAGLINE]: "\ud83e" } }],
  ])("%s", async (_title, shared) => {
    expect(await unpackDraft(await packDraft(shared))).toEqual({ ok: true, draft: shared });
  });

  test("a draft with any changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (changes) => {
        const shared = JSON.parse(JSON.stringify({ of: { example: "branded" }, changes }));
        expect(await unpackDraft(await packDraft(shared))).toEqual({ ok: true, draft: shared });
      }),
      { numRuns: 100, ...SEED },
    );
  });
});

test("packed text needs no escaping in a fragment", async () => {
  expect(await packDraft(draft)).toMatch(/^1\.[A-Za-z0-9_-]+$/);
});

test("truncated text is damaged", async () => {
  const text = await packDraft(draft);
  for (let length = 0; length < text.length; length += 1) {
    expect(await reasonOf(text.slice(0, length)), `${length} characters`).toBe("damaged");
  }
});

test("a changed character never results in another draft", async () => {
  const text = await packDraft(draft);
  const withOther = (index: number) =>
    text.slice(0, index) + (text[index] === "A" ? "B" : "A") + text.slice(index + 1);
  for (let index = 2; index < text.length; index += 1) {
    const reading = await unpackDraft(withOther(index));
    // The last character has unused bits.
    if (reading.ok) expect(reading.draft, `character ${index}`).toEqual(draft);
  }
  expect(await reasonOf(withOther(Math.floor(text.length / 2)))).toBe("damaged");
});

test.each<[string, string, string]>([
  ["empty text", "damaged", ""],
  ["a version only", "damaged", "1."],
  ["no version", "damaged", "eJyrVkpUslKqVQIAA"],
  ["surrounding spaces", "damaged", ` ${pack("{}")} `],
  ["the next version", "other-version", pack(JSON.stringify(draft), "2")],
  ["a version with the same first digit", "other-version", pack(JSON.stringify(draft), "10")],
  ["a version of five digits", "damaged", pack(JSON.stringify(draft), "12345")],
  ["base64 instead of base64url", "damaged", "1.a+b/c="],
  ["an impossible base64 length", "damaged", "1.abcde"],
  ["base64url of uncompressed text", "damaged", "1.R2VudGxlIGhhbmRz"],
  ["trailing data", "damaged", `${pack(JSON.stringify(draft))}AAAAAAAA`],
  ["too much text", "too-long", `1.${"A".repeat(200_000)}`],
  ["100 MB compressed to 100 kB", "too-long", pack(Buffer.alloc(100_000_000))],
  ["compressed empty text", "damaged", pack("")],
  ["text that is not JSON", "damaged", pack("Gentle hands")],
  ["truncated JSON", "damaged", pack(JSON.stringify(draft).slice(0, -1))],
  ["bytes that are not UTF-8", "damaged", pack(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))],
])("rejects %s as %s", async (_title, reason, text) => {
  expect(await reasonOf(text)).toBe(reason);
});

test.each<[string, unknown]>([
  ["null", null],
  ["a number", 42],
  ["a string", "branded"],
  ["an array", [draft]],
  ["an empty object", {}],
  ["a draft without `changes`", { of: draft.of }],
  ["a draft without `of`", { changes: {} }],
  ["changes in an array", { ...draft, changes: [] }],
  ["changes that are null", { ...draft, changes: null }],
  ["changes in a string", { ...draft, changes: "name" }],
  ["an example that is a number", { ...draft, of: { example: 1 } }],
  ["a location without a base URL", { ...draft, of: { locationId: ID } }],
  ["a base URL without a location", { ...draft, of: { baseUrl: "https://api.example" } }],
  ["a location id in an array", { ...draft, of: { locationId: [ID], baseUrl: "" } }],
])("rejects JSON with %s", async (_title, value) => {
  expect(await reasonOf(pack(JSON.stringify(value)))).toBe("damaged");
});

test("a __proto__ key does not change any prototype", async () => {
  const json = `{ "__proto__": { "polluted": 1 }, "of": { "example": "branded", "__proto__": { "polluted": 1 } },
    "changes": { "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } } }`;
  const reading = await unpackDraft(pack(json));
  expect(reading).toMatchObject({ ok: true });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((reading as { polluted?: unknown }).polluted).toBeUndefined();
  const hidden = await unpackDraft(
    pack('{ "__proto__": { "of": { "example": "branded" }, "changes": {} } }'),
  );
  expect(hidden).toEqual({ ok: false, reason: "damaged" });
});

describe("never throws", () => {
  const payload = fc.uint8Array({ maxLength: 200 });
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.tuple(fc.nat(3), fc.base64String()).map(([version, text]) => `${version}.${text}`),
    payload.map((bytes) => `1.${Buffer.from(bytes).toString("base64url")}`),
    payload.map((bytes) => pack(bytes)),
    fc.json().map((json) => pack(json)),
  );

  test("for any text", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(typeof (await unpackDraft(text)).ok).toBe("boolean");
      }),
      { numRuns: 500, ...SEED },
    );
  });
});
