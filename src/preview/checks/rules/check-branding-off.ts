import type { Branding } from "../../../contract/location-record/branding.ts";
import { defaultAt } from "../../../contract/location-record/record-defaults.ts";
import type { LintRule } from "./lint-context.ts";
import { brandingLabel, brandingPath, setBranding } from "./lint-issue.ts";

const MAX_LISTED = 3;

// `font_style` is set in every record, and the contract does not name its default.
const IGNORED: readonly string[] = ["branding_enabled", "font_style"];

/** Reports branding that was set although it is off. */
export const checkBrandingOff: LintRule = ({ branding }) => {
  if (branding.branding_enabled) return [];
  const changed = (Object.keys(branding) as (keyof Branding)[]).filter(
    (key) => !IGNORED.includes(key) && !isDefault(key, branding[key]),
  );
  if (changed.length === 0) return [];
  const listed = changed.slice(0, MAX_LISTED).map(brandingLabel);
  const more = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : "";
  return [
    {
      code: "branding-off",
      severity: "note",
      message: `Branding is off, so these settings have no effect: ${listed.join(", ")}${more}.`,
      path: brandingPath("branding_enabled"),
      fix: setBranding("Turn it on", { branding_enabled: true }),
    },
  ];
};

function isDefault(key: string, value: unknown): boolean {
  const defaultValue = defaultAt(["web_scheduler_config", "branding", key]);
  return String(value).trim() === String(defaultValue);
}
