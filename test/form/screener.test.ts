import { describe, expect, test } from "vitest";
import { planScreener } from "../../src/form/plan.ts";

const allow = { action: "allow", message: "" };
const stop = { action: "stop", message: "Please call us." };
const screener = { enabled: true, question: "Are you in pain?", if_yes: stop, if_no: allow };

test("has the question and an outcome for each answer", () => {
  expect(planScreener(screener)).toEqual({
    question: "Are you in pain?",
    outcomes: {
      yes: { isAllowed: false, message: "Please call us.", action: "stop" },
      no: { isAllowed: true, message: "", action: "allow" },
    },
  });
});

test.each([
  ["it is disabled", { enabled: false }],
  ["the question is invisible", { question: "\u200B\u2060" }],
])("is null if %s", (_label, overrides) => {
  expect(planScreener({ ...screener, ...overrides })).toBeNull();
});

test("trims the message, which an allowing answer may have too", () => {
  const if_no = { action: "allow", message: " Bring your card.\n" };
  expect(planScreener({ ...screener, if_no })?.outcomes.no).toEqual({
    isAllowed: true,
    message: "Bring your card.",
    action: "allow",
  });
});

describe("only the exact action allow lets a patient continue", () => {
  test.each([
    "stop",
    "continue",
    "",
    "Allow",
    " allow",
    "allow ",
    "allow\u200B",
    "allowed",
    "constructor",
    "аllow",
  ])("%j does not", (action) => {
    const branch = { action, message: "" };
    const plan = planScreener({ ...screener, if_yes: branch, if_no: branch });
    const outcome = { isAllowed: false, message: "", action };
    expect(plan?.outcomes).toEqual({ yes: outcome, no: outcome });
  });
});
