import { contrastRatio, type Rgb, toHex } from "../../branding/contrast.ts";
import { AA } from "../../branding/text-color.ts";

/** The contrast of a color of the form with what is behind it. */
export interface Contrast {
  scheme: "light" | "dark";
  part: string;
  /** As #rrggbb. */
  color: string;
  background: string;
  /** 1 to 21 (WCAG 2.2, "contrast ratio"), and what is necessary. */
  ratio: number;
  min: number;
}

/** The minimum contrast of the edges of controls (WCAG 2.2, 1.4.11). */
const EDGE = 3;

const SURFACE = "var(--ws-surface)";
/** The custom properties in ui/css/theme.css, which include the colors of the page. */
const PARTS = [
  { part: "Text", color: "var(--ws-text)", background: SURFACE, min: AA },
  { part: "Muted text", color: "var(--ws-muted)", background: SURFACE, min: AA },
  { part: "Accent", color: "var(--ws-accent)", background: SURFACE, min: AA },
  {
    part: "Button",
    color: "var(--ws-on-accent)",
    background: "var(--ws-fill, var(--ws-accent))",
    min: AA,
  },
  {
    part: "Field",
    color: "var(--ws-on-field, var(--ws-default-text))",
    background: "var(--ws-field, var(--ws-inset))",
    min: AA,
  },
  { part: "Border", color: "var(--ws-edge)", background: SURFACE, min: EDGE },
] as const;

/** Measures the colors that a form shows, on light and on dark pages. */
export function measureContrast(root: ShadowRoot): Contrast[] {
  const widget = root.querySelector<HTMLElement>(".widget");
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!widget || !canvas) return [];
  const sample = document.createElement("i");
  widget.append(sample);
  const read = (color: string): Rgb => {
    sample.style.color = color;
    canvas.fillStyle = getComputedStyle(sample).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const contrasts = (["light", "dark"] as const).flatMap((scheme) => {
    sample.style.colorScheme = scheme;
    return PARTS.map(({ part, min, ...pair }): Contrast => {
      const [color, background] = [read(pair.color), read(pair.background)];
      const ratio = contrastRatio(color, background);
      return { scheme, part, color: toHex(color), background: toHex(background), ratio, min };
    });
  });
  sample.remove();
  return contrasts;
}
