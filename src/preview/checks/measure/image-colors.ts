import { BACKGROUNDS } from "../../../branding/brand.ts";
import { contrastRatio, type Rgb } from "../../../branding/contrast.ts";
import type { VisibleShares } from "./measurements.ts";

/** Pixels with less alpha are shadows or antialiased edges. */
const MIN_ALPHA = 0.1;
/** With less contrast, a shape is not distinguishable from its background. */
const MIN_VISIBLE_CONTRAST = 1.5;
const MIN_VISIBLE_SHARE = 0.02;

/** @param pixels RGBA values, 0 to 255, as in `ImageData` */
export function measureImageColors(pixels: ArrayLike<number>): VisibleShares {
  let opaque = 0;
  const visible = { light: 0, dark: 0 };
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [0, 1, 2, 3].map((channel) => pixels[offset + channel]);
    const alpha = a / 255;
    if (alpha < MIN_ALPHA) continue;
    opaque += 1;
    for (const scheme of ["light", "dark"] as const) {
      const background: Rgb = BACKGROUNDS[scheme];
      const blend = (color: number, behind: number) => color * alpha + behind * (1 - alpha);
      const blended: Rgb = [
        blend(r, background[0]),
        blend(g, background[1]),
        blend(b, background[2]),
      ];
      if (contrastRatio(blended, background) >= MIN_VISIBLE_CONTRAST) visible[scheme] += 1;
    }
  }
  const share = (count: number) => (opaque > 0 ? count / opaque : 0);
  return { light: share(visible.light), dark: share(visible.dark) };
}

/** Whether an image is not distinguishable from the widget's background. */
export const isInvisibleOn = (visible: VisibleShares, scheme: "light" | "dark") =>
  visible[scheme] < MIN_VISIBLE_SHARE;
