import { DIAGNOSTICS } from "../../src/diagnostics/diagnostics.ts";
import type { DiagnosticRow } from "../../src/diagnostics/rows/row.ts";

export const ALL_DIAGNOSTICS = DIAGNOSTICS;

const HEAD = `# Every code and its cure

<!-- Generated from src/diagnostics/rows: npx vitest run test/diagnostics --update -->

The browser's console, [the doctor](doctor.md) and the event \`web-scheduler-diagnostic\` name these codes. An
**error** means that patients cannot use the form or that requests do not arrive, a **warning** that a part does
not work as intended, a **note** that it may be intended.
`;

/** The groups by the first digit of their codes. */
const GROUPS: Readonly<Record<string, string>> = {
  1: "The tag and its attributes",
  2: "Loading the location record",
  3: "The location record",
  4: "Sending a request",
  5: "The page around the form",
  6: "Available times",
};

const SEVERITY_WORDS: Readonly<Record<DiagnosticRow["severity"], string>> = {
  error: "Error",
  warning: "Warning",
  info: "Note",
};

/** A tag as code, and an ellipsis where a finding has its subject or detail. */
const asMarkdown = (text: string) => text.replace(/<[^<>]+>/g, "`$&`").replace(/\{\w+\}/g, "…");

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const entry = ([code, row]: [code: string, row: DiagnosticRow]) => `
### ${code}

**${SEVERITY_WORDS[row.severity]}**: ${asMarkdown(`${capitalized(row.subject)} ${row.message}`)}${row.detail ? ` (${row.detail})` : ""}.

${asMarkdown(row.reason)}

**What to do**: ${asMarkdown(row.cure)}${row.isRetryable ? " Trying again may help." : ""}
`;

/** The page of diagnostics, with one heading and anchor (`#ws101`) per code. */
export function diagnosticsPage(): string {
  const entries = Object.entries(ALL_DIAGNOSTICS).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const groups = Object.entries(GROUPS).map(([digit, title]) => {
    const own = entries.filter(([code]) => code.startsWith(`WS${digit}`));
    return `\n## WS${digit}xx: ${title}\n${own.map(entry).join("")}`;
  });
  return HEAD + groups.join("");
}
