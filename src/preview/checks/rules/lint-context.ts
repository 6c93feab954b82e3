import { type Brand, brandOf } from "../../../branding/brand.ts";
import type { Branding } from "../../../contract/location-record/branding.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { isImageData } from "../measure/data-url.ts";
import type { LogoMeasure, Measures } from "../measure/measurements.ts";
import type { Finding } from "./lint-issue.ts";

/** A draft as the checks look at it: what was asked for, and what the widget makes of it. */
export interface Draft {
  record: LocationRecord;
  branding: Branding;
  brand: Brand;
  logos: readonly DraftLogo[];
  measures: Measures;
}

/** A logo that the draft has an address for. */
export interface DraftLogo {
  kind: "header" | "footer";
  /** At the beginning of a sentence. */
  name: string;
  address: string;
  keys: (typeof LOGO_KEYS)["header" | "footer"];
  /** As the widget shows it; null where the address is of no picture. */
  shown: { alt: string; height: number } | null;
  measure: LogoMeasure | null;
}

export type Check = (draft: Draft) => Finding[];

const LOGO_KEYS = {
  header: { url: "header_logo_url", alt: "header_logo_alt", height: "header_logo_height" },
  footer: { url: "footer_logo_url", alt: "footer_logo_alt", height: "footer_logo_height" },
} as const;

const SERVED = "https://practice.example/logo";

export function draftOf(record: LocationRecord, measures: Measures): Draft {
  const { branding } = record.web_scheduler_config;
  const { brand } = brandOf(withServedLogos(record));
  const logo = (kind: "header" | "footer"): DraftLogo[] => {
    const keys = LOGO_KEYS[kind];
    const address = branding[keys.url].trim();
    if (!branding.branding_enabled || address === "") return [];
    const shown = brand[kind].logo;
    return [{ kind, name: `The ${kind} logo`, address, keys, shown, measure: measures[kind] }];
  };
  return { record, branding, brand, logos: [...logo("header"), ...logo("footer")], measures };
}

// Image data is for drafts only: the widget takes it once it is served as a file.
function withServedLogos(record: LocationRecord): LocationRecord {
  const config = record.web_scheduler_config;
  const served = (address: string) => (isImageData(address) ? SERVED : address);
  const branding = {
    ...config.branding,
    header_logo_url: served(config.branding.header_logo_url),
    footer_logo_url: served(config.branding.footer_logo_url),
  };
  return { ...record, web_scheduler_config: { ...config, branding } };
}
