import { isReadable } from "../text.ts";
import { normalizeLocationId } from "./location-id.ts";
import type { LocationRecord } from "./location-record.ts";
import { RECORD_SHAPE } from "./record-shape.ts";
import { readShape } from "./shape.ts";

/** If the key is unreadable: the form is `closed`, the question `asked`, the patient `stopped`, the text `omitted`. */
export type Precaution = "closed" | "asked" | "stopped" | "omitted";

const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;
const QUESTION = `${SCREENER}.question`;
/**
 * The keys of the record that protect patients. The contract documents each as always present, so one
 * that is missing or has the wrong type never means that there is nothing to protect them from.
 */
const PRECAUTIONS: Readonly<Record<string, Precaution>> = {
  is_web_scheduler_enabled: "closed",
  // Without one of these, nobody knows whether there is a question.
  [CONFIG]: "closed",
  [SCREENER]: "closed",
  [QUESTION]: "closed",
  [`${SCREENER}.enabled`]: "asked",
  [`${SCREENER}.if_yes`]: "stopped",
  [`${SCREENER}.if_yes.action`]: "stopped",
  [`${SCREENER}.if_yes.message`]: "omitted",
  [`${SCREENER}.if_no`]: "stopped",
  [`${SCREENER}.if_no.action`]: "stopped",
  [`${SCREENER}.if_no.message`]: "omitted",
};

/** Null if the key protects nobody. `isScreenerOff`: whether `enabled` of the screener is exactly `false`. */
export const precautionFor = (path: string, isScreenerOff: boolean): Precaution | null =>
  isScreenerOff && path.startsWith(`${SCREENER}.`) ? null : (PRECAUTIONS[path] ?? null);

/** The `data` of a response with `success: true`, else null. The form needs no other key of the envelope. */
export function envelopeData(body: unknown): object | null {
  const { success, data } = (body ?? {}) as { success?: unknown; data?: unknown };
  return success === true && typeof data === "object" ? data : null;
}

export interface RecordProblem {
  /** Dotted, as in `web_scheduler_config.branding.font_color`. */
  path: string;
  expected: string;
  /** What the form does because the key protects patients; null if it does not. */
  precaution: Precaution | null;
}

type RecordReading =
  | { ok: true; record: LocationRecord; problems: RecordProblem[] }
  | { ok: false; reason: "unreadable" | "wrong-location" };

// Ten thousand invalid items of a list are one mistake, not ten thousand.
const MAX_PROBLEMS = 100;
/** Without one of these, the record is unusable. */
const REQUIRED: readonly string[] = ["", "id", "name"];
const UNREADABLE = { ok: false, reason: "unreadable" } as const;
const FIELD_SWITCH = /^web_scheduler_config\.\w+_fields\.(\w+)$/;

/**
 * Reads the `data` for the requested location; never throws. Needs a valid `id`, which is normalized, and `name`. Other
 * missing or invalid keys get their documented defaults, which may close the form; `problems` lists a hundred of them,
 * those that protect patients first. Unknown keys are dropped. Another location's record is rejected, because a patient
 * must never book with another practice.
 */
export function readLocationRecord(data: unknown, requestedId: string): RecordReading {
  try {
    return read(data, requestedId);
  } catch {
    // The page may have replaced native functions that this needs.
    return UNREADABLE;
  }
}

function read(data: unknown, requestedId: string): RecordReading {
  const replaced: Omit<RecordProblem, "precaution">[] = [];
  const unreadableFields: string[] = [];
  const record = readShape(RECORD_SHAPE, data, (path, expected, found) => {
    replaced.push({ path, expected });
    const field = FIELD_SWITCH.exec(path)?.[1];
    if (field && found !== undefined) unreadableFields.push(field);
  });
  if (replaced.some(({ path }) => REQUIRED.includes(path))) return UNREADABLE;
  const id = normalizeLocationId(record.id);
  if (id === null || id !== normalizeLocationId(requestedId)) {
    return { ok: false, reason: "wrong-location" };
  }
  const { optional_fields, screener_question } = record.web_scheduler_config;
  const { enabled, question, if_yes, if_no } = screener_question;
  // A field is asked if its switch is there and unreadable; required only if that is the default.
  for (const field of unreadableFields) Reflect.set(optional_fields, field, true);
  // A question without a text is none only if it would protect nobody; otherwise its text was lost.
  const isHarmless = `${if_yes.action} ${if_no.action}` === "allow allow";
  const isClosedBy = ({ path }: { path: string }) => PRECAUTIONS[path] === "closed";
  if (enabled && !isReadable(question) && !isHarmless && !replaced.some(isClosedBy)) {
    replaced.push({ path: QUESTION, expected: "a question" });
  }
  const problems = replaced.map((problem) => ({
    ...problem,
    precaution: precautionFor(problem.path, !enabled),
  }));
  const isClosed = problems.some(({ precaution }) => precaution === "closed");
  problems.sort((a, b) => Number(!a.precaution) - Number(!b.precaution));
  return {
    ok: true,
    record: { ...record, id, ...(isClosed && { is_web_scheduler_enabled: false }) },
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}
