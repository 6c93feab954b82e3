import { defaultAt } from "../../../contract/location-record/record-defaults.ts";
import { BRANDING_KEYS, SETTING_NAMES } from "../../settings/setting-names.ts";
import type { Check } from "./lint-context.ts";
import { brandingPath, setBranding } from "./lint-issue.ts";

const MOST_NAMED = 3;

/** Branding that was worked on while it is switched off. */
export const checkSwitch: Check = ({ branding }) => {
  const set = BRANDING_KEYS.filter(
    // Every record has a font list, and the contract does not say which is the ordinary one.
    (key) => key !== "branding_enabled" && key !== "font_style" && !isDefault(key, branding[key]),
  );
  if (branding.branding_enabled || set.length === 0) return [];
  const named = set.slice(0, MOST_NAMED).map((key) => SETTING_NAMES[key]);
  const more = set.length > MOST_NAMED ? ` and ${set.length - MOST_NAMED} more` : "";
  return [
    {
      code: "branding-off",
      severity: "note",
      sentence: `Branding is switched off, so nothing of it is shown: ${named.join(", ")}${more}.`,
      path: brandingPath("branding_enabled"),
      repair: setBranding("Switch it on", { branding_enabled: true }),
    },
  ];
};

function isDefault(key: string, value: unknown): boolean {
  const usual = defaultAt(["web_scheduler_config", "branding", key]);
  return String(value).trim() === String(usual);
}
