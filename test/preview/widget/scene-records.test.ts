import { describe, expect, test } from "vitest";
import type { ScreenerQuestion } from "../../../src/contract/location-record/web-scheduler-config.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { planScreener } from "../../../src/form/screener.ts";
import {
  findAnswer,
  withPassableScreener,
  withSceneChanges,
  withScreener,
} from "../../../src/preview/widget/scene-records.ts";
import { recordWith } from "../../state/scheduler-fixture.ts";

const branch = (action: string, message = "") => ({ action, message });

const asks = (yes: string, no: string, over: Partial<ScreenerQuestion> = {}): ScreenerQuestion => ({
  enabled: true,
  question: "Does it hurt?",
  if_yes: branch(yes, "After yes."),
  if_no: branch(no, "After no."),
  ...over,
});

const screening = (screener_question: ScreenerQuestion) =>
  recordWith("branded", { screener_question });

const screenerOf = (record: ReturnType<typeof screening>) =>
  record.web_scheduler_config.screener_question;

const planOf = (record: ReturnType<typeof screening>) => planScreener(screenerOf(record));

const SCREENERS: [title: string, screener: ScreenerQuestion][] = [
  ["stops after yes", asks("stop", "allow")],
  ["stops after no", asks("allow", "stop")],
  ["never stops", asks("allow", "allow")],
  ["always stops", asks("stop", "stop")],
  ["has unknown actions", asks("", "redirect")],
  ["is disabled", asks("stop", "allow", { enabled: false })],
  ["has no question", asks("stop", "allow", { question: " " })],
];

describe.each(SCREENERS)("a screener that %s", (_title, screener) => {
  const record = screening(screener);

  test("is asked in its scenes, with one answer that continues and one that stops", () => {
    const plan = planOf(withScreener(record));
    for (const isAllowed of [true, false]) {
      const answer = findAnswer(plan, isAllowed);
      expect(answer && plan?.outcomes[answer].isAllowed).toBe(isAllowed);
    }
  });

  test("keeps the practice’s question if there is one", () => {
    const { question } = screenerOf(withScreener(record));
    if (screener.question.trim() === "") expect(question).toMatch(/\?$/);
    else expect(question).toBe(screener.question);
  });

  test("can be passed in the scenes of the form", () => {
    const plan = planOf(withPassableScreener(record));
    expect(plan === null || findAnswer(plan, true) !== null).toBe(true);
  });

  test("nothing else of the record changes, and the original is not modified", () => {
    const original = structuredClone(record);
    for (const changedRecord of [withScreener(record), withPassableScreener(record)]) {
      const { screener_question: _one, ...rest } = changedRecord.web_scheduler_config;
      const { screener_question: _other, ...before } = record.web_scheduler_config;
      expect(rest).toEqual(before);
    }
    expect(record).toEqual(original);
  });
});

test("a screener with both outcomes does not change", () => {
  const record = screening(asks("allow", "stop"));
  expect(withScreener(record)).toEqual(record);
  expect(withPassableScreener(record)).toBe(record);
});

test("“no” is preferred if both answers continue, and “yes” if both stop", () => {
  expect(findAnswer(planScreener(asks("allow", "allow")), true)).toBe("no");
  expect(findAnswer(planScreener(asks("stop", "stop")), false)).toBe("yes");
  expect(findAnswer(planScreener(asks("allow", "allow")), false)).toBeNull();
});

test.each(EXAMPLES)("$slug can be closed and opened for a scene", ({ record }) => {
  for (const isOpen of [true, false]) {
    const result = withSceneChanges({ is_web_scheduler_enabled: isOpen })(record);
    expect(result).toEqual({ ...record, is_web_scheduler_enabled: isOpen });
  }
});
