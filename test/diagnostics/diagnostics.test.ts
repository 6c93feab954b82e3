import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIAGNOSTICS } from "../../src/diagnostics/rows.ts";

const HEAD = `# Every code and its cure

<!-- Generated from src/diagnostics/rows.ts: npm run vitest -- test/diagnostics --update -->

The browser's console, [the doctor](doctor.md) and the event \`web-scheduler-diagnostic\` name these codes, and what
each is about. An **error** means that patients cannot use the form or that requests do not arrive, a **warning** that
a part does not work as intended, a **note** that it may be intended. WS102 and WS113 are errors for \`location-id\`,
\`base-url\` and \`submit-url\`.
`;

/** The groups by the first digit of their codes. */
const GROUPS: Readonly<Record<string, string>> = {
  1: "The tag and its attributes",
  2: "Loading the location record",
  3: "The location record",
  4: "Sending a request",
  5: "What only the doctor finds",
  6: "Available times",
};

const SEVERITY_WORDS = { error: "Error", warning: "Warning", info: "Note" };

const asMarkdown = (text: string) => text.replace(/<[^<>]+>/g, "`$&`");

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page of diagnostics, with one heading and anchor (`#ws101`) per code. */
function diagnosticsPage(): string {
  const groups = Object.entries(GROUPS).map(([digit, title]) => {
    const own = Object.entries(DIAGNOSTICS).filter(([code]) => code.startsWith(`WS${digit}`));
    const entries = own.map(([code, { severity, what, cure }]) => {
      const text = `*${SEVERITY_WORDS[severity]}* **${capitalized(what)}.** ${cure}`;
      return `\n### ${code}\n\n${asMarkdown(text)}\n`;
    });
    return `\n## WS${digit}xx: ${title}\n${entries.join("")}`;
  });
  return HEAD + groups.join("");
}

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
