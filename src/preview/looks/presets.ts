import type { Changes } from "../draft/changes.ts";
import { PAGE_THEME, publishedAt } from "../settings/page-theme.ts";
import { BRANDING, FONT, FONTS } from "../settings/settings.ts";

const FONT_COLOR = `${BRANDING}.font_color`;
const ACCENT = "--web-scheduler-accent";

const PAGE_DEFAULTS: Changes = Object.fromEntries(
  Object.keys(PAGE_THEME).map((path) => [path, publishedAt({}, path)]),
);

/** A starting point for the looks of a form. */
export interface Preset {
  title: string;
  font: string;
  text: string;
  accent: string;
  /** @default the form's own */
  field?: string;
  /** CSS pixels: the name, the tagline and contact details, the corners, and between questions. */
  sizes: readonly [name: number, small: number, radius: number, gap: number];
}

export const PRESETS: readonly Preset[] = [
  {
    title: "Calm",
    font: FONTS.Humanist,
    text: "#2B4743",
    accent: "#3C6E66",
    field: "#F3F8F6",
    sizes: [22, 15, 14, 28],
  },
  {
    title: "Clinical",
    font: FONTS.Arial,
    text: "#14324F",
    accent: "#005EA8",
    sizes: [20, 15, 6, 24],
  },
  {
    title: "Playful",
    font: FONTS.Rounded,
    text: "#4A2267",
    accent: "#C2286E",
    field: "#FFF6FB",
    sizes: [26, 16, 24, 26],
  },
  {
    title: "Editorial",
    font: FONTS["Old style"],
    text: "#33221A",
    accent: "#8A3A1E",
    field: "#FBF7F0",
    sizes: [30, 16, 2, 32],
  },
  {
    title: "High contrast",
    font: FONTS.Verdana,
    text: "#000000",
    accent: "#00257A",
    field: "#FFFFFF",
    sizes: [24, 18, 4, 28],
  },
  {
    title: "Compact",
    font: FONTS["System default"],
    text: "#1D2733",
    accent: "#0B6470",
    sizes: [17, 14, 6, 12],
  },
];

/** All presets change the same values, so that none leaves something of another one. */
export function changesOf({ font, text, accent, field = "", sizes }: Preset): Changes {
  const [name, small, radius, gap] = sizes;
  return {
    ...PAGE_DEFAULTS,
    [FONT_COLOR]: text,
    [FONT]: font,
    [`${BRANDING}.location_name_font_size`]: name,
    [`${BRANDING}.header_tagline_font_size`]: small,
    [`${BRANDING}.footer_contact_font_size`]: small,
    [ACCENT]: accent,
    "--web-scheduler-field-background": field,
    "--web-scheduler-radius": radius,
    "--web-scheduler-gap": gap,
  };
}

/** The changes that give the form the colors of a logo, without those of a preset. */
export const colorChanges = (text: string, accent: string): Changes => ({
  [FONT_COLOR]: text,
  [ACCENT]: accent,
  "--web-scheduler-text": "",
  "--web-scheduler-field-background": "",
});
