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

/**
 * The color if it has at least `minContrast` on the background, else the nearest shade that has, with
 * the same hue: darker on a light background, lighter on a dark one; at most black or white.
 */
export const readableTextColor = (color: Rgb, background: Rgb, minContrast = AA): Rgb =>
  contrastRatio(color, background) >= minContrast
    ? color
    : readableShade(color, background, minContrast, [
        lightnessOf(color),
        Number(isDark(background)),
      ]);

/** The shade with the first lightness of a range, from one end to the other, that is readable. */
function readableShade(
  color: Rgb,
  background: Rgb,
  minContrast: number,
  [from, to]: readonly [number, number],
): Rgb {
  let [unreadable, readable] = [from, to];
  // Bisection, after trying the first lightness: every lightness after a readable one is readable, too.
  for (let step = 0, tried = from; step < 10; step += 1, tried = (unreadable + readable) / 2) {
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
