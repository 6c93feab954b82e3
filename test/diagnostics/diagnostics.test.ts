import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DOCTOR } from "../../src/diagnostics/rows/doctor.ts";
import { EMBED } from "../../src/diagnostics/rows/embed.ts";
import { LOAD } from "../../src/diagnostics/rows/load.ts";
import { MARKUP } from "../../src/diagnostics/rows/markup.ts";
import { PLACE } from "../../src/diagnostics/rows/place.ts";
import { RECORD } from "../../src/diagnostics/rows/record.ts";
import { SEND } from "../../src/diagnostics/rows/send.ts";
import { SERVERS } from "../../src/diagnostics/rows/servers.ts";
import { SLOTS } from "../../src/diagnostics/rows/slots.ts";
import { SNIPPET } from "../../src/diagnostics/rows/snippet.ts";
import { START } from "../../src/diagnostics/rows/start.ts";
import { ALL_DIAGNOSTICS, diagnosticsPage } from "./diagnostics-page.ts";

const src = join(import.meta.dirname, "../../src");
const rows = Object.entries(ALL_DIAGNOSTICS);

const GROUPS = [
  ["embed", EMBED, /^WS1(?!05|15)\d\d$/],
  ["start", START, /^WS1\d\d$/],
  ["load", LOAD, /^WS2\d\d$/],
  ["record", RECORD, /^WS3\d\d$/],
  ["send", SEND, /^WS4\d\d$/],
  ["doctor", DOCTOR, /^WS(5\d\d|105|115)$/],
  ["markup", MARKUP, /^WS5\d\d$/],
  ["place", PLACE, /^WS5\d\d$/],
  ["servers", SERVERS, /^WS5\d\d$/],
  ["snippet", SNIPPET, /^WS5\d\d$/],
  ["slots", SLOTS, /^WS6\d\d$/],
] as const;

test.each(GROUPS)("the codes in the group %s are its own", (_name, group, pattern) => {
  expect(Object.keys(group).filter((code) => !pattern.test(code))).toEqual([]);
});

// WS5xx is the range of several groups.
test("every code has one row", () => {
  const codes = GROUPS.flatMap(([, group]) => Object.keys(group));
  const repeated = codes.filter((code, index) => codes.indexOf(code) !== index);
  expect(repeated, "a code of a row in src/diagnostics/rows is in use").toEqual([]);
});

test("every code is reported by something", () => {
  // As an argument of `finding()`, or as a value in a table of codes. Comparisons do not count.
  const reported = globSync("{embed,diagnostics,doctor}/**/*.{ts,tsx}", { cwd: src })
    .map((file) => readFileSync(join(src, file), "utf8"))
    .flatMap((source) => [...source.matchAll(/\bfinding\(\s*"(WS\d{3})"|: "(WS\d{3})",/g)])
    .map(([, argument, value]) => argument ?? value ?? "");
  const rowsWithoutReport = Object.keys(ALL_DIAGNOSTICS).filter((code) => !reported.includes(code));
  expect(rowsWithoutReport, "report them with finding()").toEqual([]);
  expect(reported.filter((code) => !(code in ALL_DIAGNOSTICS))).toEqual([]);
});

test("messages continue their subject; reasons and cures are sentences", () => {
  const isWrong = ({ subject, message, reason, cure }: (typeof rows)[number][1]) =>
    subject === "" ||
    !/^[a-z].*[^.]$/.test(message) ||
    !/^[A-Z].*\.$/.test(reason) ||
    !/^[A-Z]/.test(cure) ||
    !/(\.|\{detail\})$/.test(cure) ||
    /\{(?!subject\}|detail\})/.test(cure);
  expect(rows.filter(([, row]) => isWrong(row)).map(([code]) => code)).toEqual([]);
});

test("the page of diagnostics has a heading for every code (npx vitest run test/diagnostics --update)", async () => {
  const headings = [...diagnosticsPage().matchAll(/^### (WS\d{3})$/gm)].map(([, code]) => code);
  expect(headings).toEqual(Object.keys(ALL_DIAGNOSTICS).toSorted());
  await expect(diagnosticsPage()).toMatchFileSnapshot(
    join(src, "docs/pages/problems/diagnostics.md"),
  );
});
