import { expect, test } from "vitest";
import type { Fetch } from "../../../src/client/fetch.ts";
import type { SubmitOutcome } from "../../../src/client/submit-outcome.ts";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { useFakeClock } from "../fake-clock.ts";
import { fakeNetwork, responses } from "../fake-network.ts";
import { submit } from "./submit-fixture.ts";

useFakeClock();

const JSON_TYPE = { "Content-Type": "application/json" };

const SLOT = {
  id: "slot-1",
  start: "2026-03-30T09:00:00-07:00",
  end: "2026-03-30T09:30:00-07:00",
  schedule: "Schedule/10",
  source: "https://practice.example/fhir/Slot",
};

const respondWith = async (request: BookingRequest, ...all: Parameters<typeof responses>) =>
  (await submit(request, { fetch: fakeNetwork(responses(...all)).fetch })).value;

test.each([
  ['{"booked":true}', { kind: "accepted", isBooked: true }],
  ['{"booked":false}', { kind: "accepted" }],
  ['{"booked":"true"}', { kind: "accepted" }],
  ['{"booked":true', { kind: "accepted" }],
  ["null", { kind: "accepted" }],
  [" ", { kind: "accepted" }],
] as [string, SubmitOutcome][])("a chosen time is booked only by %j", async (body, expected) => {
  const request = bookingRequest({ slot: SLOT });
  expect(await respondWith(request, [201, body, JSON_TYPE])).toStrictEqual(expected);
});

test("a request without a time is not booked, whatever the response says", async () => {
  const outcome = await respondWith(bookingRequest(), [201, '{"booked":true}', JSON_TYPE]);
  expect(outcome).toStrictEqual({ kind: "accepted" });
});

test("a confirmation that does not end is accepted, but not booked", async () => {
  const fetch: Fetch = async () => new Response(new ReadableStream(), { status: 201 });
  const { value, ms } = await submit(bookingRequest({ slot: SLOT }), { fetch });
  expect(value).toStrictEqual({ kind: "accepted" });
  expect(ms).toBe(5000);
});

test.each([
  ["slot-taken", "the time", { kind: "rejected", errors: { slot: "" } }],
  ["other", "the id", { kind: "duplicate-id" }],
])("a 409 with the code %s is an error of %s", async (code, _label, outcome) => {
  const request = bookingRequest({ slot: SLOT });
  expect(await respondWith(request, [409, JSON.stringify({ code }), JSON_TYPE])).toEqual(outcome);
});
