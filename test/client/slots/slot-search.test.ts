import { describe, expect, test } from "vitest";
import { slotSearchUrl } from "../../../src/client/slots/slot-search.ts";
import {
  at,
  bundle,
  fhirSlot,
  load,
  loadPage,
  manySlots,
  ORIGIN,
  QUERY,
  response,
  SEARCH,
  source,
} from "./source-fixture.ts";

describe("the search", () => {
  test("has the parameters of FHIR R4", () => {
    const query = { ...QUERY, appointmentType: "New patient", provider: "Practitioner/7" };
    const { searchParams } = slotSearchUrl(SEARCH, query);
    expect([...searchParams]).toEqual([
      ["start", "ge2026-11-22T08:00:00Z"],
      ["start", "lt2026-12-20T08:00:00Z"],
      ["status", "free"],
      ["service-type", "New patient"],
      ["schedule.actor", "Practitioner/7"],
      ["_count", "200"],
    ]);
  });

  test("escapes what FHIR would read as several values", () => {
    const query = { ...QUERY, appointmentType: "a,b|c$d\\e", provider: "Pell, hygienist" };
    const { searchParams } = slotSearchUrl(SEARCH, query);
    expect(searchParams.get("service-type")).toBe("a\\,b\\|c\\$d\\\\e");
    expect(searchParams.get("schedule.actor")).toBe("Pell\\, hygienist");
  });

  test("keeps the URL's own parameters and escapes an offset", () => {
    const query = { ...QUERY, from: "2026-11-22T09:00:00+01:00" };
    const { search } = slotSearchUrl(`${SEARCH}?schedule.actor=Location/3`, query);
    expect(search).toMatch(
      /^\?schedule\.actor=Location%2F3&start=ge2026-11-22T09%3A00%3A00%2B01%3A00&/,
    );
  });

  test("is a request without credentials, referrer and preflight", async () => {
    const network = source({ "/fhir/Slot": bundle([]) });
    await load(network);
    const [request] = network.sentRequests;
    const privacy = { credentials: "omit", redirect: "manual" };
    expect(request).toMatchObject({ method: "GET", cache: "no-cache", ...privacy });
    expect(request?.referrerPolicy).toBe("no-referrer");
    expect([...(request?.headers ?? [])].map(([name]) => name)).toEqual(["accept"]);
  });
});

describe("a URL that ends in /_search", () => {
  test("is a search by POST without a preflight: nothing that was chosen is in a URL", async () => {
    const bodies: string[] = [];
    const network = source({
      "/fhir/Slot/_search": async (request) => {
        bodies.push(await request.text());
        return response(
          bodies.length === 1
            ? bundle([fhirSlot("a")], `${SEARCH}/_search?service-type=Crown&_offset=1`)
            : bundle([fhirSlot("b", at("10:00"))]),
        );
      },
    });
    const url = `${SEARCH}/_search?schedule.actor=Location/3`;
    const query = { ...QUERY, appointmentType: "Crown" };
    expect(await load(network, { url, query })).toMatchObject({ ids: ["a", "b"], problems: [] });
    expect(bodies[0]).toMatch(/^schedule\.actor=Location%2F3&start=ge.*&service-type=Crown&/);
    expect(bodies[1]).toBe("service-type=Crown&_offset=1");
    for (const request of network.sentRequests) {
      expect(request.url).toBe(`${SEARCH}/_search`);
      expect(request).toMatchObject({ method: "POST", credentials: "omit", redirect: "manual" });
      expect(request.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    }
  });
});

describe("a Bundle", () => {
  test("is read in the order of its times, without what is not a Slot", async () => {
    const { outcome, problems } = await loadPage([
      { resourceType: "OperationOutcome", issue: [] },
      fhirSlot("b", at("10:00")),
      { resourceType: "Schedule", id: "10" },
      fhirSlot("a", at("09:00")),
    ]);
    expect(outcome).toEqual({
      kind: "loaded",
      slots: [
        { id: "a", start: at("09:00"), end: "2026-11-23T09:20:00.000Z", schedule: "Schedule/10" },
        { id: "b", start: at("10:00"), end: "2026-11-23T10:20:00.000Z", schedule: "Schedule/10" },
      ],
    });
    expect(problems).toEqual([]);
  });

  test("is read to its last page", async () => {
    const network = source({
      "/fhir/Slot": bundle([fhirSlot("a", at("09:00"))], `${ORIGIN}/fhir/page-2`),
      "/fhir/page-2": bundle([fhirSlot("b", at("10:00"))], "page-3?x=1"),
      "/fhir/page-3": bundle([fhirSlot("c", at("11:00"))]),
    });
    expect(await load(network)).toMatchObject({ ids: ["a", "b", "c"], problems: [] });
    expect(network.sentRequests.at(-1)?.url).toBe(`${ORIGIN}/fhir/page-3?x=1`);
  });
});

describe("pages", () => {
  test("end after ten, however many there are", async () => {
    let count = 0;
    const network = source({
      "/fhir/Slot": () => {
        count += 1;
        return response(bundle([fhirSlot(`p${count}`, at(`09:${10 + count}`))], "Slot?more"));
      },
    });
    const { ids, problems } = await load(network);
    expect(ids).toHaveLength(10);
    expect(network.sentRequests).toHaveLength(10);
    expect(problems).toContainEqual({ code: "limited", detail: "more than 10 pages" });
  });

  test.each([
    "https://elsewhere.example/fhir/Slot",
    "http://ehr.example/x",
    "javascript:alert(1)",
    7,
  ])("on another origin are not read: %s", async (next) => {
    const network = source({ "/fhir/Slot": bundle([fhirSlot("a")], next as string) });
    const { ids, problems } = await load(network);
    expect(ids).toEqual(["a"]);
    expect(network.sentRequests).toHaveLength(1);
    expect(problems).toEqual([
      { code: "limited", detail: "the next page is not on https://ehr.example" },
    ]);
  });

  test("that fail leave the times of the ones before", async () => {
    const network = source({
      "/fhir/Slot": bundle([fhirSlot("a")], "next"),
      "/fhir/next": () => response("", 500),
    });
    expect(await load(network)).toMatchObject({
      ids: ["a"],
      problems: [{ code: "limited", detail: "the rest failed: status 500" }],
    });
  });

  test("that are missing are noticed by the total", async () => {
    const network = source({ "/fhir/Slot": { ...bundle([fhirSlot("a")]), total: 250 } });
    expect(await load(network)).toMatchObject({
      ids: ["a"],
      problems: [{ code: "limited", detail: "250 slots in all" }],
    });
  });

  test.each([
    [2500, [{ code: "limited", detail: "500 slots: more than 2000" }]],
    [
      10_000,
      [
        expect.objectContaining({ code: "not-asked-for" }),
        { code: "limited", detail: expect.any(String) },
      ],
    ],
  ])("with %i times have at most 2,000 times in all", async (count, expected) => {
    const { ids, problems } = await loadPage(manySlots(count));
    expect(ids).toHaveLength(2000);
    expect(problems).toEqual(expected);
  });
});
