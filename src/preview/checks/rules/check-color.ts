import { BACKGROUNDS, brandOf } from "../../../branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../../branding/contrast.ts";
import { AA, readableTextColor } from "../../../branding/text-color.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingIssue, type Fix, setBranding } from "./lint-issue.ts";

/** The draft's `font_color` on a background of the widget. */
export interface ContrastPair {
  scheme: "light" | "dark";
  /** Colors as #rrggbb. */
  color: string;
  background: string;
  /** The color that the widget shows: the same, or its nearest readable shade. */
  shown: string;
  /** 1 to 21 (WCAG 2.2, "contrast ratio"), of the draft's color and of the shown one. */
  ratio: number;
  shownRatio: number;
  /** If the designer should choose another color. */
  fix?: Fix | undefined;
}

/**
 * The contrast on each background (`BACKGROUNDS`); tints and buttons have their own colors. Empty if
 * branding is off or the color is invalid. The form always has body text in this color, so every
 * pair needs 4.5:1 (WCAG 2.2, 1.4.3). Only the light scheme has a fix: no color suits both, and the
 * widget adapts it to the dark scheme.
 */
export function contrastPairs(record: LocationRecord): ContrastPair[] {
  const { textColor } = brandOf(record);
  const color = parseHex(record.web_scheduler_config.branding.font_color);
  if (!textColor || !color) return [];
  return (["light", "dark"] as const).map((scheme) => {
    const background = BACKGROUNDS[scheme];
    const shown = textColor[scheme];
    const ratio = contrastRatio(color, background);
    const hasFix = scheme === "light" && ratio < AA;
    return {
      scheme,
      color: toHex(color),
      background: toHex(background),
      shown,
      ratio,
      shownRatio: contrastRatio(parseHex(shown) ?? color, background),
      fix: hasFix ? setColor(shown) : undefined,
    };
  });
}

/** Checks that the text color is valid and readable. */
export const checkColor: LintRule = ({ record, branding: { font_color } }) => {
  if (!parseHex(font_color)) {
    const message = `“${font_color.slice(0, 40)}” is not a color in the format #RRGGBB, so the widget uses its default.`;
    const readable = toHex(readableTextColor(guessColor(font_color), BACKGROUNDS.light));
    return [brandingIssue("error", "invalid-color", "font_color", message, setColor(readable))];
  }
  return contrastPairs(record)
    .filter(({ fix }) => fix)
    .map(({ scheme, color, ratio, shown, fix }) => {
      const message = `${color} on the ${scheme} background has a contrast of ${formatRatio(ratio)}, and text needs ${AA}:1. The widget shows ${shown} instead.`;
      return brandingIssue("error", "text-contrast", "font_color", message, fix);
    });
};

const setColor = (color: string) => setBranding(`Use ${color}`, { font_color: color });

/** Reads `1f3a5f`, `#abc` and `#1f3a5fff`; of anything else, the default color. */
function guessColor(text: string): Rgb {
  const digits = text.trim().replace(/^#/, "");
  const isShort = digits.length === 3 || digits.length === 4;
  const six = isShort ? digits.slice(0, 3).replace(/./g, "$&$&") : digits.slice(0, 6);
  return parseHex(`#${six}`) ?? [0x33, 0x33, 0x33];
}

/** Rounded down, so that 4.499 is not shown as a passing 4.5. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
