import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ZodMiniType } from "zod/mini";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { ErrorEnvelope, SuccessEnvelope } from "../../src/contract/location-record/envelope.ts";
import { LenientLocationRecord } from "../../src/contract/location-record/location-record.ts";
import { type Attack, attackString, attacksOn } from "./attack-strings.ts";
import { type Expression, findExpressions } from "./find-expressions.ts";

// A linear search of this text takes at most a few milliseconds, a quadratic one several seconds.
const LENGTH = 100_000;
const MAX_MS = 100;

/** Files whose expressions take quadratic time, but only search texts of at most this length. */
const BOUNDED: Record<string, number> = {
  // The stack of one error: ten lines.
  "embed/script/own-script.ts": 2_000,
  // MAX_PART_LENGTH
  "form/date/birth-date.ts": 60,
  // MAX_DATE_LENGTH
  "form/date/pasted-date.ts": 60,
  // MAX_TEXT_LENGTH
  "form/email/normalize-email.ts": 508,
  // MAX_TEXT_LENGTH in phone.ts
  "form/phone/dialed-digits.ts": 100,
  "form/phone/phone.ts": 100,
  // The longest phone number of a record.
  "form/phone/format.ts": 40,
};

const USUAL_ATTEMPTS = 3;
const MAX_ATTEMPTS = 10;

/**
 * The time to search a text, in milliseconds: the shortest of several searches, because the first ones
 * may also compile the expression, and other processes may interrupt them. Not the processor's time,
 * which some systems only count in steps of several milliseconds.
 */
function searchTime({ regex, isSeparator }: Expression, text: string, attempts: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (
    let count = 0;
    count < attempts && (count < USUAL_ATTEMPTS || shortest > MAX_MS) && shortest > NEGLIGIBLE_MS;
    count += 1
  ) {
    const start = performance.now();
    if (isSeparator) text.split(regex);
    else text.replace(regex, "");
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

// Of the texts of one length, the slowest few are made longer.
const SLOWEST = 6;
const NEGLIGIBLE_MS = 1;
const SUSPECT_MS = 5;
const MAX_SUSPECTS = 6;

/** The worst text of at most `maxLength` code units, if it takes too long to search; else null. */
function findSlowText(
  expression: Expression,
  maxLength: number,
  attempts = MAX_ATTEMPTS,
): string | null {
  let candidates = attacksOn(expression.regex);
  // From short to long, because a search that takes exponential time would never end.
  for (const length of [25, 200, 3000, 6000, 12_000, 25_000, 50_000, LENGTH]) {
    const times = new Map<Attack, number>();
    let suspects = 0;
    for (const attack of candidates) {
      const text = attackString(attack, Math.min(length, maxLength));
      const time = searchTime(expression, text, attempts);
      if (time > MAX_MS) return `${JSON.stringify(attack)}, ${text.length} code units`;
      times.set(attack, time);
      if (time > SUSPECT_MS) suspects += 1;
      if (suspects === MAX_SUSPECTS) break;
    }
    if (length < 3000) continue;
    candidates = [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, SLOWEST)
      .map(([attack]) => attack);
  }
  return null;
}

describe("the test finds text that is slow to search:", () => {
  test.each([
    /a+$/,
    /^\s*(logo)?\s*$/i,
    /^[^a]+|[^a]+$/g,
    /^(a+)+$/,
    /<a\b[^>]*\bb\b[^>]*>/,
    /"(?:[^"\\]|\\.)*"/,
    /^\s*\*/gm,
    /[T ]\d\d?:\d\d.*$/,
    /^[\w-]+(?:\.?[\w-])*@/,
    /(?=.*b)a(?<n>.)*c/u,
    /\d{1,}y/,
  ])("%s", (regex) => {
    // Slow once is enough: here nothing says that a fast one is slow.
    expect(findSlowText({ regex, isSeparator: false }, LENGTH, 1)).not.toBeNull();
  });
});

const src = join(import.meta.dirname, "../../src");
// The tasks only search texts of this repository.
const files = globSync("**/*.{ts,tsx,js,jsx,mts,mjs}", { cwd: src, exclude: ["tasks"] });
const expressions = files
  .map((file) => file.replaceAll("\\", "/"))
  .sort()
  .flatMap((file) =>
    findExpressions(file, readFileSync(join(src, file), "utf8")).map((expression) => ({
      ...expression,
      file,
    })),
  );

test("finds every regular expression of the source", () => {
  expect(expressions.length).toBeGreaterThan(200);
  const withExpressions = new Set(expressions.map(({ file }) => file));
  expect(Object.keys(BOUNDED).filter((file) => !withExpressions.has(file))).toEqual([]);
});

test.each(expressions)("searches 100 kB in linear time: $regex in $file", (expression) => {
  expect(findSlowText(expression, BOUNDED[expression.file] ?? LENGTH)).toBeNull();
});

/** The patterns with which the schemas of the contract validate strings, zod's own included. */
const patterns = [
  ...new Set(
    [BookingRequest, SuccessEnvelope, ErrorEnvelope, LenientLocationRecord].flatMap(patternsOf),
  ),
];

test("finds the patterns of the contract's schemas", () => {
  expect(patterns.length).toBeGreaterThan(6);
});

test.each(patterns)("validates 100 kB in linear time: %s", (source) => {
  const regex = new RegExp(
    source.slice(1, source.lastIndexOf("/")),
    source.slice(source.lastIndexOf("/") + 1),
  );
  expect(findSlowText({ regex, isSeparator: false }, LENGTH)).toBeNull();
});

function patternsOf(schema: ZodMiniType): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (value instanceof RegExp) found.push(String(value));
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const child of "_zod" in value
      ? [(value._zod as { def: unknown }).def]
      : Object.values(value)) {
      visit(child);
    }
  };
  visit(schema);
  return found;
}
