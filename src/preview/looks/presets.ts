import { mapFields } from "../../contract/questions.ts";
import type { Changes } from "../draft/changes.ts";
import {
  ACCENT,
  BRANDING,
  BRANDING_ENABLED,
  COLOR,
  CONFIG,
  colorChanges,
  FONT,
  FONTS,
  PAGE_THEME,
  publishedAt,
} from "../settings/settings.ts";
import type { PreviewState } from "../state/preview-state.ts";

const PAGE_DEFAULTS: Changes = Object.fromEntries(
  Object.keys(PAGE_THEME).map((path) => [path, publishedAt({}, path)]),
);

/** The field color is empty for the form's own. The sizes are of texts, corners and spaces, in CSS pixels. */
export type Preset = readonly [
  title: string,
  font: string,
  color: string,
  field: string,
  sizes: readonly [name: number, small: number, radius: number, gap: number],
];

/** The starting points for the looks of a form. */
export const PRESETS: readonly Preset[] = [
  ["Calm", FONTS.Humanist, "#3C6E66", "#F3F8F6", [22, 15, 14, 28]],
  ["Clinical", FONTS.Arial, "#005EA8", "", [20, 15, 6, 24]],
  ["Playful", FONTS.Rounded, "#C2286E", "#FFF6FB", [26, 16, 24, 26]],
  ["Editorial", FONTS["Old style"], "#8A3A1E", "#FBF7F0", [30, 16, 2, 32]],
  ["High contrast", FONTS.Verdana, "#00257A", "#FFFFFF", [24, 18, 4, 28]],
  ["Compact", FONTS["System default"], "#0B6470", "", [17, 14, 6, 12]],
];

/**
 * All presets change the same values, so that none leaves something of another one.
 * @param colors replace those of the preset
 */
export function changesOf(preset: Preset, colors?: Changes | null): Changes {
  const [, font, color, field, [name, small, radius, gap]] = preset;
  return {
    ...PAGE_DEFAULTS,
    [COLOR]: color,
    "--web-scheduler-field-background": field,
    ...colors,
    [FONT]: font,
    [`${BRANDING}.location_name_font_size`]: name,
    [`${BRANDING}.header_tagline_font_size`]: small,
    [`${BRANDING}.footer_contact_font_size`]: small,
    "--web-scheduler-radius": radius,
    "--web-scheduler-gap": gap,
  };
}

/** The colors of a brand's own, which presets keep; null if the draft has none, or those of a preset. */
export function ownColors(draft: PreviewState["draft"]): Changes | null {
  const color = draft.valueOf(COLOR);
  const isOwn = draft.isBranded.value && !PRESETS.some(([, , preset]) => preset === color);
  return isOwn ? colorChanges(color, String(draft.valueOf(ACCENT))) : null;
}

/** Makes a form so short that a small picture shows its title, a field and its button. */
export const SAMPLE: Changes = {
  [BRANDING_ENABLED]: true,
  [`${BRANDING}.header_tagline`]: "",
  [`${CONFIG}.screener_question.enabled`]: false,
  [`${CONFIG}.appointment_types_enabled`]: false,
  [`${CONFIG}.provider_selection_enabled`]: false,
  [`${CONFIG}.required_fields`]: mapFields((_spec, name) => name === "firstName"),
  [`${CONFIG}.optional_fields`]: mapFields(() => false),
};
