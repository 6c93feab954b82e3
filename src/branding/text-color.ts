import { contrastRatio, luminance, type Rgb } from "./contrast.ts";
import { lightnessOf, withLightness } from "./oklch.ts";

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const AA = 4.5;

/** The enhanced contrast of text (WCAG 2.2, 1.4.6). */
export const AAA = 7;

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
export function readableShade(
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
