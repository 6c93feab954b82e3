import { contrastRatio, type Rgb } from "./contrast.ts";

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const AA = 4.5;

/** The enhanced contrast of text (WCAG 2.2, 1.4.6). */
export const AAA = 7;

const STEPS = 64;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/**
 * The color if it has at least `minContrast` on the background, else the nearest shade that has:
 * darkened on a light background, lightened on a dark one; at most to black or white.
 */
export function readableTextColor(color: Rgb, background: Rgb, minContrast = AA): Rgb {
  const end = contrastRatio(BLACK, background) > contrastRatio(WHITE, background) ? BLACK : WHITE;
  let low = 0;
  let high = STEPS;
  // Bisects, from the color itself: every shade after the first readable one is readable, too.
  for (let step = 0; low < high; step = (low + high) >> 1) {
    if (contrastRatio(mix(color, end, step / STEPS), background) < minContrast) low = step + 1;
    else high = step;
  }
  return mix(color, end, high / STEPS);
}
