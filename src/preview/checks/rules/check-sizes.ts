import type { Brand } from "../../../branding/brand.ts";
import { labelAt } from "../../settings/settings.ts";
import {
  brandingIssue,
  brandingLabel,
  brandingPath,
  type LintContext,
  type LintIssue,
  type LintRule,
  setBranding,
} from "./lint-context.ts";

/** Font size in CSS pixels; smaller text is hard to read for many people. */
const MIN_TEXT_SIZE = 12;
/** The text width of a widget 320 px wide: without its padding and border (src/ui/css). */
const LINE_WIDTH = 278;

/** A height or font size as the widget shows it, in CSS pixels; null if it is not shown. */
const SHOWN_SIZES = {
  header_logo_height: ({ header }: Brand) => header.logo?.height ?? null,
  location_name_font_size: ({ header }: Brand) => header.name?.size ?? null,
  header_tagline_font_size: ({ header }: Brand) => header.tagline?.size ?? null,
  footer_logo_height: ({ footer }: Brand) => footer.logo?.height ?? null,
  footer_contact_font_size: ({ footer }: Brand) =>
    footer.phone || footer.address ? footer.size : null,
} as const;

type SizeKey = keyof typeof SHOWN_SIZES;

/** Reports heights and font sizes that the widget clamps, and text that is too small. */
export const checkSizes: LintRule = ({ branding, brand }) =>
  (Object.keys(SHOWN_SIZES) as SizeKey[]).flatMap((key): LintIssue[] => {
    const size = branding[key];
    const shown = SHOWN_SIZES[key](brand);
    const isSmall = key.endsWith("_font_size") && (shown ?? MIN_TEXT_SIZE) < MIN_TEXT_SIZE;
    if (shown === null || (shown === size && !isSmall)) return [];
    const better = isSmall ? MIN_TEXT_SIZE : shown;
    const message = [
      `The ${brandingLabel(key)} is ${size} px`,
      shown === size ? "." : `; the widget shows ${shown} px instead.`,
      isSmall ? ` Text below ${MIN_TEXT_SIZE} px is hard to read.` : "",
    ].join("");
    const code = shown === size ? "text-too-small" : "out-of-range";
    const fix = setBranding(`Use ${better} px`, { [key]: better });
    return [brandingIssue("warning", code, key, message, fix)];
  });

const SIZE_KEY_BY_PATH = new Map<string, SizeKey>([
  ["name", "location_name_font_size"],
  [brandingPath("header_tagline"), "header_tagline_font_size"],
  [brandingPath("footer_address"), "footer_contact_font_size"],
  [brandingPath("footer_phone"), "footer_contact_font_size"],
]);

/** Reports texts that did not fit in a narrow widget. */
export const checkOverflows: LintRule = (context) =>
  context.measurements.overflows
    .filter(({ excess }) => excess > 0)
    .map(({ path, excess }) => {
      const text = path === "name" ? "location name" : labelAt(path).toLowerCase();
      const message = `The ${text} does not fit on a screen 320 px wide: a word is ${Math.ceil(excess)} px too wide and breaks in the middle.`;
      const fix = smallerSize(context, path, excess);
      return { code: "text-overflows", severity: "warning", message, path, fix };
    });

/** Sets the size at which the text fits, unless it would be too small to read. */
function smallerSize({ branding, brand }: LintContext, path: string, excess: number) {
  const key = SIZE_KEY_BY_PATH.get(path);
  const shown = key && branding.branding_enabled ? SHOWN_SIZES[key](brand) : null;
  if (!key || shown === null) return undefined;
  const size = Math.floor((shown * LINE_WIDTH) / (LINE_WIDTH + excess));
  return size >= MIN_TEXT_SIZE ? setBranding(`Use ${size} px`, { [key]: size }) : undefined;
}
