import { FIELD_NAMES, type FieldName } from "../../contract/fields.ts";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { type Finding, finding } from "../diagnostics/diagnostics.ts";
import { isHttpAllowed, isSecureUrl } from "./safe-url.ts";

/** The attributes, parsed. */
export interface Settings {
  locationId: string | null;
  baseUrl: string | null;
  submitUrl: string | null;
  phone: string;
  lang: string | null;
  privacyUrl: string | null;
  headingLevel: number;
  /** In the page, or in a dialog with or without a floating button. */
  mode: "inline" | "button" | "popup";
  /** Which campaign parameters a request contains. */
  attribution: "page" | "visit" | "none";
  prefillFromUrl: boolean;
  idempotencyHeader: boolean;
  /** Minutes; null if the form is never cleared. */
  wipeAfterIdle: number | null;
  slotsUrl: string | null;
  askTimes: boolean;
  /** The names of further questions, separated by spaces; unknown ones are skipped. */
  ask: string | null;
}

/** Returns the value, or null if it is invalid. */
type Parser = (text: string) => string | null;

const url =
  (http: keyof typeof isHttpAllowed, pattern = /^https?:\/\//i): Parser =>
  (text) => {
    try {
      const { protocol, hostname, username, password } = new URL(text);
      const isAllowed = protocol === "https:" || isHttpAllowed[http](hostname);
      return isAllowed && !username && !password && pattern.test(text) ? text : null;
    } catch {
      return null;
    }
  };

const matching =
  (pattern: RegExp): Parser =>
  (text) =>
    pattern.test(text) ? text : null;

// WordPress turns straight quotes into curly ones, which then become part of the value.
const UNQUOTED = /[^\s“”″„«»](?:[\s\S]*[^\s“”″„«»])?/;

/** Present or absent. `="false"` would turn it on, so it is invalid. */
const flag = matching(/^(|true|1)$/i);

/**
 * The element's attributes and their parsers. The script tag writes them as `data-x`, `mount()`
 * in camelCase. chunks/deferred/attribute-messages.ts says what a valid value is.
 */
const ATTRIBUTES = {
  "location-id": matching(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i),
  "base-url": url("on-http-pages", /^https?:\/\/[^?#]+$/i),
  "submit-url": url("on-loopback"),
  phone: matching(/^\+\d{3,15}$/),
  lang: matching(new RegExp(`^(${LANGUAGE_CODES.join("|")})([-_][a-z0-9]+)*$`, "i")),
  "privacy-url": url("never"),
  "heading-level": matching(/^[1-6]$/),
  mode: matching(/^(inline|button|popup)$/),
  attribution: matching(/^(page|visit|none)$/),
  "prefill-from-url": flag,
  "idempotency-header": flag,
  "wipe-after-idle": matching(/^0*[1-9]\d{0,3}$/),
  "slots-url": url("on-loopback"),
  "ask-times": flag,
  ask: matching(/\w/),
} satisfies Record<string, Parser>;

/** An attribute other than an initial value. */
export type SettingName = keyof typeof ATTRIBUTES;

export type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Uncapitalize<Head>}${Kebab<Tail>}`
    : `${Uncapitalize<Head>}-${Kebab<Tail>}`
  : Name;

/** The attribute for a field's initial value, which is validated like a typed answer. */
export type PrefillName = `prefill-${Kebab<FieldName>}`;

export type AttributeName = SettingName | PrefillName;

/** The attribute for an option of `mount()` or for a field. */
export const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The property and the option of `mount()` for an attribute. */
export const toCamelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Sets an attribute to the value of an option or a property; null, undefined and false remove it. */
export function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

export const prefillName = (field: FieldName) => `prefill-${toKebabCase(field)}` as PrefillName;

/** Whether an attribute is an initial value, which does not restart the form. */
export const isPrefill = (name: string) => name.startsWith("prefill-") && !(name in ATTRIBUTES);

export const SETTING_NAMES = Object.keys(ATTRIBUTES) as SettingName[];

export const ATTRIBUTE_NAMES: readonly AttributeName[] = [
  ...SETTING_NAMES,
  ...FIELD_NAMES.map(prefillName),
];

/** Parses the attributes. An invalid one does not affect the others. */
export function readSettings(read: (name: SettingName) => string | null): {
  settings: Settings;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const get = (name: SettingName): string | null => {
    const text = read(name);
    if (text === null) return null;
    const value = ATTRIBUTES[name](UNQUOTED.exec(text)?.[0] ?? "");
    if (value === null) findings.push(finding("WS102", name, text));
    return value;
  };
  const settings: Settings = {
    locationId: get("location-id"),
    baseUrl: get("base-url"),
    submitUrl: get("submit-url"),
    phone: get("phone") ?? "",
    lang: get("lang"),
    privacyUrl: get("privacy-url"),
    headingLevel: Number(get("heading-level") ?? 2),
    mode: (get("mode") ?? "inline") as Settings["mode"],
    attribution: (get("attribution") ?? "page") as Settings["attribution"],
    prefillFromUrl: get("prefill-from-url") !== null,
    idempotencyHeader: get("idempotency-header") !== null,
    wipeAfterIdle: Number(get("wipe-after-idle")) || null,
    slotsUrl: get("slots-url"),
    askTimes: get("ask-times") !== null,
    ask: get("ask"),
  };
  for (const name of ["location-id", "base-url"] as const) {
    if (read(name) === null) findings.push(finding("WS101", name));
  }
  if (settings.baseUrl && !isSecureUrl(settings.baseUrl)) {
    findings.push(finding("WS104", "base-url"));
  }
  return { settings, findings };
}
