import { clamp, mapValues, omitBy, pickBy } from "es-toolkit";
import type { Branding } from "../../contract/location-record/location-record.ts";
import { FIELD_NAMES, questionTitle } from "../../contract/questions.ts";
import { LOGO_HEIGHTS, TEXT_SIZES } from "../../form/branding/brand.ts";
import { fontFamily } from "../../form/branding/font-family.ts";
import { type Changes, valueAt } from "../draft/changes.ts";

export interface Setting {
  /** Dotted path in the record, or the name of a custom property. */
  path: string;
  label: string;
  kind: "switch" | "text" | "size" | "color" | "font" | "logo" | "field" | "action";
  /** The value while it is empty; a color without one is required. */
  initial?: string | number | undefined;
  range?: readonly [min: number, max: number];
  rows?: number;
  /** The second value of a field, which has two in the record. */
  optionalPath?: string;
}

const setting = (
  kind: Setting["kind"] | Omit<Setting, "path" | "label">,
  path: string,
  label: string,
): Setting => ({ ...(typeof kind === "string" ? { kind } : kind), path, label });

export interface Group {
  title: string;
  settings: readonly Setting[];
}

export const pathsOf = (one: Setting): readonly string[] =>
  one.optionalPath ? [one.path, one.optionalPath] : [one.path];

/** Font stacks of preinstalled fonts, which need no download. */
export const FONTS = {
  "System default": "system-ui, sans-serif",
  Arial: "Arial, Helvetica, sans-serif",
  Verdana: "Verdana, Geneva, sans-serif",
  Trebuchet: '"Trebuchet MS", "Lucida Grande", sans-serif',
  Humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  Geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif',
  Rounded: '"Arial Rounded MT Bold", Quicksand, Comfortaa, Calibri, sans-serif',
  Georgia: "Georgia, Cambria, serif",
  "Old style": '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  Times: '"Times New Roman", Times, serif',
  Slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
} as const;

export const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;

export const BRANDING = `${CONFIG}.branding`;
/** Without it, no other setting of the branding has an effect. */
export const BRANDING_ENABLED = `${BRANDING}.branding_enabled`;

/** Without it, the form has the page's typeface. */
export const FONT = `${BRANDING}.font_style`;
export const DEFAULT_COLOR = "#0B6470";
export const COLOR = `${BRANDING}.font_color`;
export const ACCENT = "--web-scheduler-accent";
export const HEADER_LOGO = `${BRANDING}.header_logo_url`;
export const SHOWS_NAME = `${BRANDING}.show_location_name_in_header`;

/** The changes that give the form a color, without those that the page had for another one. */
export const colorChanges = (color: unknown, accent = ""): Changes => ({
  [COLOR]: color,
  [ACCENT]: accent,
});

const at = (key: keyof Branding) => `${BRANDING}.${key}`;
const size = (range: readonly [number, number], initial?: number) =>
  ({ kind: "size", range, initial }) as const;
const color = (initial: string) => ({ kind: "color", initial }) as const;
const PROSE = { kind: "text", rows: 3 } as const;

/** Every setting of the editor, by group. The first one is always open. */
export const GROUPS: readonly Group[] = [
  {
    title: "Brand",
    settings: [
      setting("logo", HEADER_LOGO, "Logo"),
      setting("color", COLOR, "Color"),
      setting(color(DEFAULT_COLOR), ACCENT, "Accent color"),
      setting("font", FONT, "Font"),
    ],
  },
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
    // Properties of the tag. They are part of the HTML under Share, not of the location's record.
    title: "Page font and corners",
    settings: [
      setting("font", "--web-scheduler-font", "Font without branding"),
      setting(size([16, 24], 16), "--web-scheduler-font-size", "Text size"),
      setting(size([0, 24], 12), "--web-scheduler-radius", "Corner radius"),
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
      setting("action", `${SCREENER}.if_yes.action`, "If the answer is yes"),
      setting(PROSE, `${SCREENER}.if_yes.message`, "Message after yes"),
      setting("action", `${SCREENER}.if_no.action`, "If the answer is no"),
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

export const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

export const SETTING_PATHS: ReadonlySet<string> = new Set(SETTINGS.flatMap(pathsOf));

const settingAt = (path: string) => SETTINGS.find((one) => pathsOf(one).includes(path));

export const labelAt = (path: string): string => settingAt(path)?.label ?? path;

/** Whether it is a custom property of the tag (src/docs/pages/form/design.md), which no location's record has. */
export const isPageProperty = (path: string) => path.startsWith("--");

/** The value of a setting without the draft: of the record, or the default of a property. */
export function publishedAt(published: unknown, path: string): unknown {
  if (!isPageProperty(path)) return valueAt(published, path);
  const { kind, initial } = settingAt(path) ?? {};
  return kind === "size" ? initial : "";
}

/** A property's value from a link; undefined if it is invalid. */
export function parsePageProperty(path: string, value: unknown): string | number | undefined {
  const { range, kind } = settingAt(path) ?? {};
  if (range) {
    const size = Number.isInteger(value) ? Number(value) : Number.NaN;
    return size === clamp(size, ...range) ? size : undefined;
  }
  if (typeof value !== "string") return undefined;
  if (kind === "font") return fontFamily(value) ?? undefined;
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** The CSS declarations of a draft: `{ "--web-scheduler-radius": "4px" }`. */
export const pageStyles = (changes: Changes): Record<string, string> =>
  mapValues(pageChanges(changes), (value, path) => {
    if (typeof value === "number") return `${value}px`;
    return path === "--web-scheduler-font"
      ? (fontFamily(String(value)) ?? "system-ui")
      : String(value);
  });

export const pageChanges = (changes: Changes): Changes =>
  pickBy(changes, (_value, path) => isPageProperty(path));

export const recordChanges = (changes: Changes): Changes =>
  omitBy(changes, (_value, path) => isPageProperty(path));
