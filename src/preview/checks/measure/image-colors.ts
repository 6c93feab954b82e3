import { BACKGROUNDS } from "../../../branding/brand.ts";
import { contrastRatio, type Rgb } from "../../../branding/contrast.ts";
import { LEAST_SEEN_CONTRAST } from "./low-visibility.ts";
import type { PictureInk } from "./measurements.ts";

/** Less cover than a tenth is a shadow, or the smooth edge of something. */
const LEAST_COVER = 0.1;

/** What is to be seen of a picture: `pixels` are red, green, blue and cover, from 0 to 255 each. */
export function pictureInk(pixels: ArrayLike<number>): PictureInk {
  const sum = { r: 0, g: 0, b: 0, cover: 0 };
  let drawn = 0;
  const seen = { light: 0, dark: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    const cover = alpha / 255;
    sum.r += r * cover;
    sum.g += g * cover;
    sum.b += b * cover;
    sum.cover += cover;
    if (cover < LEAST_COVER) continue;
    drawn += 1;
    for (const scheme of ["light", "dark"] as const) {
      const ground: Rgb = BACKGROUNDS[scheme];
      const over = (color: number, behind: number) => color * cover + behind * (1 - cover);
      const there: Rgb = [over(r, ground[0]), over(g, ground[1]), over(b, ground[2])];
      if (contrastRatio(there, ground) >= LEAST_SEEN_CONTRAST) seen[scheme] += 1;
    }
  }
  const mean = (total: number) => (sum.cover > 0 ? total / sum.cover : 0);
  const share = (count: number) => (drawn > 0 ? count / drawn : 0);
  return {
    r: mean(sum.r),
    g: mean(sum.g),
    b: mean(sum.b),
    opaque: (sum.cover * 4) / Math.max(pixels.length, 1),
    seen: { light: share(seen.light), dark: share(seen.dark) },
  };
}
