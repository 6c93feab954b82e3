import { chunk, groupBy, meanBy, range, sortBy, sumBy, uniqWith } from "es-toolkit";
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

/** Of 255; pixels with less are antialiased edges, or shadows. */
const MIN_ALPHA = 200;
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

/** With less, a logo can hardly be seen. White on a color of the OKLCH lightness 0.85 has it. */
export const MIN_CONTRAST = 1.6;
/** Of what is drawn; the rest may be seen, but is not the logo. */
const MAIN_SHARE = 0.9;

/** The contrast ratio of a logo with what is behind it; 1 if nothing is drawn. */
export function contrastOn(background: Rgb, pixels: Pixels): number {
  const shades = sortBy(
    countShades(pixels).map(({ color, count }) => [contrastRatio(color, background), count]),
    [0],
  );
  const total = sumBy(shades, ([, count = 0]) => count);
  let seen = 0;
  const [contrast = 1] =
    shades.find(([, count = 0]) => {
      seen += count;
      return seen >= MAIN_SHARE * total;
    }) ?? [];
  return contrast;
}

const isWhite = (pixel: readonly number[]) => pixel.every((value) => value >= 255 - STEP);

/** The share of an image's width and height (0 to 1) that is left without transparent or white margins. */
export function drawnShare({ data, width, height }: Pixels): { width: number; height: number } {
  const rows = chunk(chunk(Array.from(data), 4), width);
  const hasWhite = isWhite(rows[0]?.[0] ?? []);
  const isDrawn = (x: number, y: number) => {
    const pixel = rows[y]?.[x] ?? [];
    return (pixel[3] ?? 0) >= MIN_ALPHA && !(hasWhite && isWhite(pixel));
  };
  const share = (lines: readonly number[], size: number) =>
    ((lines.at(-1) ?? -1) - (lines[0] ?? 0) + 1) / size;
  const [xs, ys] = [range(width), range(height)];
  return {
    width: share(
      xs.filter((x) => ys.some((y) => isDrawn(x, y))),
      width,
    ),
    height: share(
      ys.filter((y) => xs.some((x) => isDrawn(x, y))),
      height,
    ),
  };
}

const countOf = ({ count }: { count: number }) => count;

function countShades({ data }: Pixels) {
  const colors = chunk(Array.from(data), 4).flatMap(
    ([red = 0, green = 0, blue = 0, alpha = 0]): Rgb[] =>
      alpha < MIN_ALPHA ? [] : [[red, green, blue]],
  );
  const shades = groupBy(colors, (color) => color.map((part) => Math.round(part / STEP)).join());
  return Object.values(shades).map((similar) => {
    const mean = (channel: 0 | 1 | 2) => meanBy(similar, (color) => color[channel]);
    const color: Rgb = [mean(0), mean(1), mean(2)];
    return { color, count: similar.length };
  });
}
