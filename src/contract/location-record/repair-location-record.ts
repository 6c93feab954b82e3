import { defaultAt } from "./record-defaults.ts";

/** A place in the record that was not as documented, and took its default. */
export interface RecordProblem {
  /** The keys that lead to the place, as in `web_scheduler_config.branding.font_color`. */
  path: string;
  /** The documented type, as in `boolean`. */
  expected: string;
}

/** A place that a parse found wrong, as zod tells it. */
export interface RecordIssue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly expected?: unknown;
  /** The type, where its value is out of range. */
  readonly origin?: unknown;
}

// A list of ten thousand wrong items is one mistake; nobody reads it ten thousand times.
const MOST_PROBLEMS = 100;
const DEEPEST_PATH = 4;

/**
 * Puts the documented default in each place that is wrong, and tells which they were (the
 * first hundred). Null when one of them has no default: without `id` or `name` there is no record.
 */
export function mendLocationRecord(
  data: unknown,
  issues: readonly RecordIssue[],
): { data: unknown; problems: RecordProblem[] } | null {
  const mended = copy(data, DEEPEST_PATH);
  const problems: RecordProblem[] = [];
  for (const { path, code, expected, origin } of issues) {
    const fallback = defaultAt(path);
    if (fallback === undefined) return null;
    put(mended, path, fallback);
    problems.push({ path: path.join("."), expected: String(expected ?? origin ?? code) });
  }
  return { data: mended, problems: problems.slice(0, MOST_PROBLEMS) };
}

export type MendLocationRecord = typeof mendLocationRecord;

/** As deep as anything is mended: what lies deeper may be too deep to walk. */
function copy(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copy(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, copy(item, depth - 1)]),
  );
}

function put(target: unknown, path: readonly PropertyKey[], value: unknown): void {
  let here = target as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) here = here[key] as Record<PropertyKey, unknown>;
  const last = path.at(-1);
  if (last !== undefined) here[last] = value;
}
