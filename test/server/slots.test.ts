import { describe, expect, test } from "vitest";
import type { FhirSlot } from "../../src/server/routes/slot-search.ts";
import { recordOf } from "../example-record.ts";
import { bookingRequest, ORIGIN, resourcesOf, testServer } from "./handler-fixture.ts";

const { id } = recordOf("times");
const HERE = `schedule.actor=Location/${id}`;
const RANGE = "start=ge2026-11-23T00:00:00Z&start=lt2026-11-30T00:00:00Z";

async function search(query: string) {
  const { ask } = testServer();
  const response = await ask(`/fhir/Slot?${query}`);
  const slots = await resourcesOf<FhirSlot>(response.clone());
  return { response, bundle: await response.json(), slots };
}

const zoneTime = (slot: FhirSlot) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "America/New_York",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(Date.parse(slot.start));

describe("the search", () => {
  test("returns a page of a searchset, readable by any origin", async () => {
    const { ask } = testServer();
    const response = await ask(`/fhir/Slot?${HERE}&${RANGE}&_count=3`, {
      headers: { Origin: "https://practice.example" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/fhir+json; charset=utf-8");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const bundle = await response.json();
    expect(bundle).toMatchObject({ resourceType: "Bundle", type: "searchset" });
    expect(bundle.entry).toHaveLength(3);
    expect(bundle.entry[0].resource).toMatchObject({
      resourceType: "Slot",
      schedule: { reference: `Schedule/${id}-0` },
      start: "2026-11-23T14:00:00.000Z",
      end: "2026-11-23T14:30:00.000Z",
    });
  });

  test("has every slot once on its pages", async () => {
    const all: string[] = [];
    let total = 0;
    let next: string | undefined = `${HERE}&${RANGE}&_count=40`;
    while (next) {
      const { bundle, slots } = await search(next);
      total = bundle.total;
      all.push(...slots.map((slot) => slot.id));
      const link = bundle.link.find(({ relation }: { relation: string }) => relation === "next");
      next = link?.url.split("?")[1];
    }
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(total);
    expect(all).toHaveLength(total);
  });

  test("has times in the practice's office hours only", async () => {
    const { slots } = await search(`${HERE}&${RANGE}&_count=500`);
    const times = slots.map(zoneTime);
    expect(times[0]).toBe("Mon 09:00");
    expect(times.filter((time) => /^S|^... (0[0-8]|12|19|2)/.test(time))).toEqual([]);
    expect(times).toContain("Thu 18:30");
    expect(times).not.toContain("Fri 17:00");
  });
});

describe("a parameter", () => {
  const ids = async (query: string) =>
    (await search(`${RANGE}&_count=500&${query}`)).slots.map((slot) => slot.id);

  test("status separates free and busy slots", async () => {
    const [all, free, busy] = await Promise.all(
      [HERE, `${HERE}&status=free`, `${HERE}&status=busy`].map(ids),
    );
    expect(busy?.length).toBeGreaterThan(20);
    expect(free?.length).toBeGreaterThan(busy?.length ?? 0);
    expect([...(free ?? []), ...(busy ?? [])].sort()).toEqual(all?.sort());
    expect(await ids(`${HERE}&status=free,busy`)).toHaveLength(all?.length ?? 0);
  });

  test("schedule.actor may be a provider, by id, reference or name", async () => {
    const found = await ids(`${HERE}&schedule.actor=prov-minton`);
    expect(found.length).toBeGreaterThan(50);
    expect(found.every((slot) => slot.startsWith(`${id}-1-`))).toBe(true);
    expect(await ids(`${HERE}&schedule.actor=Practitioner/prov-minton`)).toEqual(found);
    expect(await ids(`${HERE}&schedule.actor=Dr. Basil Minton`)).toEqual(found);
    expect(await ids(`${HERE}&schedule.actor=nobody`)).toEqual([]);
  });

  test("service-type selects different times for each type", async () => {
    const [recall, toothache, both] = await Promise.all(
      ["RECALL", "Toothache", "RECALL,LIMITED"].map((type) => ids(`${HERE}&service-type=${type}`)),
    );
    expect(recall?.length).toBeGreaterThan(50);
    expect(recall).not.toEqual(toothache);
    expect(both?.length).toBeGreaterThan(recall?.length ?? 0);
    expect(await ids(`${HERE}&service-type=Surgery`)).toEqual([]);
  });

  test.each(["start=tomorrow", "start=2026-11-23", "start=ap2026-11-23"])(
    "is refused as an OperationOutcome: %s",
    async (query) => {
      const { response, bundle } = await search(query);
      expect(response.status).toBe(400);
      expect(bundle.resourceType).toBe("OperationOutcome");
    },
  );
});

describe("booking", () => {
  const withServer = async () => {
    const server = testServer();
    const available = `/fhir/Slot?${HERE}&status=free&start=ge2026-11-23T00:00:00Z`;
    const free = async () => resourcesOf<FhirSlot>(await server.ask(available));
    const [slot, other] = (await free()).map(({ id: slotId, start, end }) => ({
      ...{ id: slotId, start, end },
      schedule: `Schedule/${id}-0`,
      source: `${ORIGIN}/fhir/Slot`,
    }));
    const send = async (over: Parameters<typeof bookingRequest>[0]) => {
      const request = bookingRequest({ location_id: id, ...over });
      const response = await server.post(request);
      return { request, status: response.status, body: await response.json() };
    };
    const freeIds = async () => (await free()).map((one) => one.id);
    return { ...server, slot, other, freeIds, send };
  };

  test("an available time is booked, is no longer available, and is booked again as before", async () => {
    const { send, freeIds, slot } = await withServer();
    const { status, body, request } = await send({ slot });
    expect(status).toBe(201);
    expect(body).toEqual({ id: request.id, received_at: expect.any(String), booked: true });
    expect(await freeIds()).not.toContain(slot?.id);
    expect(await send(request)).toMatchObject({ status: 201, body });
    expect((await send({})).body).not.toHaveProperty("booked");
  });

  test("a taken time is refused, and nothing is stored", async () => {
    const { send, received, slot } = await withServer();
    await send({ slot });
    const { status, body } = await send({ slot });
    expect(status).toBe(409);
    expect(body).toEqual({ code: "slot-taken", errors: { slot: ["This time was just taken."] } });
    expect(await received()).toHaveLength(1);
  });

  test("a correction keeps the time, or frees it for others", async () => {
    const { send, freeIds, slot, other } = await withServer();
    const first = await send({ slot });
    const second = await send({ slot, replaces: first.request.id });
    expect(second.body.booked).toBe(true);
    const third = await send({ slot: other, replaces: second.request.id });
    expect(third.body.booked).toBe(true);
    const free = await freeIds();
    expect(free).toContain(slot?.id);
    expect(free).not.toContain(other?.id);
  });
});
