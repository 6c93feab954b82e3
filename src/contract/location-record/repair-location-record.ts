import { valueAt } from "../value-at.ts";
import { LenientLocationRecord, type LocationRecord } from "./location-record.ts";
import { type Precaution, precautionFor } from "./protective-keys.ts";
import { defaultAt } from "./record-defaults.ts";

/** An invalid value that was replaced with its default. */
export interface RecordProblem {
  /** Dotted, as in `web_scheduler_config.branding.font_color`. */
  path: string;
  /** The documented type, such as `boolean`. */
  expected: string;
  /** What the form does because the key protects patients; null if it does not. */
  precaution: Precaution | null;
}

/** The part of a zod issue that the repair needs. */
interface RecordIssue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly expected?: unknown;
  /** The type, if the value is out of range. */
  readonly origin?: unknown;
}

// Ten thousand invalid items of a list are one mistake, not ten thousand.
const MAX_PROBLEMS = 100;
const MAX_DEPTH = 4;

/**
 * Parses a record that is not as documented: each invalid value is replaced with its default, and
 * a hundred are listed, those of keys that protect patients first. The record is closed if one of
 * these requires it. Null if a value has no default: a record without `id` or `name` is unusable.
 */
export function repairLocationRecord(
  data: unknown,
): { record: LocationRecord; problems: RecordProblem[] } | null {
  const own = copy(data, MAX_DEPTH);
  const first = LenientLocationRecord.safeParse(own);
  if (first.success) return { record: first.data, problems: [] };
  const replaced = replaceInvalid(own, first.error.issues);
  if (!replaced) return null;
  const second = LenientLocationRecord.safeParse(own);
  if (!second.success) return null;
  const record = second.data;
  // A field is asked if its switch is there and unreadable; required only if that is the default.
  for (const { path } of first.error.issues) {
    const [, list, field] = path;
    if (!field || !String(list).endsWith("_fields") || valueAt(data, path) === undefined) continue;
    Reflect.set(record.web_scheduler_config.optional_fields, field, true);
  }
  const isScreenerOff = !record.web_scheduler_config.screener_question.enabled;
  const problems = replaced.map((problem) => ({
    ...problem,
    precaution: precautionFor(problem.path, isScreenerOff),
  }));
  if (problems.some(({ precaution }) => precaution === "closed")) {
    record.is_web_scheduler_enabled = false;
  }
  const protective = problems.filter(({ precaution }) => precaution);
  const others = problems.filter(({ precaution }) => !precaution);
  return { record, problems: [...protective, ...others].slice(0, MAX_PROBLEMS) };
}

export type RepairLocationRecord = typeof repairLocationRecord;

/** Replaces the values that have issues; null if one of them has no default. */
function replaceInvalid(
  data: unknown,
  issues: readonly RecordIssue[],
): Omit<RecordProblem, "precaution">[] | null {
  const replaced: Omit<RecordProblem, "precaution">[] = [];
  for (const { path, code, expected, origin } of issues) {
    const fallback = defaultAt(path);
    if (fallback === undefined) return null;
    setValueAt(data, path, fallback);
    replaced.push({ path: path.join("."), expected: String(expected ?? origin ?? code) });
  }
  return replaced;
}

/**
 * Copies only the depth that is repaired: recursion into deeper data could overflow the stack. Without
 * prototypes, because a page's scripts may have added any name to `Object.prototype`.
 */
function copy(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copy(item, depth - 1));
  const entries = Object.entries(value).map(([key, item]) => [key, copy(item, depth - 1)]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function setValueAt(target: unknown, path: readonly PropertyKey[], value: unknown): void {
  let parent = target as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<PropertyKey, unknown>;
  const last = path.at(-1);
  if (last !== undefined) parent[last] = value;
}
