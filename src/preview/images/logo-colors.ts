import { chunk, groupBy, meanBy, sumBy } from "es-toolkit";
import { chroma, lightnessOf, type Rgb, toHex } from "../../form/branding/color.ts";

/** Of 255; pixels with less are antialiased edges, or shadows. */
const MIN_ALPHA = 200;
/** In OKLCH; the noise of a JPEG's grays has less. */
const MIN_CHROMA = 0.045;
/** Of the opaque pixels; fewer are the edges between two colors. */
const MIN_SHARE = 0.008;
/** Shades per channel that count as the same color. */
const STEP = 16;

/** The most saturated color of an image (RGBA values, 0 to 255), as #rrggbb; null if it has only black, gray and white. */
export function logoColor(pixels: ArrayLike<number>): string | null {
  const shades = countShades(pixels);
  const total = sumBy(shades, countOf);
  const main = shades.filter(({ count }) => count >= MIN_SHARE * total);
  const [vivid] = main.toSorted((one, other) => other.chroma - one.chroma);
  return vivid && vivid.chroma >= MIN_CHROMA ? toHex(vivid.color) : null;
}

/** In OKLCH; lighter colors are hardly seen on a white plate. */
const MAX_ON_WHITE = 0.85;

/** Whether nine tenths of what is drawn would be invisible on a white plate. */
export function isLightLogo(pixels: ArrayLike<number>): boolean {
  const shades = countShades(pixels);
  const light = shades.filter(({ color }) => lightnessOf(color) > MAX_ON_WHITE);
  return light.length > 0 && sumBy(light, countOf) >= 0.9 * sumBy(shades, countOf);
}

const countOf = ({ count }: { count: number }) => count;

function countShades(pixels: ArrayLike<number>) {
  const colors = chunk(Array.from(pixels), 4).flatMap(
    ([red = 0, green = 0, blue = 0, alpha = 0]): Rgb[] =>
      alpha < MIN_ALPHA ? [] : [[red, green, blue]],
  );
  const shades = groupBy(colors, (color) => color.map((part) => Math.round(part / STEP)).join());
  return Object.values(shades).map((similar) => {
    const mean = (channel: 0 | 1 | 2) => meanBy(similar, (color) => color[channel]);
    const color: Rgb = [mean(0), mean(1), mean(2)];
    return { color, chroma: chroma(color), count: similar.length };
  });
}
