import { expect, test } from "vitest";
import type { FhirSlot } from "../../../src/server/slots/free-times.ts";
import { recordOf } from "../../example-record.ts";
import { bookingRequest, ORIGIN, resourcesOf, testServer } from "../handler-fixture.ts";

const LOCATION = recordOf("times").id;
const SEARCH = `/fhir/Slot?schedule.actor=Location/${LOCATION}&status=free&start=ge2026-11-23T00:00:00Z`;

const withServer = () => {
  const server = testServer();
  const free = async () => resourcesOf<FhirSlot>(await server.ask(SEARCH));
  const freeIds = async () => (await free()).map(({ id }) => id);
  /** Two available times. */
  const freeSlots = async () => {
    const [first, second] = (await free()).map(({ id, start, end }) => ({
      ...{ id, start, end },
      schedule: `Schedule/${LOCATION}-0`,
      source: `${ORIGIN}/fhir/Slot`,
    }));
    if (!first || !second) throw new Error("There are no available times.");
    return [first, second] as const;
  };
  const send = async (over: Parameters<typeof bookingRequest>[0]) => {
    const request = bookingRequest({ location_id: LOCATION, ...over });
    const response = await server.post(request);
    return { request, status: response.status, body: await response.json() };
  };
  return { ...server, freeIds, freeSlots, send };
};

test("an available time is booked, and is no longer available", async () => {
  const { send, freeIds, freeSlots } = withServer();
  const [slot] = await freeSlots();
  const { status, body, request } = await send({ slot });
  expect(status).toBe(201);
  expect(body).toEqual({ id: request.id, received_at: expect.any(String), booked: true });
  expect(await freeIds()).not.toContain(slot.id);
});

test("a request without a time is only received", async () => {
  const { send } = withServer();
  const { body, request } = await send({});
  expect(body).toEqual({ id: request.id, received_at: expect.any(String) });
});

test("a taken time is refused, and nothing is stored", async () => {
  const { send, freeSlots, received } = withServer();
  const [slot] = await freeSlots();
  await send({ slot });
  const { status, body } = await send({ slot });
  expect(status).toBe(409);
  expect(body).toEqual({ code: "slot-taken", errors: { slot: ["This time was just taken."] } });
  expect(await received()).toHaveLength(1);
});

test("of two requests for a time at the same moment, one gets it", async () => {
  const { send, freeSlots } = withServer();
  const [slot] = await freeSlots();
  const results = await Promise.all([send({ slot }), send({ slot }), send({ slot })]);
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("a request that is sent again is booked as the first time", async () => {
  const { send, freeSlots } = withServer();
  const [slot] = await freeSlots();
  const { request, body } = await send({ slot });
  expect(await send(request)).toMatchObject({ status: 201, body });
});

test("a correction keeps the time, or frees it for others", async () => {
  const { send, freeIds, freeSlots } = withServer();
  const [slot, other] = await freeSlots();
  const first = await send({ slot });
  const second = await send({ slot, replaces: first.request.id });
  expect(second.body.booked).toBe(true);
  const again = await send({ slot, replaces: second.request.id });
  expect(again.body.booked).toBe(true);
  const third = await send({ slot: other, replaces: again.request.id });
  expect(third.body.booked).toBe(true);
  const free = await freeIds();
  expect(free).toContain(slot.id);
  expect(free).not.toContain(other.id);
});
