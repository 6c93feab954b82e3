import { DIAGNOSTICS } from "../../src/diagnostics/diagnostics.ts";
import { OUTSIDE } from "../../src/diagnostics/rows/outside.ts";
import type { DiagnosticRow } from "../../src/diagnostics/rows/row.ts";

/** Every code: also those of the page that inspects another one from outside. */
export const ALL_DIAGNOSTICS = { ...DIAGNOSTICS, ...OUTSIDE };

const TABLE = /^\| code \| severity \|.*\n\|-.*\n(?:\|.*\n)*/m;

const HEAD = `| code | severity | message | why it matters, and how to fix it | retrying may help |
|---|---|---|---|---|
`;

/** A tag as code, and an ellipsis where a finding has its subject or detail. */
const asMarkdown = (text: string) => text.replace(/<[^<>]+>/g, "`$&`").replace(/\{\w+\}/g, "…");

const line = ([code, row]: [code: string, row: DiagnosticRow]) => {
  const message = `${row.subject} ${asMarkdown(row.message)}${row.detail ? ` (${row.detail})` : ""}`;
  const advice = asMarkdown(`${row.reason} ${row.cure}`);
  const retry = row.isRetryable ? "yes" : "no";
  return `| <a id="${code.toLowerCase()}"></a>${code} | ${row.severity} | ${message} | ${advice} | ${retry} |\n`;
};

/**
 * The reference with its table of diagnostics, one row and one anchor (`#ws101`) per code.
 *
 * @throws Error if the reference has no table
 */
export function withDiagnostics(reference: string): string {
  if (!TABLE.test(reference)) throw new Error("The README has no table of diagnostics.");
  const lines = Object.entries(ALL_DIAGNOSTICS).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return reference.replace(TABLE, () => HEAD + lines.map(line).join(""));
}
