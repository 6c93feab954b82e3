import { clamp, mapValues, omitBy, pickBy } from "es-toolkit";
import type { Branding } from "../../contract/location-record/location-record.ts";
import { FIELD_NAMES, questionTitle } from "../../contract/questions.ts";
import { PLACEHOLDERS } from "../../embed/api/snippet.ts";
import { LOGO_HEIGHTS, TEXT_SIZES } from "../../form/branding/brand.ts";
import { fontFamily } from "../../form/branding/font-family.ts";
import { type Changes, valueAt } from "../draft/changes.ts";

type TextKind = "text" | "color" | "font" | "logo" | "address";

export interface Setting {
  /** Dotted path in the record, a custom property, or an attribute of the tag. */
  path: string;
  label: string;
  kind: TextKind | "switch" | "field" | "size" | "corners";
  /** Of a switch. @default [false, true] */
  values?: readonly [off: unknown, on: unknown];
  /** The value of a size while it is not set. */
  initial?: number | undefined;
  range?: readonly [min: number, max: number];
  rows?: number;
  /** Of an address that is unknown, in the page's HTML. */
  placeholder?: string;
  /** The second value of a field, which has two in the record. */
  optionalPath?: string;
}

const setting = (
  kind: Setting["kind"] | Omit<Setting, "path" | "label">,
  path: string,
  label: string,
): Setting => ({ ...(typeof kind === "string" ? { kind } : kind), path, label });

export const pathsOf = (one: Setting): readonly string[] =>
  one.optionalPath ? [one.path, one.optionalPath] : [one.path];

/** Stacks of preinstalled fonts, which need no download; first the website's. */
export const FONTS = [
  ["The website’s", ""],
  ["Georgia", "Georgia, Cambria, serif"],
  ["Geometric", 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif'],
  ["Rounded", '"Arial Rounded MT Bold", Quicksand, Comfortaa, Calibri, sans-serif'],
] as const;

/** Of the page's corners, from square to round, in CSS pixels. */
export const RADII = [0, 6, 12, 24] as const;

export const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;

export const BRANDING = `${CONFIG}.branding`;
/** Without it, no other setting of the branding has an effect. */
export const BRANDING_ENABLED = `${BRANDING}.branding_enabled`;

/** Without it, the form has the page's typeface. */
export const FONT = `${BRANDING}.font_style`;
export const COLOR = `${BRANDING}.font_color`;
export const ACCENT = "--web-scheduler-accent";
const RADIUS = "--web-scheduler-radius";
export const HEADER_LOGO = `${BRANDING}.header_logo_url`;
export const SHOWS_NAME = `${BRANDING}.show_location_name_in_header`;

export const LOCATION_ID = "location-id";
export const API = "base-url";
export const RECEIVER = "submit-url";
export const SCRIPT = "script";

const at = (key: keyof Branding) => `${BRANDING}.${key}`;
const size = (range: readonly [number, number], initial?: number) =>
  ({ kind: "size", range, initial }) as const;
const address = (name: keyof typeof PLACEHOLDERS) =>
  ({ kind: "address", placeholder: PLACEHOLDERS[name] }) as const;
/** Any action but `allow` stops. */
const STOPS = { kind: "switch", values: ["allow", "stop"] } as const;
const PROSE = { kind: "text", rows: 3 } as const;

/** The four decisions that make a brand. */
export const DECISIONS: readonly Setting[] = [
  setting("logo", HEADER_LOGO, "Logo"),
  setting("color", COLOR, "Color"),
  setting("font", FONT, "Type"),
  setting({ kind: "corners", range: [0, 24], initial: 12 }, RADIUS, "Corners"),
];

export const ADDRESSES: readonly Setting[] = [
  setting(address("baseUrl"), API, "API, from which forms load the practice’s record"),
  setting(address("locationId"), LOCATION_ID, "Location ID of the practice in this API"),
  setting(address("submitUrl"), RECEIVER, "Receiver, to which forms send booking requests"),
  setting(address("scriptOrigin"), SCRIPT, "Script: the folder of web-scheduler.js"),
];

/** Everything else, by group. */
export const GROUPS: readonly { title: string; settings: readonly Setting[] }[] = [
  {
    title: "Header and footer",
    settings: [
      setting("switch", BRANDING_ENABLED, "Use this branding"),
      setting("text", at("header_logo_alt"), "Logo in words, for screen readers"),
      setting(size(LOGO_HEIGHTS), at("header_logo_height"), "Logo height"),
      setting("switch", SHOWS_NAME, "Location name in the header"),
      setting(size(TEXT_SIZES), at("location_name_font_size"), "Location name size"),
      setting("text", at("header_tagline"), "Tagline"),
      setting(size(TEXT_SIZES), at("header_tagline_font_size"), "Tagline size"),
      setting("logo", at("footer_logo_url"), "Footer logo"),
      setting("text", at("footer_logo_alt"), "Footer logo in words"),
      setting(size(LOGO_HEIGHTS), at("footer_logo_height"), "Footer logo height"),
      setting("switch", at("show_contact_info_in_footer"), "Contact details in the footer"),
      setting(size(TEXT_SIZES), at("footer_contact_font_size"), "Contact details size"),
      setting("text", at("footer_phone"), "Phone in the footer, if another one"),
      setting("text", at("footer_address"), "Address in the footer, if another one"),
    ],
  },
  {
    // Properties of the tag. They are part of the HTML to hand over, not of the location's record.
    title: "Page",
    settings: [
      setting("font", "--web-scheduler-font", "Font without branding"),
      setting(size([16, 24], 16), "--web-scheduler-font-size", "Text size"),
      setting("color", ACCENT, "Accent color"),
    ],
  },
  {
    title: "Questions",
    settings: [
      ...FIELD_NAMES.map((name) => {
        const optionalPath = `${CONFIG}.optional_fields.${name}`;
        const path = `${CONFIG}.required_fields.${name}`;
        return setting({ kind: "field", optionalPath }, path, questionTitle(name));
      }),
      setting("switch", `${CONFIG}.appointment_types_enabled`, "Ask for the appointment type"),
      setting("switch", `${CONFIG}.provider_selection_enabled`, "Let patients choose a provider"),
      setting("switch", `${SCREENER}.enabled`, "Ask a screening question"),
      setting(PROSE, `${SCREENER}.question`, "Screening question"),
      setting(STOPS, `${SCREENER}.if_yes.action`, "Yes: ask the patient to call"),
      setting(PROSE, `${SCREENER}.if_yes.message`, "Message after yes"),
      setting(STOPS, `${SCREENER}.if_no.action`, "No: ask the patient to call"),
      setting(PROSE, `${SCREENER}.if_no.message`, "Message after no"),
    ],
  },
  {
    title: "Location",
    settings: [
      setting("switch", "is_web_scheduler_enabled", "Online requests are open"),
      setting("text", "name", "Name"),
      setting("text", "phone_number", "Phone number"),
      setting("switch", "is_virtual", "Visits are virtual"),
      setting("text", "streetAddress", "Street address"),
      setting("text", "city", "City"),
      setting("text", "state", "State"),
      setting("text", "postalCode", "Postal code"),
      setting("text", "time_zone", "Time zone"),
    ],
  },
];

export const SETTINGS = [...DECISIONS, ...GROUPS.flatMap(({ settings }) => settings), ...ADDRESSES];

export const SETTING_PATHS: ReadonlySet<string> = new Set(SETTINGS.flatMap(pathsOf));

export const settingAt = (path: string) => SETTINGS.find((one) => pathsOf(one).includes(path));

export const labelAt = (path: string): string => settingAt(path)?.label ?? path;

/** Whether it is a custom property of the tag (src/docs/pages/form/design.md). */
export const isProperty = (path: string) => path.startsWith("--");

const ADDRESS_PATHS: ReadonlySet<string> = new Set(ADDRESSES.map(({ path }) => path));

/** Whether it is in the page's HTML, and not in the location's record. */
export const isOfPage = (path: string) => isProperty(path) || ADDRESS_PATHS.has(path);

/** The value of a setting without the draft: of the record, or the default of the page's HTML. */
export const publishedAt = (published: unknown, path: string): unknown =>
  isOfPage(path) ? (settingAt(path)?.initial ?? "") : valueAt(published, path);

const MAX_ADDRESS_LENGTH = 2_000;

/** A value of the page from a link; undefined if it is invalid. */
export function parsePageValue(path: string, value: unknown): string | number | undefined {
  const { range, kind } = settingAt(path) ?? {};
  if (range) {
    const size = Number.isInteger(value) ? Number(value) : Number.NaN;
    return size === clamp(size, ...range) ? size : undefined;
  }
  if (typeof value !== "string") return undefined;
  if (kind === "address") return value.length > MAX_ADDRESS_LENGTH ? undefined : value;
  if (kind === "font") return fontFamily(value) ?? undefined;
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** The CSS declarations of a draft: `{ "--web-scheduler-radius": "4px" }`. */
export const pageStyles = (changes: Changes): Record<string, string> =>
  mapValues(
    pickBy(changes, (_value, path) => isProperty(path)),
    (value, path) => {
      if (typeof value === "number") return `${value}px`;
      return path === "--web-scheduler-font"
        ? (fontFamily(String(value)) ?? "system-ui")
        : String(value);
    },
  );

export const pageChanges = (changes: Changes): Changes =>
  pickBy(changes, (_value, path) => isOfPage(path));

export const recordChanges = (changes: Changes): Changes =>
  omitBy(changes, (_value, path) => isOfPage(path));
