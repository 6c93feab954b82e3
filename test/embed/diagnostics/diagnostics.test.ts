import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MESSAGES } from "../../../src/embed/chunks/deferred/messages.ts";
import { RETRYABLE_CODES } from "../../../src/embed/chunks/deferred/retryable-codes.ts";
import { DOCTOR_MESSAGES } from "../../../src/embed/chunks/doctor/issues.ts";

const root = join(import.meta.dirname, "../../..");
const messages: Record<string, string> = { ...MESSAGES, ...DOCTOR_MESSAGES };
const codes = Object.keys(messages);

const rows = [
  ...readFileSync(join(root, "src/embed/README.md"), "utf8").matchAll(
    /^\| (WS\d{3}) \| (.+) \| (yes|no) \|$/gm,
  ),
].map(([, code = "", message = "", retryable = ""]) => ({ code, message, retryable }));

test("no code has two messages", () => {
  const all = [...Object.keys(MESSAGES), ...Object.keys(DOCTOR_MESSAGES)];
  expect(all).toHaveLength(codes.length);
  expect(codes.filter((code) => !/^WS[1-6]\d\d$/.test(code))).toEqual([]);
});

test("the README has a row for each code, in order, and no others", () => {
  expect(rows.map(({ code }) => code)).toEqual(codes.toSorted());
});

test("every code is reported by something", () => {
  // As an argument of `finding()`, or as a value in a table of codes. Comparisons do not count.
  const reported = globSync("src/embed/**/*.ts", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .flatMap((source) => [
      ...source.matchAll(/\b(?:finding|doctorIssue)\(\s*"(WS\d{3})"|: "(WS\d{3})",/g),
    ])
    .map(([, argument, value]) => argument ?? value);
  expect([...new Set(reported)].sort()).toEqual(codes.toSorted());
});

describe.each(codes)("%s", (code) => {
  const row = rows.find((candidate) => candidate.code === code);

  test("has the same message in the README", () => {
    const message = (messages[code] ?? "").replace(/: $/, "");
    expect(message).not.toBe("");
    expect(row?.message).toContain(message);
  });

  test("is marked as retryable in the README if it is", () => {
    const isRetryable = (RETRYABLE_CODES as ReadonlySet<string>).has(code);
    expect(row?.retryable).toBe(isRetryable ? "yes" : "no");
  });
});
