import type { Branding } from "../../../contract/location-record/branding.ts";
import type { Changes } from "../../../draft/changes.ts";

/** One click that mends what was found. */
export interface Repair {
  label: string;
  changes: Changes;
}

/**
 * Something about the draft that its designer should know. It `fails` where a patient gets less,
 * or another brand, than was asked for; it `warns` where some patients may; a `note` asks for
 * nothing.
 */
export interface Finding {
  /** Stable, in kebab-case; with `path` it names the finding. */
  code: string;
  severity: "fails" | "warns" | "note";
  /** What is wrong, in plain English, with its figures. */
  sentence: string;
  /** The setting to click to: its dotted path from the record's root. */
  path: string;
  repair?: Repair;
}

export const brandingPath = (key: keyof Branding) => `web_scheduler_config.branding.${key}`;

/** A repair that gives these settings of the branding new values. */
export const setBranding = (label: string, values: Partial<Branding>): Repair => ({
  label,
  changes: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [brandingPath(key as keyof Branding), value]),
  ),
});
