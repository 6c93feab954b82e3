import { valueAt } from "../../draft/changes.ts";
import { labelAt } from "../settings/find-setting.ts";
import type { Work } from "../state/draft-state.ts";

/** One setting that the draft has otherwise than the published record. */
export interface Difference {
  path: string;
  label: string;
  before: string;
  now: string;
}

/** Everything that the draft changes, in words. */
export const differences = ({ published, changes }: Work): Difference[] =>
  Object.entries(changes).map(([path, value]) => ({
    path,
    label: labelAt(path),
    before: said(valueAt(published, path)),
    now: said(value),
  }));

const LONGEST = 200;

function said(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "string" && value.startsWith("data:")) {
    // Base64 has four characters for three bytes.
    const bytes = (value.length - value.indexOf(",") - 1) * 0.75;
    return `a picture of ${(bytes / 1000).toFixed(1)} kB in this draft`;
  }
  const text = typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
  if (text === "") return "empty";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
