import { merge } from "es-toolkit";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Changes } from "../../draft/changes.ts";
import { labelAt } from "../settings/find-setting.ts";
import { formatCount, formatPublished, formatValue } from "../settings/format.ts";
import { recordChanges } from "../settings/page-theme.ts";

/**
 * The changes of the record as a JSON Merge Patch (RFC 7396); null if there are none. No setting has the
 * value null, which would remove a key. The configuration is always there, even if it is empty, which
 * changes nothing: by its key, files of records are told from others.
 */
export function mergePatch(changes: Changes): object | null {
  const entries = Object.entries(recordChanges(changes));
  if (entries.length === 0) return null;
  const patches = entries.map(([path, value]) =>
    path.split(".").reduceRight((inner, key) => ({ [key]: inner }), value),
  );
  return [{ web_scheduler_config: {} }, ...patches].reduce<object>(
    (patch, next) => merge(patch, next as object),
    {},
  );
}

/** All changes as plain text, for a message to whoever makes them. */
export const changesText = (published: LocationRecord, changes: Changes): string =>
  [
    `${published.name} (${published.id}): ${formatCount(Object.keys(changes).length, "change")}\n`,
    ...Object.entries(changes).map(
      ([path, value]) =>
        `${labelAt(path)}\n- ${formatPublished(published, path)}\n+ ${formatValue(value)}\n`,
    ),
  ].join("\n");
