import { type Brand, brandOf, type Logo } from "../../../branding/brand.ts";
import type { Branding } from "../../../contract/location-record/branding.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Changes } from "../../draft/changes.ts";
import { isImageData } from "../../images/read-image.ts";
import { BRANDING, labelAt } from "../../settings/settings.ts";
import type { LogoMeasurement } from "../measure/measure-logo.ts";

/** Changes that resolve an issue with one click. */
export interface Fix {
  label: string;
  changes: Changes;
}

/**
 * An `error` means that patients see less than the designer set, or something different; a
 * `warning`, that some patients may; a `note` needs no action.
 */
export type Severity = "error" | "warning" | "note";

/** A problem with the draft. */
export interface LintIssue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  severity: Severity;
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting to show: its dotted path in the record. */
  path: string;
  fix?: Fix | undefined;
}

/** An issue of a setting of the branding. */
export const brandingIssue = (
  severity: Severity,
  code: string,
  key: keyof Branding,
  message: string,
  fix?: Fix | undefined,
): LintIssue => ({ severity, code, path: brandingPath(key), message, fix });

export const brandingPath = (key: keyof Branding) => `${BRANDING}.${key}`;

/** A setting's label within a sentence: `header logo height`. */
export const brandingLabel = (key: keyof Branding) => labelAt(brandingPath(key)).toLowerCase();

/** A fix that sets values of the branding. */
export const setBranding = (label: string, values: Partial<Branding>): Fix => ({
  label,
  changes: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [brandingPath(key as keyof Branding), value]),
  ),
});

/** What can only be measured in a browser. */
export interface Measurements {
  /** Null if there is no logo. */
  header: LogoMeasurement | null;
  footer: LogoMeasurement | null;
  /**
   * Texts with a word that is too wide for its line in a widget 320 px wide, and the excess in CSS
   * pixels.
   */
  overflows: readonly { path: string; excess: number }[];
}

/** What the rules check: the branding as set, and as the widget shows it. */
export interface LintContext {
  record: LocationRecord;
  branding: Branding;
  brand: Brand;
  /** The logos that have a URL. */
  logos: readonly LintedLogo[];
  measurements: Measurements;
}

export interface LintedLogo {
  kind: "header" | "footer";
  /** For the start of a sentence. */
  name: string;
  url: string;
  keys: (typeof LOGO_KEYS)["header" | "footer"];
  /** As the widget shows it; null if it rejects the URL. */
  shown: Logo | null;
  measurement: LogoMeasurement | null;
}

export type LintRule = (context: LintContext) => LintIssue[];

const LOGO_KEYS = {
  header: { url: "header_logo_url", alt: "header_logo_alt", height: "header_logo_height" },
  footer: { url: "footer_logo_url", alt: "footer_logo_alt", height: "footer_logo_height" },
} as const;

const SERVED_URL = "https://practice.example/logo";

export function createLintContext(record: LocationRecord, measurements: Measurements): LintContext {
  const { branding } = record.web_scheduler_config;
  const brand = brandOf(withServedLogos(record));
  const logo = (kind: "header" | "footer"): LintedLogo[] => {
    const keys = LOGO_KEYS[kind];
    const url = branding[keys.url].trim();
    if (!branding.branding_enabled || url === "") return [];
    const shown = brand[kind].logo;
    const measurement = measurements[kind];
    return [{ kind, name: `The ${kind} logo`, url, keys, shown, measurement }];
  };
  return { record, branding, brand, logos: [...logo("header"), ...logo("footer")], measurements };
}

// The published widget rejects image data; it is served as a file after saving.
function withServedLogos(record: LocationRecord): LocationRecord {
  const config = record.web_scheduler_config;
  const served = (url: string) => (isImageData(url) ? SERVED_URL : url);
  const branding = {
    ...config.branding,
    header_logo_url: served(config.branding.header_logo_url),
    footer_logo_url: served(config.branding.footer_logo_url),
  };
  return { ...record, web_scheduler_config: { ...config, branding } };
}
