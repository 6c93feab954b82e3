import { contrastRatio, type Rgb } from "./contrast.ts";
import { AA, isDark, readableTextColor } from "./text-color.ts";

/** The minimum contrast of outlines and icons (WCAG 2.2, 1.4.11). */
const GRAPHICS = 3;

/** The form's colors that must be readable on its background, and their minimum contrast. */
export const READABLE = {
  text: AA,
  muted: AA,
  accent: AA,
  bad: AA,
  good: GRAPHICS,
  warn: GRAPHICS,
  edge: GRAPHICS,
} as const;

export type ReadableName = keyof typeof READABLE;

/** The colors that are mixed into the background, as far as text stays readable on them. */
const TINTS = { tint: "accent", inset: "text", "bad-tint": "bad", "warn-tint": "warn" } as const;

type SurfaceColors = Record<ReadableName | keyof typeof TINTS | "line", Rgb>;

/**
 * The form's colors on a page's own background: each keeps its hue and as much of its chroma as possible,
 * and only its lightness changes, if it must.
 *
 * @param wanted the colors for a white or a dark form, whichever is nearer
 */
export function surfaceColors(background: Rgb, wanted: Record<ReadableName, Rgb>): SurfaceColors {
  const readable = Object.fromEntries(
    Object.entries(wanted).map(([name, color]) => [
      name,
      readableTextColor(color, background, READABLE[name as ReadableName]),
    ]),
  ) as Record<ReadableName, Rgb>;
  const { text, muted, bad } = readable;
  const tint = (name: keyof typeof TINTS, most: number, shown: readonly Rgb[]) =>
    [most, most / 2, most / 4]
      .map((share) => mix(background, readable[TINTS[name]], share))
      .find((mixed) => shown.every((color) => contrastRatio(color, mixed) >= AA)) ?? background;
  return {
    ...readable,
    tint: tint("tint", 0.1, [text, muted]),
    inset: tint("inset", 0.025, [text]),
    "bad-tint": tint("bad-tint", 0.06, [text, bad]),
    "warn-tint": tint("warn-tint", 0.08, [text]),
    line: mix(background, text, isDark(background) ? 0.14 : 0.16),
  };
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];
