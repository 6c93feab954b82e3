import { LocationRecord } from "../../contract/location-record/location-record.ts";
import { showValue } from "../report/format-value.ts";
import { type Finding, held, keyOf, type Rule, type Verdict, withRecord } from "./rule.ts";

/** One table of the contract: the object that it describes, as a path from the record. */
interface Table {
  id: string;
  section: string;
  /** Paths that belong to this table; of several tables the longest path wins. */
  paths: readonly string[];
}

const CONFIG = "web_scheduler_config";
const TABLES: readonly Table[] = [
  { id: "record", section: "Location record", paths: [""] },
  { id: "agent", section: "agent", paths: ["agent"] },
  { id: "config", section: CONFIG, paths: [CONFIG] },
  {
    id: "field-switches",
    section: `${CONFIG}, required_fields and optional_fields`,
    paths: [`${CONFIG}.required_fields`, `${CONFIG}.optional_fields`],
  },
  { id: "screener", section: "screener_question", paths: [`${CONFIG}.screener_question`] },
  {
    id: "appointment-types",
    section: "appointment-type object",
    paths: [`${CONFIG}.appointment_types`],
  },
  { id: "branding", section: "branding", paths: [`${CONFIG}.branding`] },
  { id: "practice-details", section: "practice_details", paths: ["practice_details"] },
  { id: "scheduler-config", section: "scheduler_config", paths: ["scheduler_config"] },
];

// What a key holds, in words, where that is more than one type.
const FORMATS: Record<string, string> = {
  chatbot_greeting_message: "a string or null",
  id: "a UUID",
  location_id: "a UUID",
  organization_id: "a UUID",
  name: "a name",
  phone_number: "a plus sign and digits",
  time_zone: "an IANA time zone, <Area>/<City>",
  font_color: "a colour #RRGGBB",
};

const TYPES: Record<string, string> = {
  int: "an integer",
  number: "an integer",
  array: "a list",
  object: "an object",
  record: "an object",
};

// A list of ten thousand wrong items is one mistake.
const MOST_FINDINGS = 20;

/** What the contract says of the record, one rule for each of its tables. */
export const RECORD_RULES: readonly Rule[] = TABLES.map((table) => ({
  id: `record-${table.id}`.replace("record-record", "record"),
  kind: "documented",
  source: table.section,
  says:
    table.id === "record"
      ? "Every key of the record is there, with its type and format."
      : `Every key of ${table.paths.join(" and ")} is there, with its type.`,
  judge: (evidence) => withRecord(evidence, (data) => judgeTable(table, data)),
}));

function judgeTable(table: Table, data: object): Verdict {
  const findings = findingsIn(data).get(table);
  return findings ? { outcome: "broken", findings } : held("as documented");
}

const readings = new WeakMap<object, Map<Table | undefined, Finding[]>>();

// Nine rules look at the same record.
function findingsIn(data: object) {
  const known = readings.get(data);
  if (known) return known;
  const byTable = new Map<Table | undefined, Finding[]>();
  for (const { path, found } of [...issuesOf(data), ...zoneIssue(data)]) {
    const table = tableOf(path);
    const findings = byTable.get(table) ?? [];
    if (findings.length < MOST_FINDINGS) byTable.set(table, [...findings, found]);
  }
  readings.set(data, byTable);
  return byTable;
}

function issuesOf(data: object) {
  const { error } = LocationRecord.safeParse(data);
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.join(".");
    const seen = issue.path.reduce<unknown>(keyOf, data);
    const key = String(issue.path.at(-1));
    const type = issue.code === "invalid_type" ? issue.expected : "value of the documented form";
    const expected = FORMATS[key] ?? TYPES[type] ?? `a ${type}`;
    return { path, found: { where: `data.${path}`, expected, seen: showValue(seen) } };
  });
}

/** A time zone of the documented form that nobody has ever heard of. */
function zoneIssue(data: object) {
  const zone = keyOf(data, "time_zone");
  if (typeof zone !== "string" || !zone.includes("/")) return [];
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return [];
  } catch {
    const found = {
      where: "data.time_zone",
      expected: FORMATS.time_zone ?? "",
      seen: showValue(zone),
    };
    return [{ path: "time_zone", found }];
  }
}

/** The table of a place: a wrong object belongs to the table that has it as a key. */
function tableOf(path: string): Table | undefined {
  const within = (start: string) => start === "" || path.startsWith(`${start}.`);
  return TABLES.flatMap((table) => table.paths.filter(within).map((start) => ({ table, start })))
    .sort((a, b) => a.start.length - b.start.length)
    .at(-1)?.table;
}
