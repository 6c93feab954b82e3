import { BACKGROUNDS } from "../../../branding/brand.ts";
import { contrastRatio, type Rgb } from "../../../branding/contrast.ts";
import type { ImageColors } from "./measurements.ts";

/** Pixels with less alpha are shadows or antialiased edges. */
const MIN_ALPHA = 0.1;
/** With less contrast, a shape is not distinguishable from its background. */
const MIN_VISIBLE_CONTRAST = 1.5;
const MIN_VISIBLE_SHARE = 0.02;

const SCHEMES = ["light", "dark"] as const;

/** @param pixels RGBA values, 0 to 255, as in `ImageData` */
export function measureImageColors(pixels: ArrayLike<number>): ImageColors {
  const sum = { r: 0, g: 0, b: 0, alpha: 0 };
  let opaque = 0;
  const visible = { light: 0, dark: 0 };
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [0, 1, 2, 3].map((channel) => pixels[offset + channel]);
    const alpha = a / 255;
    sum.r += r * alpha;
    sum.g += g * alpha;
    sum.b += b * alpha;
    sum.alpha += alpha;
    if (alpha < MIN_ALPHA) continue;
    opaque += 1;
    for (const scheme of SCHEMES) {
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
  const mean = (total: number) => (sum.alpha > 0 ? total / sum.alpha : 0);
  const share = (count: number) => (opaque > 0 ? count / opaque : 0);
  return {
    r: mean(sum.r),
    g: mean(sum.g),
    b: mean(sum.b),
    opaque: (sum.alpha * 4) / Math.max(pixels.length, 1),
    visible: { light: share(visible.light), dark: share(visible.dark) },
  };
}

/** Whether an image is not distinguishable from the widget's background. */
export function isInvisibleOn(colors: ImageColors, scheme: "light" | "dark"): boolean {
  if (colors.visible) return colors.visible[scheme] < MIN_VISIBLE_SHARE;
  const mean: Rgb = [colors.r, colors.g, colors.b];
  return colors.opaque > 0.5 && contrastRatio(mean, BACKGROUNDS[scheme]) < MIN_VISIBLE_CONTRAST;
}
