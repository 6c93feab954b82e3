import { isEqual, pickBy, union } from "es-toolkit";
import type { Changes } from "../../draft/changes.ts";

/** The paths at which two drafts differ. */
export const differingPaths = (one: Changes, other: Changes): string[] =>
  union(Object.keys(one), Object.keys(other)).filter((path) => !isEqual(one[path], other[path]));

/** Their changes, with those on top that were made here since both had the same `base`. */
export function combineChanges(base: Changes, mine: Changes, theirs: Changes): Changes {
  const own = differingPaths(base, mine).map((path) => [path, mine[path]]);
  // A change that was reset here is undefined.
  return pickBy({ ...theirs, ...Object.fromEntries(own) }, (value) => value !== undefined);
}
