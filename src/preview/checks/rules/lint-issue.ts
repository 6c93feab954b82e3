import type { Branding } from "../../../contract/location-record/branding.ts";
import type { Changes } from "../../../draft/changes.ts";
import { BRANDING } from "../../settings/branding-groups.ts";
import { labelAt } from "../../settings/find-setting.ts";

/** Changes that resolve an issue with one click. */
export interface Fix {
  label: string;
  changes: Changes;
}

/**
 * An `error` means that patients see less than the designer set, or something different; a
 * `warning`, that some patients may; a `note` needs no action.
 */
export type Severity = "error" | "warning" | "note";

/** A problem with the draft. */
export interface LintIssue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  severity: Severity;
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting to show: its dotted path in the record. */
  path: string;
  fix?: Fix | undefined;
}

/** An issue of a setting of the branding. */
export const brandingIssue = (
  severity: Severity,
  code: string,
  key: keyof Branding,
  message: string,
  fix?: Fix | undefined,
): LintIssue => ({ severity, code, path: brandingPath(key), message, fix });

export const brandingPath = (key: keyof Branding) => `${BRANDING}.${key}`;

/** A setting's label within a sentence: `header logo height`. */
export const brandingLabel = (key: keyof Branding) => labelAt(brandingPath(key)).toLowerCase();

/** A fix that sets values of the branding. */
export const setBranding = (label: string, values: Partial<Branding>): Fix => ({
  label,
  changes: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [brandingPath(key as keyof Branding), value]),
  ),
});
