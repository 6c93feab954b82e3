import { expect, test } from "vitest";
import { planForm } from "../../src/form/plan.ts";
import { planOf } from "../../src/state/phase.ts";
import { recordOf } from "./scheduler-fixture.ts";

const plan = planForm(recordOf("observed-defaults"));

test("every phase after loading has the plan", () => {
  const receipt = {
    requestId: "00000000-0000-4000-8000-000000000000",
    reference: "1X5W-77H0",
    sentAt: 0,
    appointmentType: null,
    provider: null,
  };
  const outcome = { isAllowed: false, message: "", action: "stop" };
  for (const phase of [
    { name: "closed", plan },
    { name: "screener", plan },
    { name: "stopped", plan, outcome },
    { name: "details", plan, sending: { name: "idle" } },
    { name: "sent", plan, receipt },
  ] as const) {
    expect(planOf(phase)).toBe(plan);
  }
});

test("there is no plan while loading or after a failure", () => {
  const failed = { failure: "timeout", isRetryable: true, isOffline: false } as const;
  expect(planOf({ name: "loading", isSlow: true })).toBeNull();
  expect(planOf({ name: "failed", ...failed })).toBeNull();
});
