import type { Branding } from "../../contract/location-record/location-record.ts";
import type { Changes } from "../draft/changes.ts";
import { BRANDING } from "../settings/settings.ts";

/** A problem with the draft. */
export interface Issue {
  /** Stable, in kebab-case. At most one issue has the same code and path. */
  code: string;
  /** With an error, patients see less than the designer set, or something different; with a warning, some may. */
  severity: "error" | "warning";
  /** One or two sentences in plain English, with the measured values. */
  message: string;
  /** The setting to show: its dotted path in the record. */
  path: string;
  /** What resolves the issue with one click. */
  fix?: { label: string; changes: Changes } | undefined;
}

export const brandingPath = (key: keyof Branding) => `${BRANDING}.${key}`;

/** An issue of a setting of the branding. */
export const brandingIssue = (
  severity: Issue["severity"],
  code: string,
  key: keyof Branding,
  message: string,
  fix?: Issue["fix"],
): Issue => ({ severity, code, path: brandingPath(key), message, fix });

/** A fix that sets a value of the branding. */
export const setBranding = (label: string, key: keyof Branding, value: string | number) => ({
  label,
  changes: { [brandingPath(key)]: value },
});
