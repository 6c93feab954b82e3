import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SENTENCES } from "../../../src/embed/chunks/deferred/diagnostic-messages.ts";
import { MAY_PASS } from "../../../src/embed/chunks/deferred/is-retryable.ts";
import { DOCTOR_SENTENCES } from "../../../src/embed/chunks/doctor/issues.ts";

const root = join(import.meta.dirname, "../../..");
const sentences: Record<string, string> = { ...SENTENCES, ...DOCTOR_SENTENCES };
const codes = Object.keys(sentences);

const rows = [
  ...readFileSync(join(root, "README.md"), "utf8").matchAll(
    /^\| (WS\d{3}) \| (.+) \| (yes|no) \|$/gm,
  ),
].map(([, code = "", sentence = "", mayPass = ""]) => ({ code, sentence, mayPass }));

const tables = /\/(diagnostics|diagnostic-sentences|doctor-findings|may-pass)\.ts$/;
const sources = globSync("src/embed/**/*.ts", { cwd: root })
  .filter((file) => !tables.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

test("each number stands for one thing", () => {
  const all = [...Object.keys(SENTENCES), ...Object.keys(DOCTOR_SENTENCES)];
  expect(all).toHaveLength(codes.length);
  expect(codes.filter((code) => !/^WS[1-5]\d\d$/.test(code))).toEqual([]);
});

test("README's table has a row for each number, in order, and no other", () => {
  expect(rows.map(({ code }) => code)).toEqual(codes.toSorted());
});

describe.each(codes)("%s", (code) => {
  test("has a sentence, and README has the same words", () => {
    const words = (sentences[code] ?? "").replace(/: $/, "");
    expect(words).not.toBe("");
    expect(rows.find((row) => row.code === code)?.sentence).toContain(words);
  });

  test("is found by something", () => {
    expect(sources.includes(`"${code}"`)).toBe(true);
  });

  test("says in README whether trying again helps", () => {
    const mayPass = (MAY_PASS as ReadonlySet<string>).has(code);
    expect(rows.find((row) => row.code === code)?.mayPass).toBe(mayPass ? "yes" : "no");
  });
});
