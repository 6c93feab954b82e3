import { FIELD_NAMES, type FieldName } from "../../contract/fields.ts";
import { type Finding, finding } from "../diagnostics/diagnostics.ts";
import { isHttpAllowed, isPrivate } from "./safe-url.ts";

/** What the page asked for, checked. */
export interface Settings {
  locationId: string | null;
  baseUrl: string | null;
  submitUrl: string | null;
  phone: string;
  lang: string | null;
  privacyUrl: string | null;
  headingLevel: number;
  /** Where the form stands: in the page, or in a dialog with or without a button of its own. */
  mode: "inline" | "button" | "popup";
  /** Which campaign parameters a request carries. */
  attribution: "page" | "visit" | "none";
  prefillFromUrl: boolean;
  idempotencyHeader: boolean;
  /** Whether drafts of the form may be shown here. */
  allowDraft: boolean;
  /** Minutes; null when the form is never cleared by itself. */
  wipeAfterIdle: number | null;
}

/** The value to work with; null where the text is not what the attribute takes. */
type Check = (text: string) => string | null;

const url =
  (http: keyof typeof isHttpAllowed, wanted = /^https?:\/\//i): Check =>
  (text) => {
    try {
      const { protocol, hostname, username, password } = new URL(text);
      const secure = protocol === "https:" || isHttpAllowed[http](hostname);
      return secure && !username && !password && wanted.test(text) ? text : null;
    } catch {
      return null;
    }
  };

const matching =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text) ? text : null;

/** Present or not; `="false"` is read as it was meant, and refused. */
const flag = matching(/^(|true|1)$/i);

/**
 * The attributes of the element, each with its check. The script tag spells them `data-x`,
 * `mount()` in camelCase. What a wrong one should have been: attribute-sentences.ts.
 */
const ATTRIBUTES = {
  "location-id": matching(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i),
  "base-url": url("on-http-pages", /^https?:\/\/[^?#]+$/i),
  "submit-url": url("on-loopback"),
  phone: matching(/^\+\d{3,15}$/),
  lang: matching(/^(en|es|ar)([-_][a-z0-9]+)*$/i),
  "privacy-url": url("never"),
  "heading-level": matching(/^[1-6]$/),
  mode: matching(/^(inline|button|popup)$/),
  attribution: matching(/^(page|visit|none)$/),
  "prefill-from-url": flag,
  "idempotency-header": flag,
  "allow-draft": flag,
  "wipe-after-idle": matching(/^0*[1-9]\d{0,3}$/),
} satisfies Record<string, Check>;

/** An attribute with a check of its own. */
export type SettingName = keyof typeof ATTRIBUTES;

type Kebab<Name extends string> = Name extends `${infer Head}D${infer Tail}`
  ? `${Head}-d${Tail}`
  : Name extends `${infer Head}N${infer Tail}`
    ? `${Head}-n${Tail}`
    : Name;

/** A text that the form begins with; checked like a typed answer once the form is there. */
export type PrefillName = `prefill-${Kebab<FieldName>}`;

export type AttributeName = SettingName | PrefillName;

/** The attribute that an option of `mount()` or a field's name stands for. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const prefillName = (field: FieldName) => `prefill-${kebab(field)}` as PrefillName;

/** Whether an attribute is a text that the form begins with; it changes no form that is there. */
export const isPrefill = (name: string) => name.startsWith("prefill-") && !(name in ATTRIBUTES);

export const SETTING_NAMES = Object.keys(ATTRIBUTES) as SettingName[];

export const ATTRIBUTE_NAMES: readonly AttributeName[] = [
  ...SETTING_NAMES,
  ...FIELD_NAMES.map(prefillName),
];

/**
 * Reads the attributes; what is wrong with one never stops the others from working.
 *
 * @param isTaken whether the page takes the requests itself, and needs no `submit-url`
 */
export function readSettings(
  read: (name: SettingName) => string | null,
  isTaken = false,
): {
  settings: Settings;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const get = (name: SettingName): string | null => {
    const text = read(name);
    if (text === null) return null;
    const value = ATTRIBUTES[name](text.trim());
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
    allowDraft: get("allow-draft") !== null,
    wipeAfterIdle: Number(get("wipe-after-idle")) || null,
  };
  for (const name of ["location-id", "base-url"] as const) {
    if (read(name) === null) findings.push(finding("WS101", name));
  }
  if (read("submit-url") === null && !isTaken) findings.push(finding("WS105", "submit-url"));
  if (settings.baseUrl && !isPrivate(settings.baseUrl)) {
    findings.push(finding("WS104", "base-url"));
  }
  return { settings, findings };
}
