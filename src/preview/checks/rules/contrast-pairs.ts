import { BACKGROUNDS, type Brand, brandOf } from "../../../branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../../branding/contrast.ts";
import { AA } from "../../../branding/text-color.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { brandingPath, type Fix, setBranding } from "./lint-issue.ts";

/** A text of the draft on its background. */
export interface ContrastPair {
  name: string;
  scheme: "light" | "dark";
  /** Colors as #rrggbb. */
  foreground: string;
  background: string;
  /** 1 to 21 (WCAG 2.2, "contrast ratio"). */
  ratio: number;
  /** 4.5, or 3 for large text (WCAG 2.2, 1.4.3). */
  required: number;
  passes: boolean;
  /** The color that the widget shows: the same, or its nearest readable shade. */
  shown: string;
  path: string;
  fix?: Fix;
}

// WCAG 2.2, "large scale": 18 pt, or 14 pt bold.
const LARGE = { required: 3, size: 24, boldSize: 18.66 };
const BODY = { name: "Questions, hints and typed text", size: 16, bold: false };

/**
 * Every pair of the draft's `font_color` with the background of the widget (`BACKGROUNDS`); tints
 * and buttons have their own colors. Empty if branding is off or the color is invalid. Only the
 * light scheme has a fix: no color suits both, and the widget adapts it to the dark scheme.
 */
export function contrastPairs(record: LocationRecord): ContrastPair[] {
  const { textColor, ...brand } = brandOf(record).brand;
  const color = parseHex(record.web_scheduler_config.branding.font_color);
  if (!textColor || !color) return [];
  const pairsIn = (scheme: "light" | "dark"): ContrastPair[] =>
    brandedTexts(brand).map(({ name, size, bold }) => {
      const background: Rgb = BACKGROUNDS[scheme];
      const ratio = contrastRatio(color, background);
      const isLarge = size >= (bold ? LARGE.boldSize : LARGE.size);
      const required = isLarge ? LARGE.required : AA;
      const passes = ratio >= required;
      const shown = textColor[scheme];
      const hasFix = scheme === "light" && !passes;
      return {
        name,
        scheme,
        foreground: toHex(color),
        background: toHex(background),
        ratio,
        required,
        passes,
        shown,
        path: brandingPath("font_color"),
        ...(hasFix && { fix: setBranding(`Use ${shown}`, { font_color: shown }) }),
      };
    });
  return [...pairsIn("light"), ...pairsIn("dark")];
}

function brandedTexts({ header, footer }: Pick<Brand, "header" | "footer">): (typeof BODY)[] {
  const texts = [BODY];
  const add = (name: string, size: number, bold = false) =>
    texts.push({ name: `${name}, ${size} px${bold ? " bold" : ""}`, size, bold });
  if (header.name) add("Location name", header.name.size, true);
  if (header.tagline) add("Tagline", header.tagline.size);
  // The footer's phone number is a link, which does not use `font_color`.
  if (footer.address && footer.size) add("Footer", footer.size);
  return texts;
}
