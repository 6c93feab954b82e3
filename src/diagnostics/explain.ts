import type { Finding } from "./finding.ts";
import { DIAGNOSTICS, type Severity } from "./rows.ts";

export interface Explanation {
  severity: Severity;
  what: string;
  fix: string;
}

export const explain = ({ code, subject, detail }: Finding): string =>
  `${subject}: ${DIAGNOSTICS[code].what}${detail && ` (${detail})`}.`;

export function advise(found: Finding): Explanation {
  const { severity, cure } = DIAGNOSTICS[found.code];
  // Without these, there is no form.
  const isEssential = /\b(location-id|base-url|submit-url)\b/.test(
    `${found.subject} ${found.detail}`,
  );
  const isFatal = isEssential && /^WS1(02|13)$/.test(found.code);
  return { severity: isFatal ? "error" : severity, what: explain(found), fix: cure };
}
