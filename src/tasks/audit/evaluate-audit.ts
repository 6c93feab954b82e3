import type { AuditException } from "./exceptions.ts";

/** A vulnerability of an installed package. */
export interface Advisory {
  id: string;
  package: string;
  severity: string;
  title: string;
  range: string;
}

/** What `npm audit --json` prints, as far as it is used. */
interface AuditReport {
  vulnerabilities?: Record<string, { via: readonly (string | AuditSource)[] }>;
}

interface AuditSource {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/**
 * The advisories in the output of `npm audit --json`.
 *
 * @throws Error if it is not a report, for example because the registry has no advisories
 */
export function readAudit(output: string): Advisory[] {
  const { vulnerabilities } = parseReport(output);
  if (!vulnerabilities) throw new Error("npm audit returned no report.");
  const sources = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((source) => typeof source !== "string")
    .map(({ name, title, url, severity, range }) => ({
      id: url.split("/").at(-1) ?? url,
      package: name,
      severity,
      title,
      range,
    }));
  return [...new Map(sources.map((one) => [`${one.id} ${one.package}`, one])).values()];
}

function parseReport(output: string): AuditReport {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}

export interface AuditResult {
  ok: boolean;
  lines: string[];
}

/** Compares advisories with the exceptions that are valid on a day (YYYY-MM-DD). */
export function evaluateAudit(
  advisories: readonly Advisory[],
  exceptions: readonly AuditException[],
  today: string,
): AuditResult {
  const findException = ({ id }: Advisory) => exceptions.find(({ advisory }) => advisory === id);
  const isAccepted = (advisory: Advisory) => (findException(advisory)?.until ?? "") >= today;
  const unused = exceptions.filter(({ advisory }) => !advisories.some(({ id }) => id === advisory));
  const lines = [
    ...advisories.map((advisory) => {
      const { id, severity, title, range } = advisory;
      const exception = findException(advisory);
      const note = !exception
        ? ""
        : isAccepted(advisory)
          ? ` Accepted until ${exception.until}: ${exception.reason}`
          : ` The exception expired on ${exception.until}.`;
      return `${severity} ${id} ${advisory.package} ${range}: ${title}.${note}`;
    }),
    ...unused.map(({ advisory }) => `The exception for ${advisory} is no longer needed.`),
  ];
  return { ok: unused.length === 0 && advisories.every(isAccepted), lines };
}
