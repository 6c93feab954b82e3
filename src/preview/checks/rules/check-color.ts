import { BACKGROUNDS } from "../../../branding/brand.ts";
import { parseHex, toHex } from "../../../branding/contrast.ts";
import { AA, readableTextColor } from "../../../branding/text-color.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingPath, type LintIssue, setBranding } from "./lint-issue.ts";

const path = brandingPath("font_color");
const DEFAULT_COLOR = [0x33, 0x33, 0x33] as const;

/** Checks that the text color is valid and readable. */
export const checkColor: LintRule = ({ record, branding: { font_color } }) =>
  parseHex(font_color) ? contrastPairs(record).flatMap(lowContrast) : [invalidColor(font_color)];

function invalidColor(text: string): LintIssue {
  const color = toHex(readableTextColor(guessColor(text) ?? DEFAULT_COLOR, BACKGROUNDS.light));
  return {
    code: "invalid-color",
    severity: "error",
    message: `“${text.slice(0, 40)}” is not a color in the format #RRGGBB, so the widget uses its default.`,
    path,
    fix: setBranding(`Use ${color}`, { font_color: color }),
  };
}

/** Reads `1f3a5f`, `#abc` and `#1f3a5fff`. */
function guessColor(text: string) {
  const digits = text.trim().replace(/^#/, "");
  const isShort = digits.length === 3 || digits.length === 4;
  return parseHex(`#${isShort ? digits.slice(0, 3).replace(/./g, "$&$&") : digits.slice(0, 6)}`);
}

function lowContrast({ scheme, color, ratio, shown, fix }: ContrastPair): LintIssue[] {
  if (!fix) return [];
  const message = `${color} on the ${scheme} background has a contrast of ${formatRatio(ratio)}, and text needs ${AA}:1. The widget shows ${shown} instead.`;
  return [{ code: "text-contrast", severity: "error", message, path, fix }];
}

/** Rounded down, so that 4.499 is not shown as a passing 4.5. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
