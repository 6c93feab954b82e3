import type { DiagnosticRows } from "../../../diagnostics/diagnostics.ts";
import type { CheckFinding } from "../../../diagnostics/finding.ts";
import { meantName } from "../../../diagnostics/misspelled.ts";
import type { DiagnosticRow, Severity } from "../../../diagnostics/rows/row.ts";
import { invalidAttributeMessage } from "./attribute-messages.ts";

/** The problem for the site owner, in sentences; never about a patient. */
export interface Explanation {
  severity: Severity;
  /** What is wrong. */
  what: string;
  /** What it means for patients or for the practice. */
  why: string;
  /** How to fix it. */
  fix: string;
}

/**
 * The sentences about findings whose codes have one of these rows.
 *
 * @param documentation where the documentation is hosted, with a slash at the end @default not known
 */
export function createExplanations(rows: DiagnosticRows, documentation = "") {
  function rowOf(code: CheckFinding["code"]): DiagnosticRow {
    const row = rows[code];
    if (!row) throw new Error(`${code} has no row.`);
    return row;
  }

  /** One sentence for the site owner, in English, without its period. */
  function describe({ code, subject, detail }: CheckFinding): string {
    const { message, cure } = rowOf(code);
    const details = code === "WS102" ? invalidAttributeMessage(subject, detail) : detail;
    const isInCure = cure.includes("{detail}");
    return `${subject} ${message}${details && !isInCure ? ` (${details})` : ""}`;
  }

  const address = (code: string) =>
    documentation && ` ${documentation}problems/diagnostics.html#${code.toLowerCase()}`;

  /** `describe()` with a period, a hint if retrying may help, and the address of the cure. */
  const explain = (found: CheckFinding): string =>
    `${describe(found)}.${rowOf(found.code).isRetryable ? " Trying again may help." : ""}${address(found.code)}`;

  /** What is wrong, why it matters, and how to fix it. */
  function advise(found: CheckFinding): Explanation {
    const { code, subject, detail } = found;
    const { severity, reason, cure } = rowOf(code);
    return {
      severity: isEssential(found) ? "error" : severity,
      what: `${describe(found)}.`,
      why: reason,
      fix: cure.replaceAll("{subject}", () => subject).replaceAll("{detail}", () => detail),
    };
  }

  return { describe, explain, advise };
}

/** Without a valid value of these attributes there is no form, or nothing is sent. */
const isEssential = ({ code, subject, detail }: CheckFinding) =>
  /^WS1(02|13|20)$/.test(code) &&
  /^(data-)?(location-id|base-url|submit-url)$/.test(meantName(detail) || subject);
