import { type Symptom, symptom } from "./issues.ts";

/** What a directive falls back to, nearest first (Content Security Policy Level 3, 6.8.3). */
const FALLBACKS: Record<string, readonly string[]> = {
  "script-src-elem": ["script-src", "default-src"],
};

const WAIT_FOR_EVENT_MS = 150;

/**
 * Does something that a policy may forbid, and tells what the policies that forbid it would have
 * to say. A browser tells of a violation a moment after the request has failed.
 */
export async function tryUnderPolicy<Value>(
  url: string,
  attempt: () => Promise<Value>,
): Promise<{ value: Value } | { failed: true; blocked: Symptom[] }> {
  const { origin } = new URL(url);
  const violations: SecurityPolicyViolationEvent[] = [];
  const hear = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === "enforce" && event.blockedURI.startsWith(origin)) {
      violations.push(event);
    }
  };
  document.addEventListener("securitypolicyviolation", hear);
  try {
    return { value: await attempt() };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, WAIT_FOR_EVENT_MS));
    const blocked = violations.map(({ effectiveDirective, originalPolicy }) =>
      symptom("WS501", origin, neededDirective(originalPolicy, effectiveDirective, origin)),
    );
    return { failed: true, blocked };
  } finally {
    document.removeEventListener("securitypolicyviolation", hear);
  }
}

/** One directive for all that it has to allow, so that a page's owner writes it once. */
export function withWholeDirectives(symptoms: readonly Symptom[]): Symptom[] {
  const blocked = symptoms.filter(({ code }) => code === "WS501");
  return symptoms.map((found) => {
    if (found.code !== "WS501") return found;
    const [name = ""] = found.detail.split(" ");
    const same = blocked.filter(({ detail }) => detail.startsWith(`${name} `));
    const sources = new Set(same.flatMap(({ detail }) => detail.split(" ").slice(1)));
    return { ...found, detail: [name, ...sources].join(" ") };
  });
}

/**
 * The directive that a policy needs so that `origin` is allowed, written out: a policy that names
 * the directive gets the origin added, and one that does not starts from what it fell back to.
 */
export function neededDirective(policy: string, directive: string, origin: string): string {
  const written = new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
  const chain = [directive, ...(FALLBACKS[directive] ?? ["default-src"])];
  const present = chain.find((name) => written.has(name));
  const name = !present || present === "default-src" ? (chain.at(-2) ?? directive) : present;
  const sources = (written.get(present ?? "") ?? []).filter((source) => source !== "'none'");
  return [name, ...sources, origin].join(" ");
}
