import { contrastRatio, luminance, type Rgb, toHex } from "./contrast.ts";
import { chroma, lightnessOf, withLightness } from "./oklch.ts";
import { AA, AAA, isDark, readableShade, readableTextColor } from "./text-color.ts";

/** The colors of a brand on one background, each with a contrast of at least 4.5:1, as #rrggbb. */
export interface Palette {
  text: string;
  /** For hints and other secondary text. */
  muted: string;
  /** For buttons, links and outlines; null for the default, if the brand's color is a gray. */
  accent: string | null;
}

/** Grays have less chroma. The default text color, a blue black, has 0.027. */
const MIN_CHROMA = 0.03;
/** The share of a color's chroma that a shade has to keep if it has more contrast than necessary. */
const MIN_KEPT = 0.6;

/**
 * The palette for the text color that a practice chose, usually for a white page. A readable color is
 * used unchanged. On a dark background another one gets more contrast than necessary, unless that
 * would turn it gray, and text is almost white.
 */
export function paletteOf(color: Rgb, background: Rgb): Palette {
  const nearest = readableTextColor(color, background);
  const isBrightened = nearest !== color && isDark(background);
  const bright = isBrightened ? readableTextColor(color, background, AAA) : nearest;
  const accent = chroma(bright) < MIN_KEPT * chroma(color) ? nearest : bright;
  const towards = (from: Rgb, lightness: number, share: number) =>
    lightnessOf(from) + (lightness - lightnessOf(from)) * share;
  const isLight = luminance(accent) > luminance(background);
  const text =
    accent === color && !isLight
      ? color
      : withLightness(color, towards(accent, Number(isLight), isLight ? 0.85 : 0.3));
  const muted = readableShade(withLightness(text, lightnessOf(text), MIN_KEPT), background, AA, [
    towards(text, lightnessOf(background), 0.25),
    lightnessOf(text),
  ]);
  return {
    text: toHex(text),
    muted: toHex(contrastRatio(muted, background) < AA ? text : muted),
    accent: chroma(color) < MIN_CHROMA ? null : toHex(accent),
  };
}
