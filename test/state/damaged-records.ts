import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { repairLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { valueAt } from "../../src/contract/value-at.ts";
import { deleteAt, ID, type Path, rawRecord, setAt } from "../contract/record-fixture.ts";
import { loadedScheduler } from "./scheduler-fixture.ts";

const CONFIG = ["web_scheduler_config"];
const SCREENER = [...CONFIG, "screener_question"];

/** The keys that protect patients, and those that contain them, written independently of `src`. */
export const PROTECTIVE_PATHS: readonly Path[] = [
  ["is_web_scheduler_enabled"],
  CONFIG,
  SCREENER,
  ...["enabled", "question", "if_yes", "if_no"].map((key) => [...SCREENER, key]),
  ...["if_yes", "if_no"].flatMap((key) => [
    [...SCREENER, key, "action"],
    [...SCREENER, key, "message"],
  ]),
];

const OTHERS = [null, true, false, 0, 1, -1.5, "", " ", "true", "false", "null", "allow", [], {}];

/** Everything that JSON can have instead of a value. */
export const wrongValues = (value: unknown): unknown[] => [
  ...OTHERS,
  JSON.stringify(value),
  JSON.stringify(JSON.stringify(value)),
  [value],
  [[value]],
  { value },
  { en: value },
];

/** Every wrong spelling of a key. */
export const wrongKeys = (key: string): string[] => {
  const camel = key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const title = key.charAt(0).toUpperCase() + key.slice(1);
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const spellings = [key.toUpperCase(), title, camel, pascal, key.replaceAll("_", "-"), `${key} `];
  return spellings.filter((spelling) => spelling !== key);
};

/** One change of a record, which does nothing if an earlier one has removed its key. */
export type Damage = (record: unknown) => void;

/** Every change of one key: missing, another value, another spelling, or in the object around it. */
export const damagesOf = (path: Path): [label: string, damage: Damage][] => {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const at = (change: (value: unknown, record: unknown) => void) => (record: unknown) => {
    const value = valueAt(record, path);
    if (value !== undefined) change(value, record);
  };
  const moved = (target: Path) =>
    at((value, record) => {
      deleteAt(record, path);
      if (typeof valueAt(record, target.slice(0, -1)) === "object") setAt(record, target, value);
    });
  const original = valueAt(rawRecord(), path);
  return [
    ["is missing", at((_, record) => void deleteAt(record, path))],
    ...wrongValues(original).map((wrong): [string, Damage] => [
      `is ${JSON.stringify(wrong).slice(0, 40)}`,
      at((_, record) => void setAt(record, path, wrong)),
    ]),
    ...wrongKeys(key).map((wrong): [string, Damage] => [
      `is called “${wrong}”`,
      moved([...parent, wrong]),
    ]),
    ["is one level deeper", at((value, record) => void setAt(record, path, { [key]: value }))],
    ["is in the record itself", moved([key])],
  ];
};

/** Whether a record says, as documented, that there is no question: the only reasons not to ask it. */
export function hasNoQuestion(record: unknown): boolean {
  const question = valueAt(record, [...SCREENER, "question"]);
  const isBlank = typeof question === "string" && !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(question);
  return isBlank || valueAt(record, [...SCREENER, "enabled"]) === false;
}

/** What a patient gets with a record that contains these changes. */
export async function formWith(damages: readonly Damage[]) {
  const changed = rawRecord();
  for (const damage of damages) damage(changed);
  const record: unknown = JSON.parse(JSON.stringify(changed));
  const reading = await readLocationRecord(record, ID, async () => repairLocationRecord);
  if (!reading.ok) throw new Error(reading.reason);
  const { scheduler, form } = await loadedScheduler({ deps: { load: async () => reading } });
  const screen = scheduler.phase.value.name;
  const isOpen = valueAt(record, ["is_web_scheduler_enabled"]) === true;
  const question = scheduler.plan.value?.screener?.question;
  const problems: string[] = [];
  if (screen !== "closed" && !isOpen) problems.push("a closed form is open");
  if (screen === "details" && !hasNoQuestion(record)) problems.push("the question is not asked");
  if (screen === "screener" && question !== valueAt(record, [...SCREENER, "question"])) {
    problems.push("another question is asked");
  }
  for (const answer of screen === "screener" ? (["yes", "no"] as const) : []) {
    form.setAnswer("screener", answer);
    scheduler.answerScreener();
    const isAllowed = scheduler.phase.value.name === "details";
    const action = valueAt(record, [...SCREENER, `if_${answer}`, "action"]);
    if (isAllowed !== (action === "allow")) problems.push(`${answer} leads elsewhere`);
    scheduler.back();
  }
  const isClosedByFault = screen === "closed" && isOpen;
  if (isClosedByFault && !reading.problems.some(({ precaution }) => precaution === "closed")) {
    problems.push("the owner does not know why it is closed");
  }
  return { screen, problems };
}
