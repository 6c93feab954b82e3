/** @module-tag all */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { FIELD_NAMES } from "../../src/contract/questions.ts";
import { type Brand, brandOf } from "../../src/form/branding/brand.ts";
import { cardColors } from "../../src/form/branding/card-colors.ts";
import { type FormPlan, planForm } from "../../src/form/plan.ts";
import { ID } from "../contract/record-fixture.ts";
import { fuzz } from "./fuzz.ts";
import { anyMutations, mutatedRecord } from "./record-mutations.ts";

const read = (data: unknown) => readLocationRecord(data, ID);

const isVisible = (name: unknown) =>
  typeof name === "string" && /[^\s\p{Cf}\p{Cc}\p{Cs}]/u.test(name);

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

function unsafeStyles({ header, footer, font, color }: Brand): unknown[] {
  const shown = Object.values(cardColors(color, "dark"));
  const sizes = [header.name?.size, header.tagline?.size, footer.size ?? undefined];
  const logos = [header.logo, footer.logo].filter((logo) => logo !== null);
  return [
    ...shown.filter((color) => !/^#[0-9a-f]{6}$/.test(color)),
    ...[font].filter((list) => list !== null && !FONT.test(list)),
    ...sizes.filter((size) => size !== undefined && !(size >= 10 && size <= 72)),
    ...logos.filter(({ height }) => !(height >= 16 && height <= 200)),
    ...logos.filter(({ url }) => !/^https?:\/\/[^\s"<>]+$/.test(url)),
  ];
}

/** Whether an answer to the screener has the exact action `allow`, without our schema. */
const isAllowedIn = (record: Record<string, unknown>, key: "if_yes" | "if_no") =>
  JSON.stringify(
    (record as { web_scheduler_config?: { screener_question?: Record<string, unknown> } })
      .web_scheduler_config?.screener_question?.[key] ?? {},
  ).includes('"action":"allow"');

test("any mutated record makes a safe form, or has no usable id or name", () => {
  let replaced = 0;
  const property = fc.property(anyMutations, (mutations) => {
    const record = mutatedRecord(mutations);
    const reading = read(record);
    if (!reading.ok) {
      expect(record.id === ID && isVisible(record.name)).toBe(false);
      return;
    }
    if (reading.problems.length > 0) replaced += 1;
    expect(reading.problems.length).toBeLessThanOrEqual(100);

    const plan = planForm(reading.record);
    const brand = brandOf(reading.record);
    const unsafe = shownTexts(plan, brand).filter((text) => text && UNSAFE_TEXT.test(text));
    expect(unsafe.map((text) => text?.slice(0, 100))).toEqual([]);
    expect(unsafeStyles(brand)).toEqual([]);
    const fields = plan.questions.filter(({ name }) => FIELD_NAMES.some((field) => field === name));
    expect(fields.some(({ required }) => required)).toBe(true);
    for (const [answer, key] of [["yes", "if_yes"] as const, ["no", "if_no"] as const]) {
      const isAllowed = plan.screener?.outcomes[answer].isAllowed ?? false;
      if (isAllowed) expect(isAllowedIn(record, key)).toBe(true);
    }

    // Not toEqual: the difference of two megabytes would fill the memory.
    const again = read(reading.record);
    expect(again.ok && isDeepStrictEqual(again.record, reading.record)).toBe(true);
  });
  fc.assert(property, fuzz(1000));
  // Without any replaced values, the property above has not tested much.
  expect(replaced).toBeGreaterThan(0);
});
