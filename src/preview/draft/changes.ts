import { isPlainObject } from "es-toolkit";
import { valueAt as valueAtPath } from "../../contract/value-at.ts";

/** How a draft differs from the published record: values by dotted path, or by custom property. */
export type Changes = Readonly<Record<string, unknown>>;

/** The value at a dotted path, such as `web_scheduler_config.branding.font_color`. */
export const valueAt = (record: unknown, path: string) => valueAtPath(record, path.split("."));

/** The record with the changes; unchanged parts are shared with the original. */
export function withChanges<Value>(record: Value, changes: Changes): Value {
  let changed: unknown = record;
  for (const [path, value] of Object.entries(changes)) {
    if (valueAt(record, path) !== undefined) changed = replaceAt(changed, path.split("."), value);
  }
  return changed as Value;
}

function replaceAt(tree: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  if (!isPlainObject(tree)) return tree;
  return { ...tree, [key]: rest.length > 0 ? replaceAt(tree[key], rest, value) : value };
}
