import { describe, expect, test } from "vitest";
import { recordOf } from "../../example-record.ts";
import { bookingRequest, resourcesOf, testServer } from "../handler-fixture.ts";

const LOCATION = recordOf("times").id;
const SEARCH = `/fhir/Slot?schedule.actor=Location/${LOCATION}&start=ge2026-11-23T00:00:00Z`;
describe("slots-empty", () => {
  test("has no slots in a search, once", async () => {
    const { ask } = testServer();
    const first = await (await ask(`/f/slots-empty${SEARCH}`)).json();
    expect(first).toMatchObject({ resourceType: "Bundle", total: 0, entry: [] });
    expect(first).not.toHaveProperty("link");
    const second = await (await ask(`/f/slots-empty${SEARCH}`)).json();
    expect(second.entry.length).toBeGreaterThan(10);
  });
});

test("slots-broken takes the end of every second slot", async () => {
  const { ask } = testServer();
  const slots = await resourcesOf<object>(await ask(`/f/slots-broken${SEARCH}`));
  const withEnd = slots.filter((slot) => "end" in slot).length;
  expect(withEnd).toBe(Math.floor(slots.length / 2));
  expect(withEnd).toBeGreaterThan(10);
});

test("slots-slow delays available times only", async () => {
  const { ask } = testServer();
  const [slow, other] = [`/f/slots-slow-30${SEARCH}`, "/f/slots-slow-30/"];
  const start = performance.now();
  await ask(slow);
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  expect((await ask(other)).status).toBe(200);
});

test("slot-taken refuses a booking request once, and nothing is stored", async () => {
  const { post, received } = testServer();
  const response = await post(bookingRequest(), "/f/slot-taken");
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "slot-taken" });
  expect(await received()).toEqual([]);
  expect((await post(bookingRequest(), "/f/slot-taken")).status).toBe(201);
});
