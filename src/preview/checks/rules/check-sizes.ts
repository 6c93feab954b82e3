import type { Brand } from "../../../branding/brand.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingLabel, brandingPath, type LintIssue, setBranding } from "./lint-issue.ts";

/** Font size in CSS pixels; smaller text is hard to read for many people. */
export const MIN_TEXT_SIZE = 12;

const SHOWN_SIZES = {
  header_logo_height: ({ header }: Brand) => header.logo?.height ?? null,
  location_name_font_size: ({ header }: Brand) => header.name?.size ?? null,
  header_tagline_font_size: ({ header }: Brand) => header.tagline?.size ?? null,
  footer_logo_height: ({ footer }: Brand) => footer.logo?.height ?? null,
  footer_contact_font_size: ({ footer }: Brand) =>
    footer.phone || footer.address ? footer.size : null,
} as const;

export type SizeKey = keyof typeof SHOWN_SIZES;

const SIZE_KEYS = Object.keys(SHOWN_SIZES) as SizeKey[];

/** A height or font size as the widget shows it, in CSS pixels; null if it is not shown. */
export const shownSize = (brand: Brand, key: SizeKey): number | null => SHOWN_SIZES[key](brand);

/** Reports heights and font sizes that the widget clamps, and text that is too small. */
export const checkSizes: LintRule = ({ branding, brand }) =>
  SIZE_KEYS.flatMap((key): LintIssue[] => {
    const size = branding[key];
    const shown = shownSize(brand, key);
    if (shown === null) return [];
    const isSmall = key.endsWith("_font_size") && shown < MIN_TEXT_SIZE;
    const better = isSmall ? MIN_TEXT_SIZE : shown;
    const hint = isSmall ? ` Text below ${MIN_TEXT_SIZE} px is hard to read.` : "";
    const subject = `The ${brandingLabel(key)} is ${size} px`;
    const rest = {
      severity: "warning",
      path: brandingPath(key),
      fix: setBranding(`Use ${better} px`, { [key]: better }),
    } as const;
    if (shown !== size) {
      const message = `${subject}; the widget shows ${shown} px instead.${hint}`;
      return [{ code: "out-of-range", message, ...rest }];
    }
    return isSmall ? [{ code: "text-too-small", message: `${subject}.${hint}`, ...rest }] : [];
  });
