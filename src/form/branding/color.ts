/** An opaque color: red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#RRGGBB`, the only format that the contract documents; null for anything else. */
export function parseHex(color: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

export const toHex = (color: Rgb) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** A channel in linear light, from 0 to 1. */
export const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** From 0 to 1 (WCAG 2.2, "relative luminance"). */
export const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness, and the two axes whose length is the chroma and whose direction is the hue. */
type Oklab = readonly [lightness: number, a: number, b: number];

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
export function toOklab(color: Rgb): Oklab {
  const [red = 0, green = 0, blue = 0] = color.map(linear);
  const long = Math.cbrt(0.41222 * red + 0.53633 * green + 0.05145 * blue);
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.28172 * green + 0.62998 * blue);
  return [
    0.21045 * long + 0.79362 * medium - 0.00407 * short,
    1.978 * long - 2.42859 * medium + 0.45059 * short,
    0.0259 * long + 0.78277 * medium - 0.80868 * short,
  ];
}

export const lightnessOf = (color: Rgb) => toOklab(color)[0];

/** The colorfulness of a color: 0 for a gray, up to 0.32 in sRGB. */
export function chroma(color: Rgb): number {
  const [, a, b] = toOklab(color);
  return Math.hypot(a, b);
}

/** The shade with the color's hue, an OKLCH lightness (0 to 1), and at most a chroma that sRGB may not have there. */
export function shade(color: Rgb, lightness: number, maxChroma: number): Rgb {
  const [, a, b] = toOklab(color);
  let kept = maxChroma / Math.max(chroma(color), 1e-4);
  let channels = linearRgb([lightness, a * kept, b * kept]);
  while (kept > 0 && channels.some(isOutside)) {
    kept -= 1 / 64;
    channels = linearRgb([lightness, a * kept, b * kept]);
  }
  const [red = 0, green = 0, blue = 0] = channels.map(encode);
  return [red, green, blue];
}

/** The color with a share (0 to 1) of its light, and the same hue and colorfulness. */
export function dimmed(color: Rgb, share: number): Rgb {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => encode(linear(channel) * share));
  return [red, green, blue];
}

/** Outside 0 to 1, by at least a fraction of a step of 1/255. */
const isOutside = (channel: number) => Math.abs(channel - 0.5) > 0.5001;

function linearRgb([lightness, a, b]: Oklab): number[] {
  const long = (lightness + 0.39634 * a + 0.2158 * b) ** 3;
  const medium = (lightness - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (lightness - 0.08948 * a - 1.29149 * b) ** 3;
  return [
    4.07674 * long - 3.30771 * medium + 0.23097 * short,
    2.60976 * medium - 1.26844 * long - 0.34132 * short,
    1.70761 * short - 0.0042 * long - 0.70342 * medium,
  ];
}

/** Without sRGB's linear part, which only makes the ten darkest steps a little lighter. */
const encode = (channel: number) =>
  Math.round(Math.min(Math.max(269 * Math.max(channel, 0) ** (1 / 2.4) - 14, 0), 255));
