import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { neededDirective, readDirective } from "../../embed/chunks/doctor/checks/policy.ts";

/** What a policy is asked about. */
export interface PolicyRequest {
  directive: "script-src-elem" | "connect-src";
  url: URL;
  /** The page's address; if it is null, `'self'` counts as allowed. */
  page: URL | null;
  nonce?: string;
  integrity?: string;
  /** Whether another script may have inserted the tag, which `'strict-dynamic'` allows. */
  isInserted?: boolean;
}

/** Why a Content-Security-Policy blocks a request; empty if it allows it (CSP Level 3, 6.7). */
export function findBlocked(policy: string, request: PolicyRequest): CheckFinding[] {
  const { directive, url, page, nonce, integrity, isInserted } = request;
  const { sources } = readDirective(policy, directive);
  if (!sources) return [];
  if (directive === "script-src-elem") {
    const hashes = integrity?.split(/\s+/).map((hash) => `'${hash}'`) ?? [];
    if (sources.includes(`'nonce-${nonce}'`) || hashes.some((one) => sources.includes(one))) {
      return [];
    }
    if (sources.includes("'strict-dynamic'")) {
      return isInserted ? [] : [finding("WS546", "The script's tag")];
    }
  }
  if (sources.some((source) => matchesSource(source, url, page))) return [];
  const hasNonces = sources.some((source) => source.startsWith("'nonce-"));
  return directive === "script-src-elem" && hasNonces
    ? [finding("WS546", "The script's tag")]
    : [finding("WS501", url.origin, neededDirective(policy, directive, url.origin))];
}

/** Joins what one directive of a policy blocks, because each finding has the complete directive. */
export function joinBlocked(findings: readonly CheckFinding[]): CheckFinding[] {
  const joined: CheckFinding[] = [];
  for (const { code, subject, detail } of findings) {
    const [name] = detail.split(" ");
    const same = joined.find((one) => one.code === "WS501" && one.detail.startsWith(`${name} `));
    if (code !== "WS501" || !same) joined.push({ code, subject, detail });
    else if (!same.detail.split(" ").includes(subject)) {
      same.subject += ` (and ${subject})`;
      same.detail += ` ${subject}`;
    }
  }
  return joined;
}

const HOST_SOURCE =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9.-]+)(?::(?<port>\*|\d+))?(?<path>\/[^?#]*)?$/i;
const PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

function matchesSource(source: string, url: URL, page: URL | null): boolean {
  if (source === "'self'") return !page || page.origin === url.origin;
  if (source === "*") return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return matchesScheme(source.toLowerCase(), url);
  const { scheme, host, port, path } = HOST_SOURCE.exec(source)?.groups ?? {};
  if (!host) return false;
  const wanted = scheme ? `${scheme.toLowerCase()}:` : (page?.protocol ?? url.protocol);
  const name = host.toLowerCase();
  const matchesHost =
    name === "*" ||
    (name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : url.hostname === name);
  const actual = url.port || PORTS[url.protocol];
  const matchesPort = port === "*" || actual === (port ?? PORTS[url.protocol]);
  const matchesPath =
    !path || (path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path);
  return matchesScheme(wanted, url) && matchesHost && matchesPort && matchesPath;
}

/** A source with http also allows https. */
const matchesScheme = (scheme: string, { protocol }: URL) =>
  scheme === protocol || (scheme === "http:" && protocol === "https:");
