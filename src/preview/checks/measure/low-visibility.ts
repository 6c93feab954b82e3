import { BACKGROUNDS } from "../../../branding/brand.ts";
import { contrastRatio, type Rgb } from "../../../branding/contrast.ts";
import type { PictureInk } from "./measurements.ts";

/** Below this contrast a shape and its background look the same. */
export const LEAST_SEEN_CONTRAST = 1.5;
const LEAST_SEEN = 0.02;

/** Whether a picture cannot be told from the widget's background. */
export function unseenOn(ink: PictureInk, scheme: "light" | "dark"): boolean {
  if (ink.seen) return ink.seen[scheme] < LEAST_SEEN;
  const mean: Rgb = [ink.r, ink.g, ink.b];
  return ink.opaque > 0.5 && contrastRatio(mean, BACKGROUNDS[scheme]) < LEAST_SEEN_CONTRAST;
}
