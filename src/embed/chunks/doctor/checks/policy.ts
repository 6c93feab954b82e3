import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";

/** The directives that a directive falls back to (Content Security Policy Level 3, 6.8.3). */
const FALLBACKS: Record<string, readonly string[]> = {
  "script-src-elem": ["script-src", "default-src"],
};

const VIOLATION_TIMEOUT_MS = 150;

/**
 * Tries something that a Content Security Policy may block. If it fails, also returns the
 * directives that would allow it. Browsers report a violation shortly after the request failed.
 */
export async function tryUnderPolicy<Value>(
  url: string,
  attempt: () => Promise<Value>,
): Promise<{ value: Value } | { failed: true; blocked: CheckFinding[] }> {
  const { origin } = new URL(url);
  const violations: SecurityPolicyViolationEvent[] = [];
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === "enforce" && event.blockedURI.startsWith(origin)) {
      violations.push(event);
    }
  };
  document.addEventListener("securitypolicyviolation", onViolation);
  try {
    return { value: await attempt() };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, VIOLATION_TIMEOUT_MS));
    const blocked = violations.map(({ effectiveDirective, originalPolicy }) =>
      finding("WS501", origin, neededDirective(originalPolicy, effectiveDirective, origin)),
    );
    return { failed: true, blocked };
  } finally {
    document.removeEventListener("securitypolicyviolation", onViolation);
  }
}

/**
 * Returns a function that adds to a finding's directive the sources that the others need, so that
 * the site owner writes each directive only once.
 */
export function mergeDirectives(findings: readonly CheckFinding[]) {
  const blocked = findings.filter(({ code }) => code === "WS501");
  return (found: CheckFinding): CheckFinding => {
    if (found.code !== "WS501") return found;
    const [name = ""] = found.detail.split(" ");
    const same = blocked.filter(({ detail }) => detail.startsWith(`${name} `));
    const sources = new Set(same.flatMap(({ detail }) => detail.split(" ").slice(1)));
    return { ...found, detail: [name, ...sources].join(" ") };
  };
}

/**
 * The complete directive that allows `origin`: the policy's own with the origin added, or, if the
 * policy does not have it, the one that it falls back to with the origin added.
 */
export function neededDirective(policy: string, directive: string, origin: string): string {
  const { name, sources } = readDirective(policy, directive);
  return [name, ...(sources ?? []).filter((source) => source !== "'none'"), origin].join(" ");
}

/**
 * The name that a directive has, or should have, in a policy, and its sources; null if everything is
 * allowed.
 */
export function readDirective(policy: string, directive: string) {
  const directives = new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
  const chain = [directive, ...(FALLBACKS[directive] ?? ["default-src"])];
  const present = chain.find((name) => directives.has(name));
  const name = !present || present === "default-src" ? (chain.at(-2) ?? directive) : present;
  return { name, sources: directives.get(present ?? "") ?? null };
}
