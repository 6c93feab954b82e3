import { BACKGROUNDS } from "../../branding/brand.ts";
import { contrastRatio } from "../../branding/contrast.ts";

type Scheme = keyof typeof BACKGROUNDS;

/** Pixels with less alpha, 0 to 255, are shadows or antialiased edges. */
const MIN_ALPHA = 26;
/** With less contrast, a shape is not distinguishable from its background. */
const MIN_VISIBLE_CONTRAST = 1.5;
/** Of the opaque pixels; images with fewer visible ones cannot be recognized. */
const MIN_VISIBLE_SHARE = 0.02;

/**
 * The schemes in which an image is not distinguishable from the widget's background. The mean color
 * does not tell: a white image with thin black letters is white on average.
 *
 * @param pixels RGBA values, 0 to 255, as in `ImageData`
 */
export function findInvisible(pixels: ArrayLike<number>): Scheme[] {
  const offsets = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4);
  const opaque = offsets.filter((offset) => Number(pixels[offset + 3]) >= MIN_ALPHA);
  return (["light", "dark"] as const).filter((scheme) => {
    const background = BACKGROUNDS[scheme];
    const visible = opaque.filter((offset) => {
      const alpha = Number(pixels[offset + 3]) / 255;
      const blend = (channel: 0 | 1 | 2) =>
        Number(pixels[offset + channel]) * alpha + background[channel] * (1 - alpha);
      return contrastRatio([blend(0), blend(1), blend(2)], background) >= MIN_VISIBLE_CONTRAST;
    });
    return visible.length <= MIN_VISIBLE_SHARE * opaque.length;
  });
}
