import { describe, expect, test } from "vitest";
import type { FhirSlot } from "../../../src/server/slots/free-times.ts";
import { recordOf } from "../../example-record.ts";
import { resourcesOf, testServer } from "../handler-fixture.ts";

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

  test("returns the same whenever it is asked", async () => {
    const query = `${HERE}&${RANGE}&_count=500`;
    expect((await search(query)).slots).toEqual((await search(query)).slots);
  });

  test("has times in the practice's office hours only", async () => {
    const { slots } = await search(`${HERE}&${RANGE}&_count=500`);
    const times = slots.map(zoneTime);
    expect(times[0]).toBe("Mon 09:00");
    expect(times.filter((time) => /^S|^... (0[0-8]|12|19|2)/.test(time))).toEqual([]);
    expect(times).toContain("Thu 18:30");
    expect(times).not.toContain("Fri 17:00");
  });

  test("ends four weeks after its start, in the past or now", async () => {
    const { bundle } = await search(`${HERE}&start=ge2020-01-06T00:00:00Z&_count=500&_offset=0`);
    const { slots } = await search(
      `${HERE}&start=ge2020-01-06T00:00:00Z&_count=1&_offset=${bundle.total - 1}`,
    );
    expect(slots[0]?.start).toMatch(/^2020-01-31T/);
    expect((await search(`${HERE}&start=ge2999-01-01T00:00:00Z`)).slots).toEqual([]);
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

  test("schedule.actor may be a name with an escaped comma", async () => {
    const found = await ids("schedule.actor=Poppy Larksong\\, dental hygienist");
    expect(found.length).toBeGreaterThan(50);
    expect(await ids("schedule.actor=Poppy Larksong, dental hygienist")).toEqual([]);
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

  test("schedule selects one schedule", async () => {
    const found = await ids(`schedule=Schedule/${id}-1`);
    expect(found).toEqual(await ids(`${HERE}&schedule.actor=prov-minton`));
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

describe("the practice page", () => {
  test.each([
    ["times", true],
    ["observed-defaults", false],
  ])("of %s offers times: %s", async (slug, offers) => {
    const { ask } = testServer({
      practicePage: () => '<html><head></head><body><script data-location-id=""></script></body>',
    });
    const html = await (await ask(`/f/500/practice/${slug}/`)).text();
    expect(/data-slots-url="[^"]*"/.test(html)).toBe(offers);
    if (!offers) return;
    const [, url = ""] = /data-slots-url="([^"]*)"/.exec(html) ?? [];
    expect(url).toMatch(
      /^http:\/\/127\.0\.0\.1:5173\/f\/500~\w+\/fhir\/Slot\?schedule\.actor=Location\//,
    );
  });
});
