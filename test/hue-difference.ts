import { type Rgb, toOklab } from "../src/form/branding/color.ts";

/** The angle between the hues of two colors in OKLCH, in degrees. */
export function hueDifference(one: Rgb, other: Rgb): number {
  const [first = 0, second = 0] = [one, other].map((color) => {
    const [, a, b] = toOklab(color);
    return (Math.atan2(b, a) * 180) / Math.PI;
  });
  return Math.abs(((first - second + 540) % 360) - 180);
}
