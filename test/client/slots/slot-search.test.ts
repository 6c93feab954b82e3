import { describe, expect, test } from "vitest";
import { slotSearchUrl } from "../../../src/client/slots/load-slots.ts";
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
    expect(outcome).toMatchObject({
      slots: [
        { id: "a", start: at("09:00"), end: "2026-11-23T09:20:00.000Z", schedule: "Schedule/10" },
        { id: "b", start: at("10:00"), end: "2026-11-23T10:20:00.000Z", schedule: "Schedule/10" },
      ],
    });
    expect(problems).toEqual([]);
  });

  test("may have what was included, and what is its schedules'", async () => {
    const entry = [
      { resource: fhirSlot("a") },
      { resource: { resourceType: "Organization" }, search: { mode: "include" } },
      { resource: { resourceType: "Practitioner" } },
    ];
    const network = source({ "/fhir/Slot": { ...bundle([]), entry } });
    expect(await load(network)).toMatchObject({ ids: ["a"], problems: [] });
  });

  test("is read to its last page", async () => {
    const network = source({
      "/fhir/Slot": bundle([fhirSlot("a", at("09:00"))], `${ORIGIN}/fhir/page-2`),
      "/fhir/page-2": {
        ...bundle([fhirSlot("b", at("10:00"))]),
        link: [{ rel: "NEXT", url: "page-3?x=1" }],
      },
      "/fhir/page-3": bundle([fhirSlot("c", at("11:00"))]),
    });
    expect(await load(network)).toMatchObject({ ids: ["a", "b", "c"], problems: [] });
    expect(network.sentRequests.at(-1)?.url).toBe(`${ORIGIN}/fhir/page-3?x=1`);
  });
});

describe("pages", () => {
  test("end after twenty, however many there are", async () => {
    let count = 0;
    const network = source({
      "/fhir/Slot": () => {
        count += 1;
        return response(
          bundle([fhirSlot(`p${count}`, at(`${`${count}`.padStart(2, "0")}:00`))], "Slot?more"),
        );
      },
    });
    const { ids, problems } = await load(network);
    expect(ids).toHaveLength(20);
    expect(network.sentRequests).toHaveLength(20);
    expect(problems).toEqual(["WS606 more than 20 pages"]);
  });

  test.each(["https://ehr.internal:8443/fhir/page-2?x=1", "http://ehr.example/fhir/page-2?x=1"])(
    "are read from the source's own origin, whatever a server behind a proxy calls it: %s",
    async (next) => {
      const network = source({
        "/fhir/Slot": bundle([fhirSlot("a")], next),
        "/fhir/page-2": bundle([fhirSlot("b", at("10:00"))]),
      });
      expect(await load(network)).toMatchObject({ ids: ["a", "b"], problems: [] });
      expect(network.sentRequests[1]?.url).toBe(`${ORIGIN}/fhir/page-2?x=1`);
    },
  );

  test.each([
    ["have no URL", bundle([fhirSlot("a")], 7 as never), "the URL of the next page cannot be read"],
    [
      "have a script instead of a URL",
      bundle([fhirSlot("a")], "javascript:alert(1)"),
      "the URL of the next page cannot be read",
    ],
    ["fail", bundle([fhirSlot("a")], "missing"), "the rest failed: status 404"],
    ["are no Bundles", bundle([fhirSlot("a")], "page"), "the rest failed: not-slots"],
    ["are missing", { ...bundle([fhirSlot("a")]), total: 250 }, "250 slots in all"],
    ["repeat the first", { ...bundle([fhirSlot("a")], "same"), total: 2 }, "2 slots in all"],
    [
      "are given up with a warning",
      bundle([
        fhirSlot("a"),
        { resourceType: "OperationOutcome", issue: [{ severity: "warning", code: "timeout" }] },
      ]),
      "the source reports an error: timeout",
    ],
    [
      "are replaced by an error",
      bundle([
        fhirSlot("a"),
        { resourceType: "OperationOutcome", issue: [{ severity: "error", code: "too-costly" }] },
      ]),
      "the source reports an error: too-costly",
    ],
  ])("that %s cut the source off, and the first ones are offered", async (_name, first, reason) => {
    const pages = {
      "/fhir/Slot": first,
      "/fhir/page": { resourceType: "OperationOutcome" },
      "/fhir/same": bundle([fhirSlot("a")]),
    };
    expect(await load(source(pages))).toMatchObject({ ids: ["a"], problems: [`WS606 ${reason}`] });
  });

  test("with more than 2,000 times are cut off", async () => {
    const { ids, problems } = await loadPage(manySlots(2500));
    expect(ids).toHaveLength(2000);
    expect(problems).toEqual(["WS606 more than 2000 times"]);
  });
});
