import { expect, test, vi } from "vitest";
import { pageFetch } from "../../../../src/client/fetch.ts";
import type { SubmitOutcome } from "../../../../src/client/submit-outcome.ts";
import type { BookingRequest } from "../../../../src/contract/booking-request/booking-request.ts";
import type { WebSchedulerRequestEvent } from "../../../../src/embed/api/events.ts";
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
  isCopiedPage: () => false,
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

/** Submits a request that a listener handles: the outcome, the reported codes, and how many requests were sent. */
async function respondedBy(listener: (event: WebSchedulerRequestEvent) => void) {
  const element = document.createElement("div");
  element.addEventListener("web-scheduler-request", (event) =>
    listener(event as WebSchedulerRequestEvent),
  );
  const report = vi.fn();
  const fetch = vi.fn(async () => new Response(null, { status: 201 }));
  const submit = createSubmit(element, "https://receiver.example/", { ...OPTIONS, fetch, report });
  const outcome = await submit({ id: crypto.randomUUID(), patient: {} } as BookingRequest);
  const codes = report.mock.calls.flatMap(([findings]) => findings).map(({ code }) => code);
  return { ...outcome, codes, posts: fetch.mock.calls.length };
}

const respondingWith = (response: unknown) =>
  respondedBy((event) => event.respondWith(response as Promise<unknown>));
const handled = { codes: [], posts: 0 };
const errors = { phone: ["Not this number."] };

test.each([
  ["a promise", Promise.resolve(), { kind: "accepted", ...handled }],
  ["a response with status 201", json(201, {}), { kind: "accepted", ...handled }],
  ["a response with status 409", json(409, {}), { kind: "duplicate-id", ...handled }],
  ["a response with status 422", json(422, { errors }), { kind: "rejected", ...handled }],
  ["a response with status 500", json(500, {}), { kind: "unknown", ...handled }],
] as const)("%s from the page decides, and nothing is posted", async (_, response, expected) => {
  expect(await respondingWith(Promise.resolve(response))).toMatchObject(expected);
});

test("nobody knows whether a page has a request that it rejects, or only cancels", async () => {
  const unknown = { kind: "unknown", ...handled };
  expect(await respondingWith(Promise.reject(new Error("offline")))).toEqual(unknown);
  expect(await respondedBy((event) => event.preventDefault())).toEqual(unknown);
  expect(await respondingWith(undefined)).toEqual({ ...unknown, codes: ["WS406"] });
  const onRequest = () => {
    throw new Error("the practice's own error");
  };
  const element = Object.assign(new EventTarget(), { onRequest });
  expect(await createSubmit(element, null, OPTIONS)({} as BookingRequest)).toEqual({
    kind: "unknown",
  });
});

test("a page has ten seconds to answer", async () => {
  vi.useFakeTimers();
  const responded = respondingWith(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await responded).toEqual({ kind: "unknown", ...handled });
});

test("if the page's listener throws before it responds, the request is posted", async () => {
  const responded = respondedBy(() => {
    // Not for Vitest, which would count it as a failure of the test.
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener("error", stop, { capture: true, once: true });
    throw new Error("the practice's own error");
  });
  expect(await responded).toEqual({ kind: "accepted", codes: ["WS406"], posts: 1 });
});

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

/** The outcome if the browser sends nothing, or may not read the response. */
function withoutResponse(options: Partial<Parameters<typeof createSubmit>[2]>) {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const submit = createSubmit(new EventTarget(), "https://receiver.example/", {
    ...OPTIONS,
    fetch,
    ...options,
  });
  return submit({ id: crypto.randomUUID(), patient: {} } as BookingRequest);
}

test("from a copy of the page on another origin, a request is never taken, and from any other page it may have been", async () => {
  expect(await withoutResponse({ isCopiedPage: () => true })).toEqual({ kind: "copied-page" });
  const isLate = () => Promise.reject(new DOMException("", "TimeoutError"));
  const late = withoutResponse({ isCopiedPage: () => true, fetch: isLate });
  expect(await late).toEqual({ kind: "unknown" });
  expect(await withoutResponse({})).toEqual({ kind: "unknown" });
});

test("a request that the page's policy blocks is not sent, which one diagnostic says", async () => {
  const report = vi.fn();
  const fetch = () => {
    const violation = {
      blockedURI: "https://receiver.example/",
      effectiveDirective: "connect-src",
    };
    setTimeout(() =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent("securitypolicyviolation", violation),
      ),
    );
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  expect(await withoutResponse({ fetch, report })).toEqual({ kind: "blocked" });
  expect(report.mock.calls.flat(2).map(({ code }) => code)).toEqual(["WS408"]);
});
