/** @module-tag all */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Node, visitNodes } from "../syntax-tree.ts";
import { type Attack, attackString, attacksOn } from "./attack-strings.ts";

// A linear search of this text takes at most a few milliseconds, a quadratic one several seconds.
const LENGTH = 100_000;
const MAX_MS = 100;

/** Files whose expressions take quadratic time, but only search texts of at most this length. */
const BOUNDED: Record<string, number> = {
  // The stack of one error: ten lines.
  "embed/script/script-tag.ts": 2_000,
  // MAX_PART_LENGTH
  "form/date/birth-date.ts": 60,
  // MAX_DATE_LENGTH
  "form/date/pasted-date.ts": 60,
  // MAX_TEXT_LENGTH
  "form/text/email.ts": 508,
  // MAX_TEXT_LENGTH in phone.ts
  "form/phone/parse-number.ts": 100,
  "form/phone/phone.ts": 100,
  // The longest phone number of a record.
  "form/phone/format.ts": 40,
};

interface Expression {
  regex: RegExp;
  /** Whether it is passed to `split`, which searches the whole text. */
  isSeparator: boolean;
}

/** Literals, and calls of `RegExp`, in whose templates each `${…}` counts as the letter x. */
function findExpressions(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const separators = new Set<unknown>();
  visitNodes(file, source, (node) => {
    const args = (node.arguments ?? []) as Node[];
    const callee = node.callee as Node | undefined;
    if ((callee?.property as Node | undefined)?.name === "split") separators.add(args[0]);
    const regex = literal(node) ?? (callee?.name === "RegExp" ? constructed(args) : null);
    if (regex) found.push({ regex, isSeparator: separators.has(node) });
  });
  return found;
}

function literal({ regex }: Node): RegExp | null {
  if (!regex) return null;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return new RegExp(pattern, flags);
}

function constructed([pattern, flags]: Node[]): RegExp {
  const quasis = pattern?.quasis as { value: { cooked: string } }[] | undefined;
  const source = quasis?.map(({ value }) => value.cooked).join("x") ?? pattern?.value;
  if (typeof source !== "string") throw new Error("Cannot read a pattern of RegExp().");
  return new RegExp(source, typeof flags?.value === "string" ? flags.value : "");
}

/** The shortest of several searches, in milliseconds: the first may also compile the expression. */
function searchTime({ regex, isSeparator }: Expression, text: string): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 5 && shortest > 1; count += 1) {
    const start = performance.now();
    if (isSeparator) text.split(regex);
    else text.replace(regex, "");
    shortest = Math.min(shortest, performance.now() - start);
    if (count > 0 && shortest < MAX_MS) break;
  }
  return shortest;
}

// Of the texts of one length, the slowest few are made longer.
const SLOWEST = 6;

/** The worst text of at most `maxLength` code units, if it takes too long to search; else null. */
function findSlowText(expression: Expression, maxLength: number): string | null {
  let candidates = attacksOn(expression.regex);
  // From short to long, because a search that takes exponential time would never end.
  for (const length of [25, 200, 3000, 12_000, 50_000, LENGTH]) {
    const times: [Attack, number][] = [];
    for (const attack of candidates) {
      const text = attackString(attack, Math.min(length, maxLength));
      const time = searchTime(expression, text);
      if (time > MAX_MS) return `${JSON.stringify(attack)}, ${text.length} code units`;
      times.push([attack, time]);
    }
    if (length < 3000) continue;
    candidates = times
      .sort(([, a], [, b]) => b - a)
      .slice(0, SLOWEST)
      .map(([attack]) => attack);
  }
  return null;
}

test.each([
  /a+$/,
  /^\s*(logo)?\s*$/i,
  /^(a+)+$/,
  /<a\b[^>]*\bb\b[^>]*>/,
  /"(?:[^"\\]|\\.)*"/,
  /[T ]\d\d?:\d\d.*$/,
])("the test finds text that is slow to search: %s", (regex) => {
  expect(findSlowText({ regex, isSeparator: false }, LENGTH)).not.toBeNull();
});

const src = join(import.meta.dirname, "../../src");
// The tasks only search texts of this repository.
const files = globSync("**/*.{ts,tsx,js}", { cwd: src, exclude: ["tasks"] }).sort();
const expressions = files.flatMap((file) =>
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
