import { expect, onTestFinished, test, vi } from "vitest";
import { send } from "../../../../src/client/http.ts";
import type { SubmitOutcome } from "../../../../src/client/submit.ts";
import type { BookingRequest } from "../../../../src/contract/booking-request/booking-request.ts";
import type { WebSchedulerRequestEvent } from "../../../../src/embed/api/events.ts";
import type { FormContext } from "../../../../src/embed/chunks/form-context.ts";
import { submitRequest } from "../../../../src/embed/chunks/submission/submit-request.ts";
import { originalPage } from "../../../../src/ui/screens/original-page.ts";
import { slotAt } from "../../../form/slots/slots-fixture.ts";

vi.mock("../../../../src/ui/screens/original-page.ts", { spy: true });

const RECEIVER = "https://receiver.example/";

const OWN_ANSWER = { label: "How?", answer: "So" };
const SLOT = { ...slotAt("2026-03-30T09:00:00-07:00"), source: "onSlots" };

/** Submits a request from an element; returns its outcome, the reported codes, and how many requests were sent. */
async function submitFrom(
  element: EventTarget,
  request: Partial<BookingRequest>,
  {
    submitUrl = "",
    fetch = async () => new Response(null, { status: 201 }),
    loadRequests = async () => ({ send }),
  } = {},
) {
  const report = vi.fn();
  const network = vi.fn(fetch);
  vi.stubGlobal("fetch", network);
  onTestFinished(() => void vi.unstubAllGlobals());
  const outcome = await submitRequest(
    { id: crypto.randomUUID(), ...request } as BookingRequest,
    {
      element,
      root: document.createElement("div"),
      settings: { submitUrl, idempotencyHeader: false },
      destroyed: new AbortController().signal,
      report,
      loadRequests,
    } as unknown as FormContext,
  );
  const codes = report.mock.calls.flatMap(([findings]) => findings).map(({ code }) => code);
  return { outcome, codes, posts: network.mock.calls.length };
}

test.each([
  [{ source: OWN_ANSWER }, {}, ["WS407"]],
  [{ source: OWN_ANSWER }, { answers: true }, []],
  [undefined, {}, []],
])("own answers %j are kept by a receiver that says %j", async (answers, said, codes) => {
  const fetch = async () => json(201, said);
  const request = answers ? { answers } : {};
  const sent = await submitFrom(new EventTarget(), request, { submitUrl: RECEIVER, fetch });
  expect(sent.outcome.kind).toBe("accepted");
  expect(sent.codes).toEqual(codes);
});

async function outcomeOf(value: unknown): Promise<SubmitOutcome> {
  const element = Object.assign(new EventTarget(), { onRequest: async () => value });
  return (await submitFrom(element, { slot: SLOT })).outcome;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test.each([
  ["nothing", undefined, { kind: "accepted" }],
  ["an object", { booked: true }, { kind: "accepted", isBooked: true }],
  ["another object", { booked: "yes" }, { kind: "accepted" }],
  ["a response", json(200, { booked: true }), { kind: "accepted", isBooked: true }],
  ["another response", json(200, { booked: false }), { kind: "accepted" }],
  ["a conflict", json(409, { code: "slot-taken" }), { kind: "slot-taken" }],
] as [string, unknown, SubmitOutcome][])(
  "a handler that resolves with %s decides about the chosen time",
  async (_label, value, expected) => {
    expect(await outcomeOf(value)).toStrictEqual(expected);
  },
);

async function respondedBy(listener: (event: WebSchedulerRequestEvent) => void) {
  const element = document.createElement("div");
  element.addEventListener("web-scheduler-request", (event) =>
    listener(event as WebSchedulerRequestEvent),
  );
  const { outcome, ...sent } = await submitFrom(element, {}, { submitUrl: RECEIVER });
  return { ...outcome, ...sent };
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

test("a page from the back-forward cache waits no longer", { timeout: 15_000 }, async () => {
  const fetch = () => {
    queueMicrotask(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    return new Promise<Response>(() => {});
  };
  expect(await withoutResponse(fetch)).toMatchObject({ outcome: { kind: "unknown" }, posts: 1 });
});

test("a page from the back-forward cache sends nothing that still waited for a file", async () => {
  const loadRequests = async () => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return { send };
  };
  const result = submitFrom(new EventTarget(), {}, { submitUrl: RECEIVER, loadRequests });
  expect(await result).toMatchObject({ outcome: { kind: "unknown" }, posts: 0 });
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
  expect((await submitFrom(element, {})).outcome).toEqual({ kind: "unknown" });
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
  expect(await responded).toEqual({ kind: "accepted", codes: [], posts: 1 });
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

const withoutResponse = (
  fetch = () => Promise.reject<Response>(new TypeError("Failed to fetch")),
) => submitFrom(new EventTarget(), {}, { submitUrl: RECEIVER, fetch });

test("from a copy of the page on another origin, a request is never taken, and from any other page it may have been", async () => {
  expect((await withoutResponse()).outcome).toEqual({ kind: "unknown" });
  vi.mocked(originalPage).mockReturnValue("https://practice.example/");
  onTestFinished(() => void vi.mocked(originalPage).mockReset());
  expect((await withoutResponse()).outcome).toEqual({ kind: "copied-page" });
  const isLate = () => Promise.reject(new DOMException("", "TimeoutError"));
  expect((await withoutResponse(isLate)).outcome).toEqual({ kind: "unknown" });
});

test.each(["https://receiver.example/", "https://receiver.example"])(
  "a request that the page's policy blocks is not sent, which one diagnostic says: %s",
  async (blockedURI) => {
    const fetch = () => {
      const violation = { blockedURI, effectiveDirective: "connect-src" };
      const event = new SecurityPolicyViolationEvent("securitypolicyviolation", violation);
      setTimeout(() => document.dispatchEvent(event));
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    const { outcome, codes } = await withoutResponse(fetch);
    expect([outcome, codes]).toEqual([{ kind: "blocked" }, ["WS408"]]);
  },
);
