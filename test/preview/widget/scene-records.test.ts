import { describe, expect, test } from "vitest";
import type { ScreenerQuestion } from "../../../src/contract/location-record/web-scheduler-config.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { isScreenerAsked, screenerOutcome } from "../../../src/form/screener.ts";
import {
  answerThat,
  changed,
  passable,
  withScreener,
} from "../../../src/preview/widget/scene-records.ts";
import { recordWith } from "../../state/widget.ts";

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

const SCREENERS: [what: string, screener: ScreenerQuestion][] = [
  ["stops who says yes", asks("stop", "allow")],
  ["stops who says no", asks("allow", "stop")],
  ["lets everybody on", asks("allow", "allow")],
  ["stops everybody", asks("stop", "stop")],
  ["has unheard-of actions", asks("", "redirect")],
  ["is switched off", asks("stop", "allow", { enabled: false })],
  ["asks nothing", asks("stop", "allow", { question: " " })],
];

describe.each(SCREENERS)("a screener that %s", (_what, screener) => {
  const record = screening(screener);

  test("is asked on the stage, and has an answer that goes on and one that stops", () => {
    const staged = screenerOf(withScreener(record));
    expect(isScreenerAsked(staged)).toBe(true);
    for (const goesOn of [true, false]) {
      const answer = answerThat(staged, goesOn);
      expect(answer && screenerOutcome(staged, answer).goesOn).toBe(goesOn);
    }
  });

  test("is as the designer wrote it, as far as there is something written", () => {
    const staged = screenerOf(withScreener(record));
    if (screener.question.trim() !== "") expect(staged.question).toBe(screener.question);
  });

  test("can be passed where a form is to be seen", () => {
    const staged = screenerOf(passable(record));
    const canBePassed = !isScreenerAsked(staged) || answerThat(staged, true) !== null;
    expect(canBePassed).toBe(true);
  });

  test("changes nothing else of the record, nor the record itself", () => {
    const before = structuredClone(record);
    for (const staged of [withScreener(record), passable(record)]) {
      const { screener_question: _one, ...rest } = staged.web_scheduler_config;
      const { screener_question: _other, ...was } = record.web_scheduler_config;
      expect(rest).toEqual(was);
    }
    expect(record).toEqual(before);
  });
});

test("a screener with both ways is left as it is", () => {
  const record = screening(asks("allow", "stop"));
  expect(withScreener(record)).toEqual(record);
  expect(passable(record)).toBe(record);
});

test("no comes first where both go on, and yes where both stop", () => {
  expect(answerThat(asks("allow", "allow"), true)).toBe("no");
  expect(answerThat(asks("stop", "stop"), false)).toBe("yes");
  expect(answerThat(asks("allow", "allow"), false)).toBeNull();
});

test.each(EXAMPLES)("$slug is closed and opened for a scene", ({ record }) => {
  for (const isOpen of [true, false]) {
    const staged = changed({ is_web_scheduler_enabled: isOpen })(record);
    expect(staged).toEqual({ ...record, is_web_scheduler_enabled: isOpen });
  }
});
