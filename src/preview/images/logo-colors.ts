import { chunk, groupBy, meanBy } from "es-toolkit";
import { BACKGROUNDS } from "../../form/branding/brand.ts";
import { type Rgb, toHex, toOklab } from "../../form/branding/color.ts";
import { readableTextColor } from "../../form/branding/palette.ts";

/** Of 255; pixels with less are antialiased edges, or shadows. */
const MIN_ALPHA = 200;
/** In OKLCH; the noise of a JPEG's grays has less. */
const MIN_CHROMA = 0.045;
/** Of the opaque pixels; fewer are the edges between two colors. */
const MIN_SHARE = 0.008;
/** In OKLAB, between two colors that look different. */
const MIN_DISTANCE = 0.09;
/** Shades per channel that count as the same color. */
const STEP = 16;

/**
 * The colors that suit an image (RGBA values, 0 to 255), as #rrggbb; null if it has only black, gray and white. The
 * most saturated one becomes the brand's color, from which the form derives text and accent. If it is too bright for
 * text, it becomes the accent, as buttons have black or white text; the brand's is then the darkest one, darkened to
 * 4.5:1 on white.
 */
export function logoColors(pixels: ArrayLike<number>): { color: string; accent: string } | null {
  const shades = countShades(pixels);
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  const main = shades.filter(({ count }) => count >= MIN_SHARE * total);
  const [vivid] = main.toSorted((one, other) => other.chroma - one.chroma);
  if (!vivid || vivid.chroma < MIN_CHROMA) return null;
  if (readableTextColor(vivid.color, BACKGROUNDS.light) === vivid.color) {
    return { color: toHex(vivid.color), accent: "" };
  }
  const [darkest = vivid] = main.toSorted((one, other) => one.lab[0] - other.lab[0]);
  const ink = distance(darkest.lab, vivid.lab) < MIN_DISTANCE ? vivid : darkest;
  return {
    color: toHex(readableTextColor(ink.color, BACKGROUNDS.light)),
    accent: toHex(vivid.color),
  };
}

type Shade = ReturnType<typeof countShades>[number];

function countShades(pixels: ArrayLike<number>) {
  const colors = chunk(Array.from(pixels), 4).flatMap(
    ([red = 0, green = 0, blue = 0, alpha = 0]): Rgb[] =>
      alpha < MIN_ALPHA ? [] : [[red, green, blue]],
  );
  const shades = groupBy(colors, (color) => color.map((part) => Math.round(part / STEP)).join());
  return Object.values(shades).map((similar) => {
    const mean = (channel: 0 | 1 | 2) => meanBy(similar, (color) => color[channel]);
    const color: Rgb = [mean(0), mean(1), mean(2)];
    const lab = toOklab(color);
    return { color, lab, chroma: Math.hypot(lab[1], lab[2]), count: similar.length };
  });
}

const distance = (one: Shade["lab"], other: Shade["lab"]) =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
