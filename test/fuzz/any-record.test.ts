import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Brand, brandOf } from "../../src/branding/brand.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { repairLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { valueAt } from "../../src/contract/value-at.ts";
import { type FormPlan, planForm } from "../../src/form/plan.ts";
import { DOCUMENTED_DEFAULTS } from "../contract/documented-defaults.ts";
import { documentedPaths, dotted, ID } from "../contract/record-fixture.ts";
import { anyMutations, mutatedRecord } from "../contract/record-mutations.ts";
import { cpuTime, machineSlowness } from "../cpu-time.ts";
import { fuzz, fuzzTimeout } from "./fuzz.ts";

const MAX_MS = 200 * (await machineSlowness());
// The client rejects a larger response.
const MAX_BYTES = 1_000_000;

const read = (data: unknown) => readLocationRecord(data, ID, async () => repairLocationRecord);

const isVisible = (name: unknown) =>
  typeof name === "string" && /[^\s\p{Cf}\p{Cc}\p{Cs}]/u.test(name);

const documentedTypes = documentedPaths
  .filter((path) => !path.includes(0))
  .map((path) => ({
    path,
    expected: valueAt({ ...DOCUMENTED_DEFAULTS, id: ID, name: "" }, path),
  }));

/** Compares the type of every documented key without using the schema. */
const wrongTypes = (record: LocationRecord) =>
  documentedTypes
    .filter(({ path, expected }) => {
      const value = valueAt(record, path);
      const name = dotted(path);
      if (name === "chatbot_greeting_message" && typeof value === "string") return false;
      if (name === "practice_details.contactInfo" && value === undefined) return false;
      if (typeof value === "number" && !Number.isSafeInteger(value)) return true;
      return typeof value !== typeof expected || Array.isArray(value) !== Array.isArray(expected);
    })
    .map(({ path }) => dotted(path));

/** What is unsafe in a text that patients read. An address has four texts of at most 5,001 code units. */
const UNSAFE_TEXT = /\p{Cs}|(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{M}{9}|^[\s\S]{20100}/u;

const shownTexts = ({ record, screener, appointmentTypes, providers }: FormPlan, brand: Brand) => [
  record.name,
  screener?.question,
  screener?.outcomes.yes.message,
  screener?.outcomes.no.message,
  ...[...appointmentTypes, ...providers].map(({ label }) => label),
  brand.header.name?.text,
  brand.header.tagline?.text,
  brand.header.logo?.alt,
  brand.footer.logo?.alt,
  brand.footer.phone,
  brand.footer.address,
];

const FONT = /^(?:"[\p{L}\p{N} _.-]+"|[a-z-]+)(?:, (?:"[\p{L}\p{N} _.-]+"|[a-z-]+))*$/u;
const COLOR = /^#[0-9a-f]{6}$/;

/** Every value of the branding that is not safe in its CSS property or in `src`. */
function unsafeStyles({ header, footer, font, colors: palettes }: Brand): unknown[] {
  const colors = Object.values(palettes ?? {}).flatMap(({ text, muted, accent }) =>
    [text, muted, accent].filter((color) => color !== null),
  );
  const sizes = [header.name?.size, header.tagline?.size, footer.size ?? undefined];
  const logos = [header.logo, footer.logo].filter((logo) => logo !== null);
  return [
    ...colors.filter((color) => !COLOR.test(color)),
    ...[font].filter((list) => list !== null && !FONT.test(list)),
    ...sizes.filter((size) => size !== undefined && !(size >= 10 && size <= 72)),
    ...logos.filter(({ height }) => !(height >= 16 && height <= 200)),
    ...logos.filter(({ url }) => !/^https?:\/\/[^\s"<>]+$/.test(url)),
  ];
}

test("rejects any JSON value without throwing", async () => {
  const property = fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (data) => {
    expect((await read(data)).ok).toBe(false);
  });
  await fc.assert(property, fuzz(100));
});

test(
  "3,000 mutated records are readable and safe, or have no usable id or name",
  async () => {
    let repaired = 0;
    const property = fc.asyncProperty(anyMutations, async (mutations) => {
      const record = mutatedRecord(mutations);
      const { result: reading, ms } = await cpuTime(() => read(record));
      if (ms > MAX_MS) expect(JSON.stringify(record).length).toBeGreaterThan(MAX_BYTES);
      if (!reading.ok) {
        expect(record.id === ID && isVisible(record.name)).toBe(false);
        return;
      }
      if (reading.problems.length > 0) repaired += 1;
      expect(reading.problems.length).toBeLessThanOrEqual(100);
      expect(wrongTypes(reading.record)).toEqual([]);

      const plan = planForm(reading.record);
      const brand = brandOf(reading.record);
      const unsafe = shownTexts(plan, brand).filter((text) => text && UNSAFE_TEXT.test(text));
      expect(unsafe.map((text) => text?.slice(0, 100))).toEqual([]);
      expect(unsafeStyles(brand)).toEqual([]);

      const again = await read(reading.record);
      // Not toEqual: the difference of two megabytes would fill the memory.
      const same = { ok: true, record: reading.record, problems: [] };
      expect(isDeepStrictEqual(again, same)).toBe(true);
    });
    await fc.assert(property, fuzz(3000));
    // Without any repaired records, the property above has not tested much.
    expect(repaired).toBeGreaterThan(0);
  },
  fuzzTimeout(60),
);
