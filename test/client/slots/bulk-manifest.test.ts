import { describe, expect, test } from "vitest";
import { ndjson, R4_SLOTS, SMART_SOURCE } from "./published-sources.ts";
import { at, bundle, fhirSlot, load, MANIFEST, ORIGIN, QUERY, source } from "./source-fixture.ts";

describe("the sources that others publish:", () => {
  test("the SMART guide's files, of which one location is this practice's", async () => {
    const network = source(SMART_SOURCE);
    const { outcome, problems } = await load(network, { url: MANIFEST });
    expect(outcome).toEqual({
      kind: "loaded",
      slots: [
        {
          id: "21",
          start: "2026-11-23T14:00:00.000Z",
          end: "2026-11-23T23:00:00.000Z",
          schedule: "Schedule/11",
        },
        {
          id: "91",
          start: "2026-11-30T14:00:00.000Z",
          end: "2026-11-30T23:00:00.000Z",
          schedule: "Schedule/11",
        },
      ],
    });
    expect(problems).toEqual([]);
    expect(network.sentRequests.map(({ url }) => url)).toEqual([
      MANIFEST,
      ...["locations", "schedules", "slots-2026-W48", "slots-2026-W49"].map(
        (file) => `${ORIGIN}/times/${file}.ndjson`,
      ),
    ]);
  });

  test("the FHIR R4 page's Slots, of which one is busy", async () => {
    expect(await load(source({ "/fhir/Slot": bundle(R4_SLOTS) }))).toMatchObject({
      ids: ["example"],
      codes: ["not-asked-for"],
    });
  });
});

const loadManifest = (
  pages: Parameters<typeof source>[0],
  options: Parameters<typeof load>[1] = {},
) => load(source(pages), { url: MANIFEST, ...options });

const location = (id: string, over: object = {}) => ({ resourceType: "Location", id, ...over });
const schedule = (id: string, actors: string[], ...serviceType: object[]) => ({
  resourceType: "Schedule",
  id,
  actor: actors.map((reference) => ({ reference })),
  ...(serviceType.length > 0 && { serviceType }),
});
const slot = (id: string, scheduleId: string, hour: string, over: object = {}) =>
  fhirSlot(id, at(`${hour}:00`), { schedule: { reference: `Schedule/${scheduleId}` }, ...over });

/** A manifest with one file of each type, in the reverse order of their use. */
function published(files: { Location: object[]; Schedule: object[]; Slot: object[] | string }) {
  const types = Object.entries(files).reverse();
  return {
    "/times/$bulk-publish": { output: types.map(([type]) => ({ type, url: `${type}.ndjson` })) },
    ...Object.fromEntries(
      types.map(([type, all]) => [
        `/times/${type}.ndjson`,
        typeof all === "string" ? all : ndjson(all),
      ]),
    ),
  };
}

const twoLocations = published({
  Location: [location("a"), location("b")],
  Schedule: [schedule("1", ["Location/a"]), schedule("2", [`${ORIGIN}/fhir/Location/b`])],
  Slot: [slot("at-a", "1", "09"), slot("at-b", "2", "10")],
});

describe("the practice's location is", () => {
  test("the only one", async () => {
    const pages = published({
      Location: [location("whatever")],
      Schedule: [schedule("1", ["Location/whatever"]), schedule("2", ["Location/unknown"])],
      Slot: [slot("here", "1", "09"), slot("elsewhere", "2", "10"), slot("lost", "3", "11")],
    });
    expect(await loadManifest(pages)).toMatchObject({ ids: ["here"], problems: [] });
  });

  test.each(["a", "A"])("the one with the record's id: %s", async (locationId) => {
    const { ids } = await loadManifest(twoLocations, { locationId });
    expect(ids).toEqual(["at-a"]);
  });

  test.each(["#b", "#Location/b"])("the one that the URL's fragment names: %s", async (hash) => {
    const options = { url: MANIFEST + hash, locationId: "a" };
    const { ids } = await load(source(twoLocations), options);
    expect(ids).toEqual(["at-b"]);
  });

  test.each(["", "#unknown"])("unknown among several: %j", async (hash) => {
    const { outcome, problems } = await load(source(twoLocations), { url: MANIFEST + hash });
    expect(outcome).toEqual({ kind: "failed", failure: "no-location" });
    expect(problems).toEqual([{ code: "no-location", detail: "it has 2 locations" }]);
  });

  test("not the only one if the fragment names another", async () => {
    const pages = published({
      Location: [location("a")],
      Schedule: [schedule("1", ["Location/a"])],
      Slot: [slot("at-a", "1", "09")],
    });
    const { codes } = await load(source(pages), { url: `${MANIFEST}#b` });
    expect(codes).toEqual(["no-location"]);
  });
});

describe("a manifest's slots are those", () => {
  const checkup = { text: "Check-up" };
  const vaccine = { coding: [{ code: "57", display: "Immunization" }] };
  const pages = published({
    Location: [location("a")],
    Schedule: [
      schedule("any", ["Location/a"]),
      schedule("lee", ["Practitioner/lee", "Location/a"], checkup),
      schedule("ray", ["Location/a", "https://x.example/fhir/Practitioner/ray"], vaccine),
      {
        ...schedule("pell", []),
        actor: [{ display: "S. Pell, hygienist" }, { reference: "Location/a", display: "A" }],
      },
    ],
    Slot: [
      slot("any", "any", "09"),
      slot("lee", "lee", "10"),
      slot("ray", "ray", "11"),
      slot("own", "lee", "12", { serviceType: [vaccine] }),
      slot("pell", "pell", "13"),
    ],
  });

  test.each([
    ["any type and provider", null, null, ["any", "lee", "ray", "own", "pell"]],
    ["the type, by its code", "57", null, ["any", "ray", "own", "pell"]],
    ["the type, by its name in any case", "check-UP", null, ["any", "lee", "pell"]],
    ["a type that nothing names", "Surgery", null, ["any", "pell"]],
    ["the provider", null, "lee", ["any", "lee", "own"]],
    ["the provider as a reference", null, "Practitioner/ray", ["any", "ray"]],
    ["the provider by name", null, "S. Pell, hygienist", ["any", "pell"]],
    ["both", "Immunization", "lee", ["any", "own"]],
  ])("for %s", async (_name, appointmentType, provider, expected) => {
    const query = { ...QUERY, appointmentType, provider };
    const { ids } = await loadManifest(pages, { query });
    expect(ids).toEqual(expected);
  });
});

describe("a manifest with", () => {
  const files = {
    Location: [location("a")],
    Schedule: [schedule("1", ["Location/a"])],
    Slot: [slot("ok", "1", "09")],
  };

  const past = fhirSlot("past", "2026-11-01T09:00:00Z", { schedule: { reference: "Schedule/1" } });
  const far = { ...past, id: "far", start: "2027-11-01T09:00:00Z", end: "2027-11-01T09:20:00Z" };

  test.each([
    [
      "busy, past and far slots needs no report",
      [slot("busy", "1", "08", { status: "busy" }), past, far, ...files.Slot],
      ["ok"],
      [],
    ],
    [
      "only past slots is reported as outdated",
      [past],
      [],
      [{ code: "outdated", detail: "1 slot" }],
    ],
    [
      "lines that are not JSON is read without them",
      `{"resourceType":\n\r\n[]\n${ndjson(files.Slot)}`,
      ["ok"],
      [{ code: "invalid", detail: "2 slots: id is missing" }],
    ],
  ])("%s", async (_label, Slot, ids, problems) => {
    expect(await loadManifest(published({ ...files, Slot }))).toMatchObject({ ids, problems });
  });

  test("web pages instead of files fails", async () => {
    const pages = { ...published(files), "/times/Slot.ndjson": "<!doctype html>\n<p>Sign in" };
    const { outcome } = await loadManifest(pages);
    expect(outcome).toEqual({ kind: "failed", failure: "not-slots" });
  });

  test("files on another origin does not read them", async () => {
    const pages = published(files);
    const [first, ...rest] = pages["/times/$bulk-publish"].output;
    const output = [{ ...first, url: "https://cdn.example/Slot.ndjson" }, ...rest];
    expect(await loadManifest({ ...pages, "/times/$bulk-publish": { output } })).toMatchObject({
      ids: [],
      problems: [{ code: "limited", detail: `a file is not on ${ORIGIN}` }],
    });
  });

  test("all files on another origin fails and says so", async () => {
    const output = [{ type: "Location", url: "https://cdn.example/Location.ndjson" }];
    const { outcome, problems } = await loadManifest({ "/times/$bulk-publish": { output } });
    expect(outcome).toEqual({ kind: "failed", failure: "no-location" });
    expect(problems).toEqual([{ code: "no-location", detail: `a file is not on ${ORIGIN}` }]);
  });

  test("more than ten files is read as far as that", async () => {
    const pages = published(files);
    const slotFiles = Array.from({ length: 12 }, () => ({ type: "Slot", url: "Slot.ndjson" }));
    const output = [...pages["/times/$bulk-publish"].output, ...slotFiles];
    const network = source({ ...pages, "/times/$bulk-publish": { output } });
    const { ids, problems } = await load(network, { url: MANIFEST });
    expect(ids).toEqual(["ok"]);
    expect(network.sentRequests).toHaveLength(11);
    expect(problems).toContainEqual({ code: "limited", detail: "more than 10 files" });
  });

  test.each([
    ["no output", {}],
    ["an output that is no list", { output: {} }],
  ])("%s fails", async (_name, manifest) => {
    const { outcome } = await loadManifest({ "/times/$bulk-publish": manifest });
    expect(outcome).toEqual({ kind: "failed", failure: "not-slots" });
  });
});
