import { type Recorded, readJson } from "../recorded-response.ts";

/** What was asked of a server about one location, by the name of the question. */
export interface Evidence {
  /** The location that was asked for, in lower case. */
  id: string;
  /** The record, asked for in the plainest way. */
  get: Recorded;
  /** The same as a widget on a page of another origin asks. */
  widget: Recorded;
  head: Recorded;
  options: Recorded;
  preflight: Recorded;
  /** `?format=api`, asked for as a browser does. */
  browsable: Recorded;
  slashless: Recorded;
  compressed: Recorded;
  /** Asked again with the validator of `get`; null where that has none. */
  again: Recorded | null;
  unknown: Recorded;
  malformed: Recorded;
}

/** One place that is not as a rule has it. */
export interface Finding {
  /** A path in the answer's JSON, as in `data.agent.id`, or a part of the answer. */
  where: string;
  expected: string;
  seen: string;
}

export type Verdict =
  | { outcome: "held"; seen: string }
  | { outcome: "broken"; findings: readonly Finding[] }
  /** Another rule is broken, and without it this one cannot be judged. */
  | { outcome: "unseen"; why: string };

export interface Rule {
  /** Its name in reports; never changes. */
  id: string;
  /** `documented` in the contract; or a good `habit`, which a widget is better with. */
  kind: "documented" | "habit";
  /** Where it is written: a section of the contract, or a standard. */
  source: string;
  says: string;
  judge(evidence: Evidence): Verdict;
}

export const held = (seen: string): Verdict => ({ outcome: "held", seen });
export const broken = (where: string, expected: string, seen: string): Verdict => ({
  outcome: "broken",
  findings: [{ where, expected, seen }],
});
export const unseen = (why: string): Verdict => ({ outcome: "unseen", why });

/** The status of an answer in words, its problem included. */
export const statusSeen = ({ status, headers, problem }: Recorded) => {
  if (status === 0) return problem ?? "no answer";
  const location = headers.get("Location");
  return location === null ? `status ${status}` : `status ${status} to ${location}`;
};

/** Judges an answer by its head, where one came. */
export const answered = (answer: Recorded, judge: () => Verdict): Verdict =>
  answer.status === 0 ? unseen(statusSeen(answer)) : judge();

/** Judges the plain answer, where it is the one that a location has: only that is documented. */
export const withSuccess = ({ get }: Evidence, judge: (get: Recorded) => Verdict): Verdict =>
  get.status === 200 ? judge(get) : unseen(statusSeen(get));

/** Judges the JSON of that answer, where it has some. */
export const withJson = (evidence: Evidence, judge: (json: unknown) => Verdict): Verdict =>
  withSuccess(evidence, (get) => {
    const reading = readJson(get);
    return "json" in reading ? judge(reading.json) : unseen(`no JSON: ${reading.fault}`);
  });

/** Judges the record of that answer, where it has one. */
export const withRecord = (evidence: Evidence, judge: (data: object) => Verdict): Verdict =>
  withJson(evidence, (json) => {
    const data = keyOf(json, "data");
    return typeof data === "object" && data !== null && !Array.isArray(data)
      ? judge(data)
      : unseen("no record");
  });

/** A key of a value that may be anything. */
export const keyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
