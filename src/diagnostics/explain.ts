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
  const { severity, essential, cure } = DIAGNOSTICS[found.code];
  const about = `${found.subject} ${found.detail}`;
  const isEssential = /\b(location-id|base-url|submit-url)\b/.test(about);
  return { severity: isEssential ? essential : severity, what: explain(found), fix: cure };
}
