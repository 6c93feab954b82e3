import { describe, expect, test } from "vitest";
import {
  loadHandlerSlots,
  type SlotsHandler,
  slotsSource,
} from "../../../src/client/slots/load-slots.ts";
import { untilSettled, useFakeClock } from "../fake-clock.ts";
import { at, NOW, problemsOf, QUERY } from "./source-fixture.ts";

useFakeClock();

async function loadFrom(handler: unknown) {
  const { value: outcome, ms } = await untilSettled(
    loadHandlerSlots(handler as SlotsHandler, QUERY, {
      signal: new AbortController().signal,
      now: () => NOW,
    }),
  );
  return { outcome, problems: problemsOf(outcome), ms };
}

const slot = (id: string, start = at("09:00"), end = at("09:20")) => ({
  id,
  start,
  end,
  schedule: "Schedule/1",
});

test("the page's handler takes precedence over the URL, and may be replaced", async () => {
  const url = "https://practice.example/fhir/Slot";
  expect(slotsSource({ onSlots: null }, null)).toBeNull();
  expect(slotsSource({ onSlots: null }, url)?.name).toBe(url);
  const page = { onSlots: () => [slot("a")] };
  const source = slotsSource(page, url);
  expect(source?.name).toBe("onSlots");
  page.onSlots = () => [slot("b")];
  const options = { signal: new AbortController().signal, now: () => NOW };
  expect(await source?.load(QUERY, options)).toMatchObject({ slots: [slot("b")] });
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
      expect(outcome).toMatchObject({ slots: [slots[1], slots[0]] });
      expect(problems).toEqual([]);
    }
    const { from, to, appointmentType, provider, location } = QUERY;
    expect(received).toEqual({ from, to, appointmentType, provider, location });
  });

  test("gives the form no more members than it documents", async () => {
    const { outcome } = await loadFrom(() => [{ ...slot("a"), status: "free", patient: "x" }]);
    expect(outcome.kind === "loaded" && outcome.slots).toEqual([slot("a")]);
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("no");
      },
      "WS608 handler",
    ],
    ["rejects", () => Promise.reject(new Error("no")), "WS608 handler"],
    ["is not a function", "slots", "WS608 handler"],
    ["returns nothing", () => undefined, "WS605 not-slots"],
    ["returns an object", async () => ({ slots: [] }), "WS605 not-slots"],
  ])("fails if it %s", async (_name, handler, problem) => {
    expect((await loadFrom(handler)).problems).toEqual([problem]);
  });

  test("fails after ten seconds", async () => {
    const { ms, problems } = await loadFrom(() => new Promise(() => {}));
    expect(ms).toBe(10_000);
    expect(problems).toEqual(["WS602 timeout"]);
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
      slot("ok", "2026-11-24T09:00:00Z", "2026-11-24T09:20:00Z"),
    ]);
    expect(outcome).toMatchObject({ slots: [{ id: "ok" }, { id: "overlap" }, { id: "ok" }] });
    expect(problems).toEqual([
      "WS609 3 not as documented: id is missing; 1 not free; 1 not in the asked range",
    ]);
  });
});
