import { labelAt } from "../../settings/find-setting.ts";
import { MIN_TEXT_SIZE, type SizeKey, shownSize } from "./check-sizes.ts";
import type { LintContext, LintRule } from "./lint-context.ts";
import { brandingPath, type Fix, type LintIssue, setBranding } from "./lint-issue.ts";

/** The text width of a widget 320 px wide: without its padding and border (src/ui/css). */
const LINE_WIDTH = 278;

const SIZE_KEY_BY_PATH: Readonly<Record<string, SizeKey>> = {
  name: "location_name_font_size",
  [brandingPath("header_tagline")]: "header_tagline_font_size",
  [brandingPath("footer_address")]: "footer_contact_font_size",
  [brandingPath("footer_phone")]: "footer_contact_font_size",
};

/** Reports texts that did not fit in a narrow widget. */
export const checkOverflows: LintRule = (context) =>
  context.measurements.overflows
    .filter(({ excess }) => excess > 0)
    .map(({ path, excess }): LintIssue => {
      const fix = smallerSize(context, path, excess);
      const text = path === "name" ? "location name" : labelAt(path).toLowerCase();
      return {
        code: "text-overflows",
        severity: "warning",
        message: `The ${text} does not fit on a screen 320 px wide: a word is ${Math.ceil(excess)} px too wide and breaks in the middle.`,
        path,
        ...(fix && { fix }),
      };
    });

/** Sets the size at which the text fits, unless it would be too small to read. */
function smallerSize({ branding, brand }: LintContext, path: string, excess: number): Fix | null {
  const key = Object.hasOwn(SIZE_KEY_BY_PATH, path) ? SIZE_KEY_BY_PATH[path] : undefined;
  const shown = key && branding.branding_enabled ? shownSize(brand, key) : null;
  if (!key || shown === null) return null;
  const size = Math.floor((shown * LINE_WIDTH) / (LINE_WIDTH + excess));
  return size >= MIN_TEXT_SIZE ? setBranding(`Use ${size} px`, { [key]: size }) : null;
}
