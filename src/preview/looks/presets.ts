import type { Changes } from "../draft/changes.ts";
import { BRANDING, FONT, FONTS, PAGE_THEME, publishedAt } from "../settings/settings.ts";

const FONT_COLOR = `${BRANDING}.font_color`;
const ACCENT = "--web-scheduler-accent";

const PAGE_DEFAULTS: Changes = Object.fromEntries(
  Object.keys(PAGE_THEME).map((path) => [path, publishedAt({}, path)]),
);

/** Each has a title, a font, and the colors of the text, of the accent and of fields. */
const TABLE = [
  ["Calm", FONTS.Humanist, "#2B4743", "#3C6E66", "#F3F8F6", [22, 15, 14, 28]],
  ["Clinical", FONTS.Arial, "#14324F", "#005EA8", "", [20, 15, 6, 24]],
  ["Playful", FONTS.Rounded, "#4A2267", "#C2286E", "#FFF6FB", [26, 16, 24, 26]],
  ["Editorial", FONTS["Old style"], "#33221A", "#8A3A1E", "#FBF7F0", [30, 16, 2, 32]],
  ["High contrast", FONTS.Verdana, "#000000", "#00257A", "#FFFFFF", [24, 18, 4, 28]],
  ["Compact", FONTS["System default"], "#1D2733", "#0B6470", "", [17, 14, 6, 12]],
] as const;

/** The starting points for the looks of a form. */
export const PRESETS = TABLE.map(([title, font, text, accent, field, sizes]) => ({
  title,
  font,
  text,
  accent,
  /** Empty for the form's own. */
  field,
  /** CSS pixels: the name, the tagline and contact details, the corners, and between questions. */
  sizes,
}));

export type Preset = (typeof PRESETS)[number];

/** All presets change the same values, so that none leaves something of another one. */
export function changesOf({ font, text, accent, field, sizes }: Preset): Changes {
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
