import { type Finding, finding } from "./diagnostics.ts";

/** What the page asked for, checked. */
export interface Settings {
  locationId: string | null;
  baseUrl: string | null;
  submitUrl: string | null;
  phone: string;
  lang: string | null;
  privacyUrl: string | null;
  headingLevel: number;
  idempotencyHeader: boolean;
  /** Minutes; null when the form is never cleared by itself. */
  wipeAfterIdle: number | null;
}

/** One value, or what a right one looks like. */
type Parsed<Value> = { value: Value } | { expected: string };

const UUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type HttpRule = "never" | "on-loopback" | "on-http-pages";

const isHttpAllowed: Record<HttpRule, (host: string) => boolean> = {
  never: () => false,
  "on-loopback": (host) => LOOPBACK.test(host),
  "on-http-pages": (host) => LOOPBACK.test(host) || location.protocol === "http:",
};

const url =
  (http: HttpRule) =>
  (text: string): Parsed<string> => {
    const expected = "an absolute https URL without user name and password";
    try {
      const { protocol, hostname, username, password } = new URL(text);
      const secure =
        protocol === "https:" || (protocol === "http:" && isHttpAllowed[http](hostname));
      return secure && !username && !password && /^https?:\/\//i.test(text)
        ? { value: text }
        : { expected };
    } catch {
      return { expected };
    }
  };

const matching =
  (pattern: RegExp, expected: string) =>
  (text: string): Parsed<string> =>
    pattern.test(text) ? { value: text } : { expected };

/**
 * The attributes of the element, each with its check. The script tag spells them `data-x`,
 * `mount()` in camelCase.
 */
export const ATTRIBUTES = {
  "location-id": matching(UUID, "the location's UUID"),
  "base-url": url("on-http-pages"),
  "submit-url": url("on-loopback"),
  phone: matching(/^\+\d{3,15}$/, "a phone number of + and digits, like +12025550143"),
  lang: matching(/^[a-z]{2,3}(-[a-z0-9]+)*$/i, "a language such as en"),
  "privacy-url": url("never"),
  "heading-level": matching(/^[1-6]$/, "a number from 1 to 6"),
  "wipe-after-idle": matching(/^0*[1-9]\d{0,3}$/, "a number of minutes from 1 to 9999"),
  "idempotency-header": (): Parsed<string> => ({ value: "" }),
} satisfies Record<string, (text: string) => Parsed<string>>;

export type AttributeName = keyof typeof ATTRIBUTES;

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as AttributeName[];

/** Reads the attributes; what is wrong with one never stops the others from working. */
export function readSettings(read: (name: AttributeName) => string | null): {
  settings: Settings;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const get = (name: AttributeName): string | null => {
    const text = read(name);
    if (text === null) return null;
    const parsed = ATTRIBUTES[name](text.trim());
    if ("value" in parsed) return parsed.value;
    findings.push(finding("WS102", name, `found “${text}”, expected ${parsed.expected}`));
    return null;
  };
  const settings: Settings = {
    locationId: get("location-id"),
    baseUrl: get("base-url"),
    submitUrl: get("submit-url"),
    phone: get("phone") ?? "",
    lang: get("lang"),
    privacyUrl: get("privacy-url"),
    headingLevel: Number(get("heading-level") ?? 2),
    idempotencyHeader: get("idempotency-header") !== null,
    wipeAfterIdle: Number(get("wipe-after-idle")) || null,
  };
  for (const name of ["location-id", "base-url"] as const) {
    if (read(name) === null) findings.push(finding("WS101", name));
  }
  if (read("submit-url") === null) findings.push(finding("WS105", "submit-url"));
  if (settings.baseUrl && !isPrivate(settings.baseUrl)) {
    findings.push(finding("WS104", "base-url"));
  }
  return { settings, findings };
}

const isPrivate = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || LOOPBACK.test(hostname);
};
