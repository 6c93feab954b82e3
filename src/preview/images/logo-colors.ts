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
type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** What is visible of an image. */
export interface Drawing {
  shades: readonly { color: Rgb; count: number }[];
  /** The share (0 to 1) of the image's width and height without transparent or white margins. */
  width: number;
  height: number;
}

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
export function logoColors({ shades }: Drawing): string[] {
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
export function logoColor(drawing: Drawing): string | null {
  const [first = ""] = logoColors(drawing);
  const color = parseHex(first);
  return color && !isGray(color) ? first : null;
}

const isGray = (color: Rgb) => chroma(color) < MIN_CHROMA;

const distance = (one: Rgb, other: Rgb) => {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};

/** Of a logo's plate. */
export const WHITE: Rgb = [255, 255, 255];

/** With less, a shape is hard to see. White on a color of the OKLCH lightness 0.85 has it. */
const MIN_CONTRAST = 1.6;

/** The share (0 to 1) of a logo with less than this contrast with a color. */
function hiddenShare(background: Rgb, { shades }: Drawing, contrast: number): number {
  const hidden = shades.filter(({ color }) => contrastRatio(color, background) < contrast);
  const total = sumBy(shades, countOf);
  return total > 0 ? sumBy(hidden, countOf) / total : 1;
}

/** Whether 90 % of a logo has too little contrast with a color, or 50 % has none. */
export const isHidden = (background: Rgb, drawing: Drawing) =>
  hiddenShare(background, drawing, MIN_CONTRAST) >= 0.9 ||
  hiddenShare(background, drawing, 1.15) >= 0.5;

const countOf = ({ count }: { count: number }) => count;

const isWhite = (pixel: readonly number[]) => pixel.every((value) => value >= 255 - STEP);

export function readDrawing({ data, width, height }: Pixels): Drawing {
  const pixels = chunk(Array.from(data), 4);
  const hasWhiteMargin = isWhite(pixels[0] ?? []);
  const drawn = pixels.flatMap((pixel, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
    const color: Rgb = [red, green, blue];
    if (alpha < MIN_ALPHA || (hasWhiteMargin && isWhite(pixel))) return [];
    return [{ color, x: index % width, y: Math.floor(index / width) }];
  });
  const span = (axis: "x" | "y") =>
    (maxBy(drawn, (one) => one[axis])?.[axis] ?? 0) -
    (minBy(drawn, (one) => one[axis])?.[axis] ?? 0) +
    1;
  const groups = groupBy(drawn, ({ color }) => color.map((part) => Math.round(part / STEP)).join());
  const shades = Object.values(groups).map((group) => {
    const median = (channel: 0 | 1 | 2) => medianBy(group, ({ color }) => color[channel]);
    const color: Rgb = [median(0), median(1), median(2)];
    return { color, count: group.length };
  });
  return { shades, width: span("x") / width, height: span("y") / height };
}
