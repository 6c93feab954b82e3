import { chunk, groupBy, maxBy, medianBy, minBy, sortBy, sumBy, uniqWith } from "es-toolkit";
import { cardColors } from "../../form/branding/card-colors.ts";
import {
  chroma,
  contrastRatio,
  lightnessOf,
  parseHex,
  type Rgb,
  toHex,
  toOklab,
} from "../../form/branding/color.ts";

/** RGBA values (0 to 255) of an image, row by row. */
export type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** Of 255; pixels with less are the edges of thin strokes, or shadows. */
const MIN_ALPHA = 100;
/** In OKLCH; the noise of a JPEG's grays has less. */
const MIN_CHROMA = 0.045;
/** In OKLCH; a lighter gray is no color of a card. */
const MAX_GRAY = 0.5;
/** Of the opaque pixels; fewer are the edges between two colors. */
const MIN_SHARE = 0.008;
/** In OKLab; closer colors are shades of one. */
const MIN_DISTANCE = 0.08;
const MAX_COLORS = 5;
/** Shades per channel that count as the same color. */
const STEP = 16;

/** The colors of a logo as #RRGGBB, the form's first: one that a card can have as it is, and that is seen most. */
export function logoColors(pixels: Pixels): string[] {
  const shades = countShades(pixels);
  const total = sumBy(shades, countOf);
  const main = shades.filter(
    ({ color, count }) =>
      count >= MIN_SHARE * total && (!isGray(color) || lightnessOf(color) < MAX_GRAY),
  );
  const sorted = sortBy(main, [
    ({ color }) => isGray(color),
    ({ color }) => cardColors(color, "light").card !== toHex(color),
    ({ color, count }) => -count * chroma(color),
  ]);
  const different = uniqWith(
    sorted,
    (one, other) => distance(one.color, other.color) < MIN_DISTANCE,
  );
  return different.slice(0, MAX_COLORS).map(({ color }) => toHex(color).toUpperCase());
}

/** The color that a logo gives the form; null if it has only grays. */
export function logoColor(pixels: Pixels): string | null {
  const [first = ""] = logoColors(pixels);
  const color = parseHex(first);
  return color && !isGray(color) ? first : null;
}

const isGray = (color: Rgb) => chroma(color) < MIN_CHROMA;

const distance = (one: Rgb, other: Rgb) => {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};

/** With less, a shape can hardly be seen. White on a color of the OKLCH lightness 0.85 has it. */
const MIN_CONTRAST = 1.6;

/** The share (0 to 1) of a logo that has less contrast with a color. */
export function hiddenShare(background: Rgb, pixels: Pixels, contrast = MIN_CONTRAST): number {
  const all = drawnPixels(pixels);
  const hidden = all.filter(({ color }) => contrastRatio(color, background) < contrast);
  return all.length > 0 ? hidden.length / all.length : 1;
}

/** Whether almost nothing of a logo can be told from a color, or half of it not at all. */
export const isHidden = (background: Rgb, pixels: Pixels) =>
  hiddenShare(background, pixels) >= 0.9 || hiddenShare(background, pixels, 1.15) >= 0.5;

/** The share of an image's width and height (0 to 1) that is left without transparent or white margins. */
export function drawnShare(pixels: Pixels): { width: number; height: number } {
  const all = drawnPixels(pixels);
  const span = (axis: "x" | "y") =>
    (maxBy(all, (one) => one[axis])?.[axis] ?? 0) -
    (minBy(all, (one) => one[axis])?.[axis] ?? 0) +
    1;
  return { width: span("x") / pixels.width, height: span("y") / pixels.height };
}

const isWhite = (pixel: readonly number[]) => pixel.every((value) => value >= 255 - STEP);

/** What is drawn, without transparent pixels and the white background of a JPEG. */
function drawnPixels({ data, width }: Pixels) {
  const pixels = chunk(Array.from(data), 4);
  const hasWhite = isWhite(pixels[0] ?? []);
  return pixels.flatMap((pixel, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
    const color: Rgb = [red, green, blue];
    if (alpha < MIN_ALPHA || (hasWhite && isWhite(pixel))) return [];
    return [{ color, x: index % width, y: Math.floor(index / width) }];
  });
}

const countOf = ({ count }: { count: number }) => count;

function countShades(pixels: Pixels) {
  const shades = groupBy(drawnPixels(pixels), ({ color }) =>
    color.map((part) => Math.round(part / STEP)).join(),
  );
  return Object.values(shades).map((similar) => {
    const median = (channel: 0 | 1 | 2) => medianBy(similar, ({ color }) => color[channel]);
    const color: Rgb = [median(0), median(1), median(2)];
    return { color, count: similar.length };
  });
}
