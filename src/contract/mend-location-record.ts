import type { RecordProblem } from "./read-location-record.ts";
import { defaultAt } from "./record-defaults.ts";

/** A place that a parse found wrong, as zod tells it. */
export interface RecordIssue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly expected?: unknown;
}

/**
 * Puts the documented default in each place that is wrong, and tells which they were. Null when
 * one of them has no default: without `id` or `name` there is no record.
 */
export function mendLocationRecord(
  data: unknown,
  issues: readonly RecordIssue[],
): { data: unknown; problems: RecordProblem[] } | null {
  const mended: unknown = JSON.parse(JSON.stringify(data ?? null));
  const problems: RecordProblem[] = [];
  for (const { path, code, expected } of issues) {
    const fallback = defaultAt(path);
    if (fallback === undefined) return null;
    put(mended, path, fallback);
    problems.push({ path: path.join("."), expected: String(expected ?? code) });
  }
  return { data: mended, problems };
}

export type MendLocationRecord = typeof mendLocationRecord;

function put(target: unknown, path: readonly PropertyKey[], value: unknown): void {
  let here = target as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) here = here[key] as Record<PropertyKey, unknown>;
  const last = path.at(-1);
  if (last !== undefined) here[last] = value;
}
