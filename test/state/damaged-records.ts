import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { valueAt } from "../../src/contract/value-at.ts";
import { screenOf } from "../../src/state/phase.ts";
import { deleteAt, ID, type Path, rawRecord, setAt } from "../contract/record-fixture.ts";
import { loadedScheduler } from "./scheduler-fixture.ts";

const CONFIG = ["web_scheduler_config"];
const SCREENER = [...CONFIG, "screener_question"];
const KEYS = ["enabled", "question", "if_yes", "if_no", "if_yes.action", "if_no.action"];

/** The keys that protect patients, and those that contain them, written independently of `src`. */
export const PROTECTIVE_PATHS: readonly Path[] = [
  ["is_web_scheduler_enabled"],
  CONFIG,
  SCREENER,
  ...KEYS.map((key) => [...SCREENER, ...key.split(".")]),
];

/** One change of a record; does nothing if an earlier one has removed its key. */
export type Damage = (record: unknown) => void;

/** Every change of one key: missing, another value, another spelling, or in another place. */
export function damagesOf(path: Path): [label: string, damage: Damage][] {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const original = valueAt(rawRecord(), path);
  const text = JSON.stringify(original);
  const values = [null, true, false, 0, 1, "", " ", "true", "false", "allow", [], {}].concat(
    ...[text, JSON.stringify(text), [[original]], { [key]: original }, { en: original }],
  );
  const camel = key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const spellings = [key.toUpperCase(), title(key), camel, title(camel), `${key} `];
  const moves = [
    ...spellings.map((name) => [...parent, name]),
    [key],
    [...parent.slice(0, -1), key],
  ];
  const isThere = (record: unknown) => valueAt(record, path) !== undefined;
  return [
    ...values.map((value): [string, Damage] => [
      `is ${JSON.stringify(value).slice(0, 40)}`,
      (record) => void (isThere(record) && setAt(record, path, value)),
    ]),
    ...[null, ...moves].map((target): [string, Damage] => [
      target ? `is at ${target.join(".")}` : "is missing",
      (record) => {
        const value = valueAt(record, path);
        if (value === undefined) return;
        deleteAt(record, path);
        if (target && typeof valueAt(record, target.slice(0, -1)) === "object") {
          setAt(record, target, value);
        }
      },
    ]),
  ];
}

/** The first screen with a record that contains these changes, and what is wrong with it. */
export async function formWith(damages: readonly Damage[]) {
  const changed = rawRecord();
  for (const damage of damages) damage(changed);
  const record: unknown = JSON.parse(JSON.stringify(changed));
  const reading = readLocationRecord(record, ID);
  if (!reading.ok) throw new Error(reading.reason);
  const { scheduler, form } = await loadedScheduler({ deps: { load: async () => reading } });
  // The record asks enough for several steps.
  const screen = screenOf(scheduler.phase.value).replace("visit", "details");
  const at = (...keys: string[]) => valueAt(record, [...SCREENER, ...keys]);
  const isOpen = valueAt(record, ["is_web_scheduler_enabled"]) === true;
  const question = at("question");
  const isBlank = typeof question === "string" && !/[^\s\p{C}\p{M}\u2800\u3164]/u.test(question);
  const isHarmless = ["if_yes", "if_no"].every((key) => at(key, "action") === "allow");
  const hasNoQuestion = (isBlank && isHarmless) || at("enabled") === false;
  const isExplained = reading.problems.some(({ precaution }) => precaution === "closed");
  const isRight = {
    closed: !isOpen || isExplained,
    details: isOpen && hasNoQuestion,
    screener: isOpen && scheduler.form.plan.value?.screener?.question === question,
  }[screen];
  const problems = isRight ? [] : [`the first screen is ${screen}`];
  for (const answer of screen === "screener" ? (["yes", "no"] as const) : []) {
    form.setAnswer("screener", answer);
    scheduler.next();
    const isAllowed = screenOf(scheduler.phase.value) !== "stopped";
    if (isAllowed !== (at(`if_${answer}`, "action") === "allow")) problems.push(answer);
    scheduler.back();
  }
  return { screen, problems };
}
