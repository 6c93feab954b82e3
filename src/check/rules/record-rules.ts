import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "../../server/records/describe-value.ts";
import { describeIssues, expectedFormat } from "../../server/records/record-issues.ts";
import { type Finding, pass, type RuleDefinition, withRecord } from "./rule.ts";

/** A section of the documentation that describes one object of the record. */
interface Section {
  id: string;
  /** The name of its schema in `openapi.json`. */
  schema: string;
  /** The paths of the object in the record; an issue belongs to the longest matching path. */
  paths: readonly string[];
}

const CONFIG = "web_scheduler_config";
const SECTIONS: readonly Section[] = [
  { id: "record", schema: "LocationRecord", paths: [""] },
  { id: "record-agent", schema: "Agent", paths: ["agent"] },
  { id: "record-config", schema: "WebSchedulerConfig", paths: [CONFIG] },
  {
    id: "record-field-switches",
    schema: "FieldSwitches",
    paths: [`${CONFIG}.required_fields`, `${CONFIG}.optional_fields`],
  },
  { id: "record-screener", schema: "ScreenerQuestion", paths: [`${CONFIG}.screener_question`] },
  {
    id: "record-appointment-types",
    schema: "AppointmentType",
    paths: [`${CONFIG}.appointment_types`],
  },
  { id: "record-branding", schema: "Branding", paths: [`${CONFIG}.branding`] },
  { id: "record-practice-details", schema: "PracticeDetails", paths: ["practice_details"] },
  { id: "record-scheduler-config", schema: "SchedulerConfig", paths: ["scheduler_config"] },
];

// An array with thousands of wrong items needs no more.
const MAX_FINDINGS = 20;

/** What the service documents about the record: one rule for each section. */
export const RECORD_RULES: readonly RuleDefinition[] = SECTIONS.map((section) => ({
  id: section.id,
  source: `openapi.json, ${section.schema}`,
  description: `Every key of ${section.paths.join(" and ") || "the record"} has the documented type and format.`,
  evaluate: (responses) =>
    withRecord(responses, (data) => {
      const findings = findingsBySection(data).get(section);
      return findings ? { outcome: "fail", findings } : pass("as documented");
    }),
}));

const cache = new WeakMap<object, Map<Section | undefined, Finding[]>>();

/** Memoized: every section evaluates the same record. */
function findingsBySection(data: object) {
  const cached = cache.get(data);
  if (cached) return cached;
  const bySection = new Map<Section | undefined, Finding[]>();
  const issues = describeIssues(data, [...recordIssues(data)]);
  for (const { path, ...rest } of [...issues, ...timeZoneIssues(data)]) {
    const section = sectionOf(path);
    const findings = bySection.get(section) ?? [];
    if (findings.length < MAX_FINDINGS) findings.push({ where: `data.${path}`, ...rest });
    bySection.set(section, findings);
  }
  cache.set(data, bySection);
  return bySection;
}

const TYPES = [CONFIG, "appointment_types"];
const AppointmentType = LocationRecord.shape[CONFIG].shape.appointment_types.def.element;

/**
 * What the schema rejects. Appointment types are validated one by one, until there are enough
 * findings: zod overflows the stack when it merges more than about 100,000 issues.
 */
function* recordIssues(data: object) {
  const types = valueAt(data, TYPES);
  if (!Array.isArray(types)) {
    yield* LocationRecord.safeParse(data).error?.issues ?? [];
    return;
  }
  const config = { ...(valueAt(data, [CONFIG]) as object), appointment_types: [] };
  yield* LocationRecord.safeParse({ ...data, [CONFIG]: config }).error?.issues ?? [];
  let count = 0;
  for (const [index, type] of types.entries()) {
    const issues = AppointmentType.safeParse(type).error?.issues ?? [];
    for (const issue of issues) yield { ...issue, path: [...TYPES, index, ...issue.path] };
    count += issues.length;
    if (count >= MAX_FINDINGS) return;
  }
}

/** The schema accepts every `<Area>/<City>`; this finds time zones that do not exist. */
function timeZoneIssues(data: object) {
  const zone = valueAt(data, ["time_zone"]);
  if (typeof zone !== "string" || !zone.includes("/")) return [];
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return [];
  } catch {
    const expected = expectedFormat("time_zone");
    return [{ path: "time_zone", expected, found: describeValue(zone) }];
  }
}

/** The section with the longest matching path; an object itself belongs to its parent's section. */
function sectionOf(path: string): Section | undefined {
  const contains = (start: string) => start === "" || path.startsWith(`${start}.`);
  return SECTIONS.flatMap((section) =>
    section.paths.filter(contains).map((start) => ({ section, start })),
  )
    .sort((a, b) => a.start.length - b.start.length)
    .at(-1)?.section;
}
