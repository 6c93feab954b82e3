import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type Changes, valueAt } from "../../draft/changes.ts";
import { KNOWN_PATHS } from "../settings/find-setting.ts";
import { isSame } from "./is-same.ts";
import { publishedOf } from "./load-published.ts";

/** What the record that the development server keeps says otherwise than the example. */
export async function savedChanges(site: string, example: LocationRecord): Promise<Changes> {
  const saved = await publishedOf({ locationId: example.id, baseUrl: site }, site);
  if ("problem" in saved) return {};
  const all = [...KNOWN_PATHS].map((path) => [path, valueAt(saved.record, path)] as const);
  return Object.fromEntries(all.filter(([path, value]) => !isSame(value, valueAt(example, path))));
}
