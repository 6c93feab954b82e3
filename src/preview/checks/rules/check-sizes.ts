import { SETTING_NAMES } from "../../settings/setting-names.ts";
import type { Check } from "./lint-context.ts";
import { brandingPath, type Finding, setBranding } from "./lint-issue.ts";
import { LEAST_TEXT, SIZE_KEYS, shownSize } from "./shown-sizes.ts";

/** Heights and font sizes: what the widget does not show as asked, and what is hard to read. */
export const checkSizes: Check = ({ branding, brand }) =>
  SIZE_KEYS.flatMap((key): Finding[] => {
    const asked = branding[key];
    const shown = shownSize(brand, key);
    if (shown === null) return [];
    const isSmall = key.endsWith("_font_size") && shown < LEAST_TEXT;
    const better = isSmall ? LEAST_TEXT : shown;
    const small = isSmall ? ` Text below ${LEAST_TEXT} px is hard to read.` : "";
    const named = `The ${SETTING_NAMES[key]} is ${asked} px`;
    const rest = {
      severity: "warns",
      path: brandingPath(key),
      repair: setBranding(`Use ${better} px`, { [key]: better }),
    } as const;
    if (shown !== asked) {
      const sentence = `${named}; the widget shows ${shown} px instead.${small}`;
      return [{ code: "out-of-range", sentence, ...rest }];
    }
    return isSmall ? [{ code: "type-too-small", sentence: `${named}.${small}`, ...rest }] : [];
  });
