import { BACKGROUNDS, type Brand, brandOf } from "../../../branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../../branding/contrast.ts";
import { AA } from "../../../branding/text-color.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { brandingPath, type Repair, setBranding } from "./lint-issue.ts";

/** A text of the draft on the background that it stands on. */
export interface ContrastPair {
  name: string;
  scheme: "light" | "dark";
  /** Colours as #rrggbb. */
  foreground: string;
  background: string;
  /** 1 to 21 (WCAG 2.2, "contrast ratio"). */
  ratio: number;
  /** 4.5, or 3 for large text (WCAG 2.2, 1.4.3). */
  required: number;
  passes: boolean;
  /** The colour that the widget shows: the same, or where it is hard to read its nearest shade. */
  shown: string;
  path: string;
  repair?: Repair;
}

const LARGE = { least: 3, size: 24, boldSize: 18.66 };
const BODY = { name: "Questions, hints and typed text", size: 16, bold: false };

/**
 * Every pair that the draft's `font_color` makes: all branded text stands on the widget's surface
 * (`--surface` in ui/css/widget.css), since tints and buttons have colours of their own. None while
 * branding is off or the colour is none. Only the light scheme has a repair: one colour cannot suit
 * both, and the widget finds the dark scheme's shade itself.
 */
export function contrastPairs(record: LocationRecord): ContrastPair[] {
  const { textColor: ink, ...brand } = brandOf(record).brand;
  const color = parseHex(record.web_scheduler_config.branding.font_color);
  if (!ink || !color) return [];
  const inScheme = (scheme: "light" | "dark"): ContrastPair[] =>
    brandedTexts(brand).map(({ name, size, bold }) => {
      const background: Rgb = BACKGROUNDS[scheme];
      const ratio = contrastRatio(color, background);
      const isLarge = size >= (bold ? LARGE.boldSize : LARGE.size);
      const required = isLarge ? LARGE.least : AA;
      const passes = ratio >= required;
      const mends = scheme === "light" && !passes;
      return {
        name,
        scheme,
        foreground: toHex(color),
        background: toHex(background),
        ratio,
        required,
        passes,
        shown: ink[scheme],
        path: brandingPath("font_color"),
        ...(mends && { repair: setBranding(`Use ${ink.light}`, { font_color: ink.light }) }),
      };
    });
  return [...inScheme("light"), ...inScheme("dark")];
}

function brandedTexts({ header, footer }: Pick<Brand, "header" | "footer">): (typeof BODY)[] {
  const texts = [BODY];
  const add = (what: string, size: number, bold = false) =>
    texts.push({ name: `${what}, ${size} px${bold ? " bold" : ""}`, size, bold });
  if (header.name) add("Location's name", header.name.size, true);
  if (header.tagline) add("Tagline", header.tagline.size);
  // The phone number beside it is a link, in the widget's own colour.
  if (footer.address && footer.size) add("Footer", footer.size);
  return texts;
}
