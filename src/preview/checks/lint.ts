import { BACKGROUNDS, type Brand, brandOf } from "../../branding/brand.ts";
import { type BrandProblem, brandProblems } from "../../branding/brand-problems.ts";
import { contrastRatio, parseHex } from "../../branding/contrast.ts";
import { leftOutFonts } from "../../branding/font-family.ts";
import { AA } from "../../branding/text-color.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { labelAt } from "../settings/settings.ts";
import { brandingIssue, brandingPath, type Issue, setBranding } from "./issue.ts";
import { type DrawnHeights, type LoadedLogos, lintLogos } from "./lint-logos.ts";

/** Font size in CSS pixels; smaller text is hard to read for many people. */
const MIN_TEXT_SIZE = 12;

/**
 * The issues of a draft, the errors first. Settings that the widget does not show are not checked. Pure;
 * never throws.
 *
 * @param logos as the browser loaded them
 * @param heights as the form shows them
 */
export function lintBranding(
  record: LocationRecord,
  logos: LoadedLogos,
  heights: DrawnHeights = {},
): Issue[] {
  const brand = brandOf(record, true);
  const issues = [
    ...brandProblems(record, brand).map((problem) => describeProblem(record, brand, problem)),
    ...lintTextSizes(record, brand),
    ...lintLogos(record, brand, logos, heights),
  ];
  return issues.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

/** A height or font size as the widget shows it, in CSS pixels; undefined if it is not shown. */
const SHOWN_SIZES = {
  header_logo_height: ({ header }: Brand) => header.logo?.height,
  location_name_font_size: ({ header }: Brand) => header.name?.size,
  header_tagline_font_size: ({ header }: Brand) => header.tagline?.size,
  footer_logo_height: ({ footer }: Brand) => footer.logo?.height,
  footer_contact_font_size: ({ footer }: Brand) =>
    footer.phone || footer.address ? (footer.size ?? undefined) : undefined,
} as const;

type SizeKey = keyof typeof SHOWN_SIZES;

function describeProblem(record: LocationRecord, brand: Brand, problem: BrandProblem): Issue {
  const { code, key } = problem;
  const { branding } = record.web_scheduler_config;
  const label = labelAt(brandingPath(key));
  switch (code) {
    case "not-a-color": {
      const message = `“${branding.font_color.slice(0, 40)}” is not a color in the format #RRGGBB, so the widget uses its default.`;
      return brandingIssue("error", code, key, message);
    }
    case "low-contrast": {
      const color = branding.font_color.trim().toLowerCase();
      const readable = brand.colors?.light.text ?? "";
      const ratio = formatRatio(contrastRatio(parseHex(color) ?? [0, 0, 0], BACKGROUNDS.light));
      const message = `${color} on the light background has a contrast of ${ratio}, and text needs ${AA}:1. The widget shows text in ${readable} instead.`;
      const fix = setBranding(`Use ${readable}`, key, readable);
      return brandingIssue("error", code, key, message, fix);
    }
    case "not-a-font": {
      const names = leftOutFonts(branding.font_style).map((name) => `“${name}”`);
      const message = `The form leaves ${names.join(", ")} out of the font list.`;
      const fix = setBranding("Remove from the list", key, brand.font ?? "");
      return brandingIssue("warning", code, key, message, fix);
    }
    case "not-a-logo-url": {
      const message = `The ${label.toLowerCase()}’s address is not an http or https URL, so the logo is not shown.`;
      return brandingIssue("error", code, key, message, setBranding("Remove the logo", key, ""));
    }
    case "out-of-range": {
      const shown = SHOWN_SIZES[key as SizeKey](brand) ?? Number(branding[key]);
      const message = `${label} is ${branding[key]} px; the widget shows ${shown} px instead.`;
      const better = key.endsWith("_font_size") ? Math.max(shown, MIN_TEXT_SIZE) : shown;
      const fix = setBranding(`Use ${better} px`, key, better);
      return brandingIssue("warning", code, key, message, fix);
    }
  }
}

const lintTextSizes = (record: LocationRecord, brand: Brand): Issue[] =>
  (Object.keys(SHOWN_SIZES) as SizeKey[]).flatMap((key) => {
    const size = SHOWN_SIZES[key](brand) ?? MIN_TEXT_SIZE;
    const isClamped = size !== record.web_scheduler_config.branding[key];
    if (!key.endsWith("_font_size") || isClamped || size >= MIN_TEXT_SIZE) return [];
    const message = `${labelAt(brandingPath(key))} is ${size} px. Text below ${MIN_TEXT_SIZE} px is hard to read.`;
    const fix = setBranding(`Use ${MIN_TEXT_SIZE} px`, key, MIN_TEXT_SIZE);
    return [brandingIssue("warning", "text-too-small", key, message, fix)];
  });

/** Rounded down, so that 4.499 is not shown as a passing 4.5. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
