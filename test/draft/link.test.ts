import { deflateSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packDraft, type SharedDraft, unpackDraft } from "../../src/draft/link.ts";

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

/** A link as another program might write it. */
const written = (content: string | Uint8Array, version = "1") =>
  `${version}.${deflateSync(content).toString("base64url")}`;

const reasonOf = async (text: string) => {
  const reading = await unpackDraft(text);
  return reading.ok ? "it can be read" : reading.reason;
};

describe("a draft comes out of its link as it went in", () => {
  test.each<[string, SharedDraft]>([
    ["of a location", draft],
    ["of an example", { of: { example: "branded" }, changes: draft.changes }],
    ["without changes", { ...draft, changes: {} }],
    ["of 1 MB", { ...draft, changes: { [TAGLINE]: "Gentle 🦷 hands. ".repeat(55_000) } }],
    ["with a lone half of an emoji", { ...draft, changes: { [TAGLINE]: "\ud83e" } }],
  ])("%s", async (_what, shared) => {
    expect(await unpackDraft(await packDraft(shared))).toEqual({ ok: true, draft: shared });
  });

  test("whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (changes) => {
        const shared = JSON.parse(JSON.stringify({ of: { example: "branded" }, changes }));
        expect(await unpackDraft(await packDraft(shared))).toEqual({ ok: true, draft: shared });
      }),
      { numRuns: 100 },
    );
  });
});

test("a link can stand in a fragment as it is", async () => {
  expect(await packDraft(draft)).toMatch(/^1\.[A-Za-z0-9_-]+$/);
});

test("a link that is cut off anywhere is damaged", async () => {
  const link = await packDraft(draft);
  for (let length = 0; length < link.length; length += 1) {
    expect(await reasonOf(link.slice(0, length)), `${length} characters`).toBe("damaged");
  }
});

test("a character that was typed over never gives another draft", async () => {
  const link = await packDraft(draft);
  for (let at = 2; at < link.length; at += 1) {
    const other = link[at] === "A" ? "B" : "A";
    const reading = await unpackDraft(link.slice(0, at) + other + link.slice(at + 1));
    // The last character has bits to spare.
    if (reading.ok) expect(reading.draft, `character ${at}`).toEqual(draft);
  }
  const middle = Math.floor(link.length / 2);
  const swapped = link[middle] === "A" ? "B" : "A";
  expect(await reasonOf(link.slice(0, middle) + swapped + link.slice(middle + 1))).toBe("damaged");
});

test.each<[string, string, string]>([
  ["nothing", "damaged", ""],
  ["a version alone", "damaged", "1."],
  ["no version", "damaged", "eJyrVkpUslKqVQIAA"],
  ["blanks around it", "damaged", ` ${written("{}")} `],
  ["the next version", "other-version", written(JSON.stringify(draft), "2")],
  ["a version that begins alike", "other-version", written(JSON.stringify(draft), "10")],
  ["a version of five digits", "damaged", written(JSON.stringify(draft), "12345")],
  ["no base64url", "damaged", "1.a+b/c="],
  ["a length that base64 cannot have", "damaged", "1.abcde"],
  ["base64url of something else", "damaged", "1.R2VudGxlIGhhbmRz"],
  ["more behind its end", "damaged", `${written(JSON.stringify(draft))}AAAAAAAA`],
  ["more text than a link may have", "too-long", `1.${"A".repeat(200_000)}`],
  ["100 MB of nothing in 100 kB", "too-long", written(Buffer.alloc(100_000_000))],
  ["an empty text", "damaged", written("")],
  ["text that is no JSON", "damaged", written("Gentle hands")],
  ["JSON that is cut off", "damaged", written(JSON.stringify(draft).slice(0, -1))],
  ["bytes that are no UTF-8", "damaged", written(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))],
])("a link of %s is refused: %s", async (_what, reason, link) => {
  expect(await reasonOf(link)).toBe(reason);
});

test.each<[string, unknown]>([
  ["null", null],
  ["a number", 42],
  ["a text", "branded"],
  ["a list", [draft]],
  ["nothing in it", {}],
  ["no changes", { of: draft.of }],
  ["nothing that it is of", { changes: {} }],
  ["changes that are a list", { ...draft, changes: [] }],
  ["changes that are null", { ...draft, changes: null }],
  ["changes that are a text", { ...draft, changes: "name" }],
  ["an example that is a number", { ...draft, of: { example: 1 } }],
  ["a location without a service", { ...draft, of: { locationId: ID } }],
  ["a service without a location", { ...draft, of: { baseUrl: "https://api.example" } }],
  ["a location that is a list", { ...draft, of: { locationId: [ID], baseUrl: "" } }],
])("JSON with %s is no draft", async (_what, value) => {
  expect(await reasonOf(written(JSON.stringify(value)))).toBe("damaged");
});

test("a key called __proto__ is a key like any other, and changes no object", async () => {
  const json = `{ "__proto__": { "polluted": 1 }, "of": { "example": "branded", "__proto__": { "polluted": 1 } },
    "changes": { "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } } }`;
  const reading = await unpackDraft(written(json));
  expect(reading).toMatchObject({ ok: true });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((reading as { polluted?: unknown }).polluted).toBeUndefined();
  const hidden = await unpackDraft(
    written('{ "__proto__": { "of": { "example": "branded" }, "changes": {} } }'),
  );
  expect(hidden).toEqual({ ok: false, reason: "damaged" });
});

describe("no text makes it throw", () => {
  const payload = fc.uint8Array({ maxLength: 200 });
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.tuple(fc.nat(3), fc.base64String()).map(([version, text]) => `${version}.${text}`),
    payload.map((bytes) => `1.${Buffer.from(bytes).toString("base64url")}`),
    payload.map((bytes) => written(bytes)),
    fc.json().map((json) => written(json)),
  );

  test("it gives a draft or a reason", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(typeof (await unpackDraft(text)).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });
});
