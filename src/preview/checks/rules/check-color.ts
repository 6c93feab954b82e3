import { BACKGROUNDS } from "../../../branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../../branding/contrast.ts";
import { AA, readableTextColor } from "../../../branding/text-color.ts";
import { brandingIssue, type LintRule, setBranding } from "./lint-context.ts";

/**
 * Checks that the text color is valid, and readable on the light background. On the dark one the widget
 * adapts it, because no color suits both.
 */
export const checkColor: LintRule = ({ brand, branding: { font_color } }) => {
  const color = parseHex(font_color);
  if (!color || !brand.colors) {
    const message = `“${font_color.slice(0, 40)}” is not a color in the format #RRGGBB, so the widget uses its default.`;
    const readable = readableTextColor(guessColor(font_color), BACKGROUNDS.light);
    return [brandingIssue("error", "invalid-color", "font_color", message, setColor(readable))];
  }
  const ratio = contrastRatio(color, BACKGROUNDS.light);
  if (ratio >= AA) return [];
  const message = `${toHex(color)} on the light background has a contrast of ${formatRatio(ratio)}, and text needs ${AA}:1. The widget shows text in ${brand.colors.light.text} instead.`;
  const fix = setColor(readableTextColor(color, BACKGROUNDS.light));
  return [brandingIssue("error", "text-contrast", "font_color", message, fix)];
};

const setColor = (color: Rgb) => setBranding(`Use ${toHex(color)}`, { font_color: toHex(color) });

/** Reads `1f3a5f`, `#abc` and `#1f3a5fff`; of anything else, the default color. */
function guessColor(text: string): Rgb {
  const digits = text.trim().replace(/^#/, "");
  const isShort = digits.length === 3 || digits.length === 4;
  const six = isShort ? digits.slice(0, 3).replace(/./g, "$&$&") : digits.slice(0, 6);
  return parseHex(`#${six}`) ?? [0x33, 0x33, 0x33];
}

/** Rounded down, so that 4.499 is not shown as a passing 4.5. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
