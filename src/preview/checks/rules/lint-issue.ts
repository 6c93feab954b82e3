import type { Branding } from "../../../contract/location-record/branding.ts";
import type { Changes } from "../../../draft/changes.ts";
import { labelAt } from "../../settings/find-setting.ts";

/** Changes that resolve an issue with one click. */
export interface Fix {
  label: string;
  changes: Changes;
}

/**
 * A problem with the draft. An `error` means that patients see less than the designer set, or
 * something different; a `warning`, that some patients may; a `note` needs no action.
 */
export interface LintIssue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  severity: "error" | "warning" | "note";
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting to show: its dotted path in the record. */
  path: string;
  fix?: Fix;
}

export const brandingPath = (key: keyof Branding) => `web_scheduler_config.branding.${key}`;

/** A setting's label within a sentence: `header logo height`. */
export const brandingLabel = (key: keyof Branding) => labelAt(brandingPath(key)).toLowerCase();

/** A fix that sets values of the branding. */
export const setBranding = (label: string, values: Partial<Branding>): Fix => ({
  label,
  changes: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [brandingPath(key as keyof Branding), value]),
  ),
});
