import type { Separated } from "../contract/booking-request/answers.ts";
import { listedIds } from "../contract/location-record/location-id.ts";
import { isLoopback } from "../contract/loopback.ts";
import { FIELD_NAMES, type FieldName } from "../contract/questions.ts";
import { REPLY_WITHIN } from "../contract/reply-within.ts";
import { LANGUAGE_CODES, type LanguageCode, supportedLanguage } from "../messages/languages.ts";

export type Kebab<Name> = Separated<Name, "-">;

type Pattern = Pick<RegExp, "test">;

/**
 * @param toSetting gets a valid text, or null: missing, or present with an invalid text
 * @returns nothing sets `option`: TypeScript infers the type of the option of `mount()` from it
 */
const attribute = <Option, Setting = Option>(
  valid: Pattern,
  toSetting: (text: string | null, isPresent: boolean) => Setting,
): { valid: Pattern; toSetting: typeof toSetting; option?: Option } => ({ valid, toSetting });

const text = <Option extends string = string>(valid: Pattern) =>
  attribute<Option, string | null>(valid, (value) => value);

const url = (isHttpAllowed: (hostname: string) => boolean, pattern = /^https?:\/\//i) =>
  text({
    test(value) {
      try {
        const { protocol, hostname, username, password } = new URL(value);
        const isAllowed = protocol === "https:" || isHttpAllowed(hostname);
        return isAllowed && !username && !password && pattern.test(value);
      } catch {
        return false;
      }
    },
  });

/** The first one is the default. */
const oneOf = <Value extends string>(...values: Value[]) =>
  attribute<Value>(new RegExp(`^(${values.join("|")})$`), (text) => (text ?? values[0]) as Value);

/** Present or absent. `="false"` would turn it on, so it is invalid. */
export const FLAG = attribute<boolean>(/^(|true|1)$/i, (text) => text !== null);

/** A text of the practice: one for all readers, or one per language, by its BCP 47 tag. */
export type OwnText = string | Readonly<Record<string, string>>;

/** A question of the practice's own, as a page writes it in JSON. */
export interface OwnQuestionOption {
  /** Of the answer in the request: 1 to 40 small letters, digits and underscores. */
  name: string;
  /** At most 300 characters, without HTML. */
  label: OwnText;
  /** @default "text" */
  kind?: "text" | "choice" | "checkbox";
  /** 2 to 20 answers of a choice; `value` is sent. */
  options?: readonly (string | { value: string; label: OwnText })[];
  /** @default false */
  required?: boolean;
  /** Set for a question about the patient, where somebody else may send the request. */
  about?: "patient";
}

const LANGUAGE_TAG = `(fil|${LANGUAGE_CODES.join("|")})([-_][a-z0-9]+)*`;

/**
 * The options that are also attributes, in kebab-case (of the script tag, `data-x`). docs/pages/reference/attributes.md
 * is generated from this. One that protects patients is not off because its text cannot be read.
 */
export const ATTRIBUTES = {
  /**
   * The location's UUID; of several, separated by spaces, patients choose one.
   * @default required
   * @example "10a3d96e-cb6c-4813-935a-a30369dd4806"
   */
  locationId: attribute<string, readonly string[]>(
    { test: (value) => listedIds(value)[0] !== undefined },
    listedIds,
  ),
  /**
   * The `https` URL of the API; `http` only if the page itself is `http`.
   * @default required
   * @example "https://api.example"
   */
  baseUrl: url(
    (hostname) => isLoopback(hostname) || location.protocol === "http:",
    /^https?:\/\/[^?#]+$/i,
  ),
  /**
   * The `https` URL that receives booking requests; `http` on loopback only.
   * @default none: the page handles requests
   * @example "https://booking.example/booking-requests/"
   */
  submitUrl: url(isLoopback),
  /**
   * `+` and digits: the number to call until the record is loaded, and if its number cannot be dialed.
   * @default none
   * @example "+15035550142"
   */
  phone: attribute<string>(/^\+\d{3,15}$/, (text) => text ?? ""),
  /**
   * The form's language.
   * @default the closest `lang` on the page, else the browser's language
   * @example "es"
   */
  lang: text<LanguageCode>(new RegExp(`^${LANGUAGE_TAG}$`, "i")),
  /**
   * Codes of `lang`, separated by spaces: those that patients can get.
   * @default all of them
   * @example "en es zh-Hant"
   */
  languages: attribute<string, LanguageCode[] | null>(
    new RegExp(`^${LANGUAGE_TAG}(\\s+${LANGUAGE_TAG})*$`, "i"),
    (text) =>
      text === null
        ? null
        : ([...new Set(text.split(/\s+/).map(supportedLanguage))] as LanguageCode[]),
  ),
  /**
   * The `https` URL of a privacy notice, linked next to the Send button.
   * @default none
   * @example "https://practice.example/privacy"
   */
  privacyUrl: url(() => false),
  /** The level of the form's first heading, from 1 to 6. @default 2 */
  headingLevel: attribute<1 | 2 | 3 | 4 | 5 | 6, number>(/^[1-6]$/, (text) => Number(text ?? 2)),
  /** In the page, or in a dialog that a floating button or `data-web-scheduler-open` opens. @default "inline" */
  mode: oneOf("inline", "button", "popup"),
  /** The form's colors; `auto` is as the page's `color-scheme` says. @default "auto" */
  theme: oneOf("auto", "light", "dark"),
  /** The campaign parameters (`utm_…`) in a request; `none` if it is invalid. @default "page" */
  attribution: attribute<"page" | "none">(/^(page|none)$/, (text, isPresent) =>
    text === "page" || !isPresent ? "page" : "none",
  ),
  /** Also sends the id as `Idempotency-Key`. @default false */
  idempotencyHeader: FLAG,
  /**
   * Minutes without activity after which the form is cleared, for a tablet at the front desk; 5 if it is
   * invalid.
   * @default never
   * @example 5
   */
  wipeAfterIdle: attribute<number, number | null>(
    /^\d{1,4}$/,
    (text, isPresent) => Number(text ?? (isPresent && 5)) || null,
  ),
  /**
   * When the practice answers, such as `2 hours` or `1 day`, for the last screen; days are working days.
   * @default none: it says that the practice will contact the patient
   * @example "1 day"
   */
  replyWithin: text(REPLY_WITHIN),
  /**
   * The opening hours, for patients who are asked to call or to wait: a part of OpenStreetMap's `opening_hours`.
   * @default none: the form does not speak of them
   * @example "Mo-Fr 08:00-12:00,13:00-17:00; 2026 Dec 25 off"
   */
  hours: text(/\S/),
  /**
   * The `https` URL of the practice's available times; `http` on loopback only.
   * @default none: the form offers no times
   * @example "https://practice.example/fhir/Slot"
   */
  slotsUrl: url(isLoopback),
  /** Asks for the days and the parts of the day that suit the patient. @default false */
  askTimes: FLAG,
  /**
   * Further questions, separated by spaces: `new-patient`, `for-whom`, `call-times` and `text-consent`.
   * @default none
   * @example "new-patient text-consent"
   */
  ask: text(/^(?=.*\w)[^"'`{}]*$/s),
  /**
   * The practice's own questions, as JSON, or the id of a `<script type="application/json">` that has them.
   * @default those of such a script inside the element, if there is one
   * @example "own-questions"
   */
  questions: attribute<string | readonly OwnQuestionOption[], string | null>(
    /^(\[.*\]|[^\s[\]]+)$/s,
    (text) => text,
  ),
  /**
   * Names that the insurance field suggests, separated by semicolons or commas; patients may type another.
   * @default none
   * @example "Delta Dental; Cigna; Aetna"
   */
  insurers: text(/^(?=.)([^;,]{0,200}([;,]|$)){1,200}$/),
  /** The appointment type, by its name in the record. @default none: the form asks */
  appointmentType: text(/\S/),
  /** The provider, by the name or id in the record. @default none: the form asks */
  provider: text(/\S/),
};

export type Attributes = typeof ATTRIBUTES;

/** The options that are also attributes of `<web-scheduler>`. */
export type AttributeOptions = {
  [Name in keyof Attributes]?: NonNullable<Attributes[Name]["option"]> | null | undefined;
} & {
  /** An initial value; prefer `prefill`, which keeps them out of the markup. */
  [Name in FieldName as `prefill${Capitalize<Name>}`]?: string | null | undefined;
};

export type Settings = {
  [Name in keyof Attributes]: ReturnType<Attributes[Name]["toSetting"]>;
};

/** An attribute other than an initial value. */
export type SettingName = Kebab<keyof Attributes>;

/** The attribute for an option of `mount()` or for a field. */
export const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The option of `mount()` for an attribute. */
export const toCamelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Attributes;

/** An attribute's value; null if it is missing. Reads it in two ways, because the page may have broken one. */
export function readAttribute(element: Element, name: string): string | null {
  try {
    const value = element.getAttribute(name);
    if (typeof value === "string") return value;
  } catch {
    // Read from `attributes` below.
  }
  return element.attributes.getNamedItem(name)?.value ?? null;
}

/** The attribute for a field's initial value, which is validated like a typed answer. */
export const prefillName = (field: FieldName) => `prefill-${toKebabCase(field)}`;

/** Whether an attribute is an initial value, which does not restart the form. */
export const isPrefill = (name: string) => name.startsWith("prefill-");

export const SETTING_NAMES = Object.keys(ATTRIBUTES).map(toKebabCase) as SettingName[];

export const ATTRIBUTE_NAMES = [...SETTING_NAMES, ...FIELD_NAMES.map(prefillName)];

// Invisible characters, except U+200C and U+200D, which are part of words.
const INVISIBLE = /[\xAD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const DASH = /[\p{Pd}\u2212]/gu;
const QUOTES = "\\s\\p{Pi}\\p{Pf}„‚″′";

const inside = (around: string) => {
  const pattern = new RegExp(`[^${around}](?:[^]*[^${around}])?`, "u");
  return (text: string) => pattern.exec(text)?.[0] ?? "";
};
const withoutBraces = inside(`${QUOTES}"'\`{}`);

/** WordPress turns straight quotes into curly ones, which then become part of the value. */
export const withoutQuotes = inside(QUOTES);

/**
 * The possible meanings of an attribute's text, without the quotation marks, dashes and invisible characters
 * that word processors add. A URL's path may contain other dashes, and end with an apostrophe or a brace.
 */
function meantTexts(text: string): string[] {
  // JSON, whose texts stay as they are.
  if (/^\s*\[/.test(text)) return [text.trim()];
  const visible = text
    .replace(INVISIBLE, "")
    .replace(/^[^/]*(\/\/[^/?#]*)?/, (start) => start.replace(DASH, "-"));
  return [withoutQuotes(visible), withoutBraces(visible)];
}

/** A setting's text as it was meant; null if it is missing or invalid. */
export function validText(name: SettingName, text: string | null): string | null {
  const texts = text === null ? [] : meantTexts(text);
  return texts.find((meant) => ATTRIBUTES[toCamelCase(name)].valid.test(meant)) ?? null;
}

/** Parses the attributes. An invalid one has its default (doctor/findings/markup.ts reports it). */
export const readSettings = (read: (name: SettingName) => string | null) =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => {
      const [text, key] = [read(name), toCamelCase(name)];
      return [key, ATTRIBUTES[key].toSetting(validText(name, text), text !== null)];
    }),
  ) as unknown as Settings;
