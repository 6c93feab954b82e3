import { expect, test } from "vitest";
import { recordOf as recordIn } from "../../src/state/phase.ts";
import { recordOf } from "./widget.ts";

const record = recordOf("observed-defaults");

test("once it was read, every phase has the record", () => {
  const receipt = { reference: "1F5E77A0", appointmentType: null, provider: null };
  const outcome = { goesOn: false, message: "", action: "stop" };
  for (const phase of [
    { name: "closed", record },
    { name: "screener", record },
    { name: "stopped", record, outcome },
    { name: "details", record, sending: { name: "idle" } },
    { name: "sent", record, receipt },
  ] as const) {
    expect(recordIn(phase)).toBe(record);
  }
});

test("before, and where it could not be had, there is none", () => {
  expect(recordIn({ name: "loading", slow: true })).toBeNull();
  expect(recordIn({ name: "failed", failure: "timeout", offline: false })).toBeNull();
});
