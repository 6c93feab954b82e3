import { BRANDING_KEYS, SETTING_NAMES } from "../../settings/setting-names.ts";
import type { Check, Draft } from "./lint-context.ts";
import { brandingPath, type Finding, type Repair, setBranding } from "./lint-issue.ts";
import { LEAST_TEXT, SIZE_KEYS, type SizeKey, shownSize } from "./shown-sizes.ts";

/** CSS pixels of a line in a widget 320 px wide: less its padding and border (ui/css/widget.css). */
const LINE = 278;

const SIZED_BY: Readonly<Record<string, SizeKey>> = {
  ...Object.fromEntries(SIZE_KEYS.map((key) => [brandingPath(key), key])),
  name: "location_name_font_size",
  streetAddress: "footer_contact_font_size",
  city: "footer_contact_font_size",
  phone_number: "footer_contact_font_size",
  [brandingPath("header_tagline")]: "header_tagline_font_size",
  [brandingPath("footer_address")]: "footer_contact_font_size",
  [brandingPath("footer_phone")]: "footer_contact_font_size",
};

/** Texts that did not fit when the page drew them on a narrow phone. */
export const checkOverflows: Check = (draft) =>
  draft.measures.overflows
    .filter(({ by }) => by > 0)
    .map(({ path, by }): Finding => {
      const repair = smaller(draft, path, by);
      return {
        code: "text-overflows",
        severity: "warns",
        sentence: `${settingAt(path)} does not fit on a phone of 320 px: a word is ${Math.ceil(by)} px too wide and breaks in the middle.`,
        path,
        ...(repair && { repair }),
      };
    });

/** The size at which it fits, where that can still be read. */
function smaller({ branding, brand }: Draft, path: string, by: number): Repair | null {
  const key = Object.hasOwn(SIZED_BY, path) ? SIZED_BY[path] : undefined;
  const shown = key && branding.branding_enabled ? shownSize(brand, key) : null;
  if (!key || shown === null) return null;
  const fits = Math.floor((shown * LINE) / (LINE + by));
  return fits >= LEAST_TEXT ? setBranding(`Use ${fits} px`, { [key]: fits }) : null;
}

function settingAt(path: string): string {
  if (path === "name") return "The location's name";
  const key = BRANDING_KEYS.find((one) => brandingPath(one) === path);
  return key ? `The ${SETTING_NAMES[key]}` : `The text of ${path}`;
}
