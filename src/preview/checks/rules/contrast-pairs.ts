import { BACKGROUNDS, brandOf } from "../../../branding/brand.ts";
import { contrastRatio, parseHex, toHex } from "../../../branding/contrast.ts";
import { AA } from "../../../branding/text-color.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { type Fix, setBranding } from "./lint-issue.ts";

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
  fix?: Fix;
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
      ...(hasFix && { fix: setBranding(`Use ${shown}`, { font_color: shown }) }),
    };
  });
}
