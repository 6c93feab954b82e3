import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIAGNOSTICS } from "../../src/diagnostics/rows.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";

const src = join(import.meta.dirname, "../../src");

test("every code is reported by something", () => {
  const reported = globSync("{embed,doctor,diagnostics}/**/*.{ts,tsx}", { cwd: src })
    .filter((file) => !file.endsWith("rows.ts"))
    .flatMap((file) => readFileSync(join(src, file), "utf8").match(/"WS\d{3}"/g) ?? [])
    .map((text) => text.slice(1, -1));
  const unreported = Object.keys(DIAGNOSTICS).filter((code) => !reported.includes(code));
  expect(unreported, "report them with finding()").toEqual([]);
});

test("a sentence continues the subject, and a cure is one or more sentences", () => {
  const wrong = Object.entries(DIAGNOSTICS).filter(
    ([, { what, cure }]) => !/^[a-z].*[^.]$/.test(what) || !/^[A-Z].*\.$/.test(cure),
  );
  expect(wrong.map(([code]) => code)).toEqual([]);
});

test("the page of diagnostics is up to date (npm run vitest -- test/diagnostics --update)", async () => {
  await expect(diagnosticsPage()).toMatchFileSnapshot(
    join(src, "docs/pages/problems/diagnostics.md"),
  );
});
