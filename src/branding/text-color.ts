import { contrastRatio, type Rgb } from "./contrast.ts";

/** The least contrast of text on its background (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** The contrast with which text is easily read (WCAG 2.2, 1.4.6). */
export const EASY = 7;

const STEPS = 64;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/**
 * The colour itself where it is readable on the background, else the nearest shade of it that is:
 * darkened or lightened, whichever has to change it less.
 */
export function readableInk(color: Rgb, background: Rgb, least = READABLE): Rgb {
  for (let step = 0; step <= STEPS; step += 1) {
    const shades = [mix(color, [0, 0, 0], step / STEPS), mix(color, [255, 255, 255], step / STEPS)];
    const readable = shades.find((shade) => contrastRatio(shade, background) >= least);
    if (readable) return readable;
  }
  return contrastRatio([0, 0, 0], background) > contrastRatio([255, 255, 255], background)
    ? [0, 0, 0]
    : [255, 255, 255];
}
