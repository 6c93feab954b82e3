import type { Rgb } from "../../../../branding/contrast.ts";

/** A color in sRGB, and how opaque it is, from 0 to 1. */
export interface Layer {
  color: Rgb;
  alpha: number;
}

/** A color over an opaque one. */
export const over = ({ color, alpha }: Layer, behind: Rgb): Rgb => [
  behind[0] + (color[0] - behind[0]) * alpha,
  behind[1] + (color[1] - behind[1]) * alpha,
  behind[2] + (color[2] - behind[2]) * alpha,
];

/**
 * The color that a see-through element shows: the backgrounds of the elements around it, over that of
 * the browser. Without pictures, whose colors a script cannot read.
 */
export function colorBehind(element: Element, read: (color: string) => Layer | null): Rgb {
  const layers: Layer[] = [];
  for (let at = parentOf(element); at && layers.at(-1)?.alpha !== 1; at = parentOf(at)) {
    const layer = read(getComputedStyle(at).backgroundColor);
    if (layer) layers.push(layer);
  }
  const canvas = read("Canvas")?.color ?? [255, 255, 255];
  return layers.reduceRight<Rgb>((behind, layer) => over(layer, behind), canvas);
}

/** The element around another one on the screen, also across shadow roots. */
function parentOf(element: Element): Element | null {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return element.assignedSlot ?? element.parentElement ?? host ?? null;
}
