import {
  chroma,
  contrastRatio,
  lightnessOf,
  luminance,
  type Rgb,
  toHex,
  withLightness,
} from "./color.ts";

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const AA = 4.5;

/** The enhanced contrast of text (WCAG 2.2, 1.4.6). */
const AAA = 7;

/** Whether white has more contrast with the background than black. The higher one is at least 4.58. */
export const isDark = (background: Rgb) => luminance(background) < 0.179;

/** The nearest shade of the same hue with `minContrast`: darker on light, lighter on dark, at most black or white. */
export function readableTextColor(color: Rgb, background: Rgb, minContrast = AA): Rgb {
  if (contrastRatio(color, background) >= minContrast) return color;
  let [unreadable, readable] = [lightnessOf(color), Number(isDark(background))];
  // Bisection: every lightness after a readable one is readable, too.
  for (let step = 0; step < 9; step += 1) {
    const tried = (unreadable + readable) / 2;
    if (contrastRatio(withLightness(color, tried), background) < minContrast) unreadable = tried;
    else readable = tried;
  }
  return withLightness(color, readable);
}

/** The colors of a brand on one background, each with a contrast of at least 4.5:1, as #rrggbb. */
export interface Palette {
  text: string;
  /** For hints and other secondary text. */
  muted: string;
  /** Text of the brand's hue with much contrast, also if the practice chose a weaker one: for edges and on tints. */
  ink: string;
  /** For the practice's name, titles, buttons, links and outlines; if the brand's color is a gray, as text. */
  accent: string;
}

/** Grays have less chroma, and colors that read as ink. The default text color, a blue black, has 0.027. */
const [MIN_CHROMA, MAX_INK_CHROMA] = [0.03, 0.05];
/** The share of a color's chroma that a shade has to keep if it has more contrast than necessary. */
const MIN_KEPT = 0.6;

/**
 * The palette for the color that a practice chose, usually for a white page. A readable one is the accent
 * unchanged, and the text, too, if it reads as ink; otherwise text has its hue only. On a dark background
 * another accent gets more contrast than necessary, unless that would turn it gray.
 */
export function paletteOf(color: Rgb, background: Rgb): Palette {
  const isOnDark = isDark(background);
  const nearest = readableTextColor(color, background);
  const bright =
    isOnDark && nearest !== color ? readableTextColor(color, background, AAA) : nearest;
  const accent = chroma(bright) < MIN_KEPT * chroma(color) ? nearest : bright;
  const shade = (lightness: number, maxChroma: number) =>
    withLightness(color, lightness, Math.min(1, maxChroma / chroma(color)));
  const ink = isOnDark ? shade(0.94, 0.015) : shade(0.26, 0.03);
  const isInk = !isOnDark && nearest === color && chroma(color) < MAX_INK_CHROMA;
  const text = isInk ? color : ink;
  const muted = shade(isOnDark ? 0.77 : 0.47, 0.025);
  const isWeak = contrastRatio(text, background) < contrastRatio(muted, background);
  return {
    text: toHex(text),
    muted: toHex(isWeak ? text : muted),
    ink: toHex(ink),
    accent: toHex(chroma(color) < MIN_CHROMA ? text : accent),
  };
}
