import type { Branding, LocationRecord } from "../contract/location-record/location-record.ts";
import type { Brand } from "../form/branding/brand.ts";
import { cardColors } from "../form/branding/card-colors.ts";
import { parseHex, toHex } from "../form/branding/color.ts";
import { leftOutFonts } from "../form/branding/font-family.ts";

export interface BrandProblem {
  key: keyof Branding;
  code: "not-a-logo-url" | "not-a-font" | "not-a-color" | "low-contrast" | "out-of-range";
}

type NumericKey = { [K in keyof Branding]: Branding[K] extends number ? K : never }[keyof Branding];

export function brandProblems(record: LocationRecord, brand: Brand): BrandProblem[] {
  const { branding } = record.web_scheduler_config;
  if (!branding.branding_enabled) return [];
  const { header, footer, font } = brand;
  const color = parseHex(branding.font_color);
  const isSet = (key: "header_logo_url" | "footer_logo_url" | "font_style") =>
    branding[key].trim() !== "";
  const isClamped = (key: NumericKey, used: number | null | undefined) =>
    typeof used === "number" && used !== branding[key] && problem(key, "out-of-range");
  const problems = [
    isSet("font_style") &&
      (!font || leftOutFonts(branding.font_style).length > 0) &&
      problem("font_style", "not-a-font"),
    !color && problem("font_color", "not-a-color"),
    color &&
      cardColors(color, "light").card !== toHex(color) &&
      problem("font_color", "low-contrast"),
    isSet("header_logo_url") && !header.logo && problem("header_logo_url", "not-a-logo-url"),
    isClamped("header_logo_height", header.logo?.height),
    isClamped("location_name_font_size", header.name?.size),
    isClamped("header_tagline_font_size", header.tagline?.size),
    isSet("footer_logo_url") && !footer.logo && problem("footer_logo_url", "not-a-logo-url"),
    isClamped("footer_logo_height", footer.logo?.height),
    isClamped("footer_contact_font_size", footer.size),
  ];
  return problems.filter((found) => found !== false && found !== null);
}

const problem = (key: keyof Branding, code: BrandProblem["code"]): BrandProblem => ({ key, code });
