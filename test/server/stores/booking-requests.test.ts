import { describe, expect, test } from "vitest";
import {
  type BookingRequests,
  canonicalJson,
} from "../../../src/server/stores/booking-requests.ts";
import { memoryBookingRequests } from "../../../src/server/stores/memory-booking-requests.ts";
import { sqliteBookingRequests } from "../../../src/server/stores/sqlite-booking-requests.ts";
import { bookingRequest } from "../handler-fixture.ts";

const STORES: Record<string, () => BookingRequests> = {
  memory: memoryBookingRequests,
  SQLite: () => sqliteBookingRequests(":memory:"),
};

/** Every store must pass these; add yours to `STORES`. */
describe.each(Object.entries(STORES))("booking requests in %s", (_name, open) => {
  test("returns what it saved", async () => {
    const store = open();
    const request = bookingRequest({ source: { page: "\u2028é👨‍👩‍👧", campaign: { a: "b" } } });
    const saved = await store.save(request);
    expect(saved.request).toEqual(request);
    expect(new Date(saved.received_at).toISOString()).toBe(saved.received_at);
    expect(await store.list(10)).toEqual([saved]);
    await store.close();
  });

  test("keeps the first of two requests with the same id", async () => {
    const store = open();
    const request = bookingRequest();
    const saved = await store.save(request);
    expect(await store.save({ ...request, locale: "ar" })).toEqual(saved);
    expect(await store.list(10)).toEqual([saved]);
    await store.close();
  });

  test("keeps one of many simultaneous duplicates", async () => {
    const store = open();
    const request = bookingRequest();
    const all = await Promise.all(Array.from({ length: 20 }, () => store.save(request)));
    expect(new Set(all.map(({ received_at }) => received_at)).size).toBe(1);
    expect(await store.list(100)).toHaveLength(1);
    await store.close();
  });

  test("lists the newest first, in pages", async () => {
    const store = open();
    const requests = Array.from({ length: 5 }, () => bookingRequest());
    for (const request of requests) await store.save(request);
    const ids = requests.map(({ id }) => id).reverse();
    const listed = async (limit: number, before?: string) =>
      (await store.list(limit, before)).map(({ request }) => request.id);
    expect(await listed(2)).toEqual(ids.slice(0, 2));
    expect(await listed(2, ids[1])).toEqual(ids.slice(2, 4));
    expect(await listed(10, ids[3])).toEqual(ids.slice(4));
    expect(await listed(10, ids[4])).toEqual([]);
    expect(await listed(10, "unknown")).toEqual([]);
    await store.close();
  });

  test("a caller cannot change what is stored", async () => {
    const store = open();
    const request = bookingRequest();
    const { lastName } = request.patient;
    await store.save(request);
    request.patient.lastName = "Changed";
    expect((await store.list(1))[0]?.request.patient.lastName).toBe(lastName);
    await store.close();
  });
});

test("the memory store keeps the newest 1000 requests", async () => {
  const store = memoryBookingRequests();
  const first = bookingRequest();
  await store.save(first);
  for (let count = 0; count < 1000; count += 1) await store.save(bookingRequest());
  const listed = await store.list(2000);
  expect(listed).toHaveLength(1000);
  expect(listed.some(({ request }) => request.id === first.id)).toBe(false);
});

test("canonical JSON is equal for equal values only", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
});
