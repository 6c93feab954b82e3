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
  const { severity, essential, cure } = DIAGNOSTICS[found.code];
  const about = `${found.subject} ${found.detail}`;
  const isEssential = /\b(location-id|base-url|submit-url)\b/.test(about);
  return { severity: isEssential ? essential : severity, what: explain(found), fix: cure };
}
