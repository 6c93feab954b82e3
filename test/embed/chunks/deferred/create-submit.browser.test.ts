import { expect, test } from "vitest";
import { pageFetch } from "../../../../src/client/fetch.ts";
import type { SubmitOutcome } from "../../../../src/client/submit-outcome.ts";
import type { BookingRequest } from "../../../../src/contract/booking-request/booking-request.ts";
import { createSubmit } from "../../../../src/embed/chunks/deferred/create-submit.ts";

const SLOT = {
  id: "slot-1",
  start: "2026-03-30T09:00:00-07:00",
  end: "2026-03-30T09:30:00-07:00",
  schedule: "Schedule/10",
  source: "onSlots",
};

const OPTIONS = {
  signal: new AbortController().signal,
  fetch: pageFetch,
  honeypotAnswer: () => ({}),
  report: () => {},
};

/** The outcome if the page's handler returns a promise of this value. */
function outcomeOf(value: unknown): Promise<SubmitOutcome> {
  const request = { slot: SLOT } as BookingRequest;
  const element = Object.assign(new EventTarget(), { onRequest: async () => value });
  return createSubmit(element, null, OPTIONS)(request);
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test.each([
  ["nothing", undefined, { kind: "accepted" }],
  ["an object", { booked: true }, { kind: "accepted", isBooked: true }],
  ["another object", { booked: "yes" }, { kind: "accepted" }],
  ["a response", json(200, { booked: true }), { kind: "accepted", isBooked: true }],
  ["another response", json(200, { booked: false }), { kind: "accepted" }],
  ["a conflict", json(409, { code: "slot-taken" }), { kind: "rejected", errors: { slot: "" } }],
] as [string, unknown, SubmitOutcome][])(
  "a handler that resolves with %s decides about the chosen time",
  async (_label, value, expected) => {
    expect(await outcomeOf(value)).toStrictEqual(expected);
  },
);

test("the page can still read its response", async () => {
  const response = json(200, { booked: true });
  await outcomeOf(response);
  expect(await response.json()).toEqual({ booked: true });
});

test("a response that the page has read does not confirm the time", async () => {
  const response = json(200, { booked: true });
  await response.text();
  expect(await outcomeOf(response)).toStrictEqual({ kind: "accepted" });
});

test("a handler that every object has is not the page's handler", async () => {
  const prototype = Object.prototype as { onRequest?: unknown };
  prototype.onRequest = async () => "taken";
  try {
    const outcome = await createSubmit(new EventTarget(), null, OPTIONS)({} as BookingRequest);
    expect(outcome).toEqual({ kind: "no-receiver" });
  } finally {
    delete prototype.onRequest;
  }
});
