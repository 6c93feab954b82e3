import type { Finding } from "./finding.ts";
import { DIAGNOSTICS, type Severity } from "./rows.ts";

/** The problem for the site owner, in sentences. */
export interface Explanation {
  severity: Severity;
  what: string;
  fix: string;
}

/** What is wrong, in one sentence. */
export const explain = ({ code, subject, detail }: Finding): string =>
  `${subject}: ${DIAGNOSTICS[code].what}${detail && ` (${detail})`}.`;

/** What is wrong, and how to fix it. */
export function advise(found: Finding): Explanation {
  const { severity, cure } = DIAGNOSTICS[found.code];
  return { severity: isEssential(found) ? "error" : severity, what: explain(found), fix: cure };
}

/** Without a valid value of these attributes there is no form, or nothing is sent. */
const isEssential = ({ code, subject, detail }: Finding) =>
  /^WS1(02|13)$/.test(code) && /\b(location-id|base-url|submit-url)\b/.test(`${subject} ${detail}`);
