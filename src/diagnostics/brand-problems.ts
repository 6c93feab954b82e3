import type { Branding, LocationRecord } from "../contract/location-record/location-record.ts";
import { type Brand, LOGO_HEIGHTS, NOT_CHOSEN, TEXT_SIZES } from "../form/branding/brand.ts";
import { cardColors } from "../form/branding/card-colors.ts";
import { parseHex, toHex } from "../form/branding/color.ts";
import { leftOutFonts } from "../form/branding/font-family.ts";

/** A value of the branding that the form does not use as it is. */
export interface BrandProblem {
  key: keyof Branding;
  code: "not-a-logo-url" | "not-a-font" | "not-a-color" | "low-contrast" | "out-of-range";
  /** What is wrong; continues the value. */
  why: string;
  /** What the form uses instead; empty or `NOT_CHOSEN` for nothing. */
  used: string | number;
}

export function brandProblems(record: LocationRecord, brand: Brand): BrandProblem[] {
  const { branding } = record.web_scheduler_config;
  if (!branding.branding_enabled) return [];
  const { header, footer, font } = brand;
  const color = parseHex(branding.font_color);
  const { card } = cardColors(color, "light");
  const noFonts = leftOutFonts(branding.font_style).map((name) => `“${name}”`);
  const isFontWrong = branding.font_style.trim() !== "" && (!font || noFonts.length > 0);
  const problem = (
    key: keyof Branding,
    code: BrandProblem["code"],
    why: string,
    used: string | number,
  ): BrandProblem => ({ key, code, why, used });
  const noLogo = (key: "header_logo_url" | "footer_logo_url", logo: unknown) =>
    branding[key].trim() !== "" &&
    !logo &&
    problem(key, "not-a-logo-url", "is not an http or https URL", "");
  const clamped = (key: keyof Branding, used: number | null | undefined) => {
    const [min, max] = key.endsWith("height") ? LOGO_HEIGHTS : TEXT_SIZES;
    const isOther = typeof used === "number" && used !== branding[key];
    return isOther && problem(key, "out-of-range", `is not from ${min} to ${max} px`, used);
  };
  const problems = [
    isFontWrong &&
      problem(
        "font_style",
        "not-a-font",
        `has what is not the name of a font: ${noFonts.join(", ") || "no name"}`,
        font ?? "",
      ),
    !color &&
      problem("font_color", "not-a-color", "is not a color in the format #RRGGBB", NOT_CHOSEN),
    color &&
      card !== toHex(color) &&
      problem(
        "font_color",
        "low-contrast",
        "is a color on which neither white nor dark text can be read",
        card,
      ),
    noLogo("header_logo_url", header.logo),
    clamped("header_logo_height", header.logo?.height),
    clamped("location_name_font_size", header.name?.size),
    clamped("header_tagline_font_size", header.tagline?.size),
    noLogo("footer_logo_url", footer.logo),
    clamped("footer_logo_height", footer.logo?.height),
    clamped("footer_contact_font_size", footer.size),
  ];
  return problems.filter((found) => found !== false && found !== null);
}
