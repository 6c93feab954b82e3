import { describe, expect, test } from "vitest";
import { loadHandlerSlots, type SlotsHandler } from "../../../src/client/slots/handler-slots.ts";
import type { SlotsProblem } from "../../../src/client/slots/slots-outcome.ts";
import { untilSettled, useFakeClock } from "../fake-clock.ts";
import { at, NOW, QUERY } from "./source-fixture.ts";

useFakeClock();

async function loadFrom(handler: unknown) {
  const problems: SlotsProblem[] = [];
  const { value: outcome, ms } = await untilSettled(
    loadHandlerSlots(handler as SlotsHandler, QUERY, {
      signal: new AbortController().signal,
      now: () => NOW,
      report: (problem) => problems.push(problem),
    }),
  );
  return { outcome, problems, ms };
}

const slot = (id: string, start = at("09:00"), end = at("09:20")) => ({
  id,
  start,
  end,
  schedule: "Schedule/1",
});

describe("the page's handler", () => {
  test("gets a copy of the query and returns times, at once or later", async () => {
    const slots = [slot("b", at("10:00"), at("10:20")), slot("a")];
    let received: unknown;
    const later = async (query: unknown) => {
      received = query;
      return slots;
    };
    for (const handler of [later, () => slots]) {
      const { outcome, problems } = await loadFrom(handler);
      expect(outcome).toEqual({ kind: "loaded", slots: [slots[1], slots[0]] });
      expect(problems).toEqual([]);
    }
    expect(received).toEqual(QUERY);
    expect(received).not.toBe(QUERY);
  });

  test("gives the form no more members than it documents", async () => {
    const { outcome } = await loadFrom(() => [{ ...slot("a"), status: "free", patient: "x" }]);
    expect(outcome).toEqual({ kind: "loaded", slots: [slot("a")] });
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("no");
      },
      "handler",
    ],
    ["rejects", () => Promise.reject(new Error("no")), "handler"],
    ["is not a function", "slots", "handler"],
    ["returns nothing", () => undefined, "not-slots"],
    ["returns an object", async () => ({ slots: [] }), "not-slots"],
  ])("fails if it %s", async (_name, handler, failure) => {
    const { outcome, problems } = await loadFrom(handler);
    expect(outcome).toEqual({ kind: "failed", failure });
    expect(problems).toEqual([{ code: failure, detail: "" }]);
  });

  test("fails after ten seconds", async () => {
    const { outcome, ms, problems } = await loadFrom(() => new Promise(() => {}));
    expect(ms).toBe(10_000);
    expect(outcome).toEqual({ kind: "failed", failure: "timeout" });
    expect(problems).toEqual([{ code: "timeout", detail: "" }]);
  });

  test("has the same checks as a source", async () => {
    const { outcome, problems } = await loadFrom(() => [
      slot("ok"),
      null,
      "09:00",
      { ...slot("open"), end: undefined },
      { ...slot("busy"), status: "busy" },
      slot("past", "2026-11-01T09:00:00Z", "2026-11-01T09:20:00Z"),
      slot("overlap", at("09:10"), at("09:30")),
    ]);
    expect(outcome).toMatchObject({ slots: [{ id: "ok" }, { id: "overlap" }] });
    expect(problems.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      "invalid 3 slots: id is missing",
      "overlapping 1 slot",
      "not-asked-for 2 slots: not free, or not in the asked range",
    ]);
  });
});
