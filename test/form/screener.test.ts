import { describe, expect, test } from "vitest";
import { isScreenerAsked, screenerOutcome } from "../../src/form/screener.ts";

const allow = { action: "allow", message: "" };
const stop = { action: "stop", message: "Please call us." };
const screener = { enabled: true, question: "Are you in pain?", if_yes: stop, if_no: allow };

test.each([
  ["is asked when it is on and there is a question", {}, true],
  ["is not asked when it is off", { enabled: false }, false],
  ["is not asked without a question", { question: "" }, false],
  ["is not asked with a question of blanks", { question: " \n" }, false],
  ["is not asked with a question of nothing visible", { question: "\u200B\u2060" }, false],
])("a screener %s", (_what, over, asked) => {
  expect(isScreenerAsked({ ...screener, ...over })).toBe(asked);
});

test("each answer has an outcome of its own", () => {
  expect(screenerOutcome(screener, "yes")).toEqual({
    goesOn: false,
    message: "Please call us.",
    action: "stop",
  });
  expect(screenerOutcome(screener, "no")).toEqual({ goesOn: true, message: "", action: "allow" });
});

test("a message is shown whether the patient goes on or not, without blanks around it", () => {
  const branch = { action: "allow", message: " Bring your card.\n" };
  expect(screenerOutcome({ ...screener, if_no: branch }, "no")).toEqual({
    goesOn: true,
    message: "Bring your card.",
    action: "allow",
  });
});

describe("only allow lets a patient through", () => {
  test.each([
    "stop",
    "block",
    "deny",
    "continue",
    "call",
    "",
    " ",
    "Allow",
    "ALLOW",
    " allow",
    "allow ",
    "allow\u200B",
    "allowed",
    "true",
    "yes",
    "null",
    "constructor",
    "__proto__",
    "аllow",
  ])("%j does not", (action) => {
    const branch = { action, message: "" };
    const outcome = screenerOutcome({ ...screener, if_yes: branch, if_no: branch }, "no");
    expect(outcome).toEqual({ goesOn: false, message: "", action });
  });
});
