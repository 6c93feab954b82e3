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

/**
 * The color if it has at least `minContrast` on the background, else the nearest shade that has:
 * darkened or lightened, whichever is the smaller change. Black or white if no shade has.
 */
export function readableTextColor(color: Rgb, background: Rgb, minContrast = AA): Rgb {
  // Stryker disable next-line EqualityOperator: the last step is black and white, as returned below.
  for (let step = 0; step <= STEPS; step += 1) {
    const shades = [mix(color, [0, 0, 0], step / STEPS), mix(color, [255, 255, 255], step / STEPS)];
    const readable = shades.find((shade) => contrastRatio(shade, background) >= minContrast);
    if (readable) return readable;
  }
  // Stryker disable next-line EqualityOperator: on no color, black and white have the same contrast.
  return contrastRatio([0, 0, 0], background) > contrastRatio([255, 255, 255], background)
    ? [0, 0, 0]
    : [255, 255, 255];
}
