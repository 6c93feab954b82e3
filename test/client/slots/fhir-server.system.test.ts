/** @module-tag all */
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { SlotSearch } from "../../../src/contract/slot.ts";
import { type LoadRange, loadPeriod, periodAt } from "../../../src/state/slots/weeks.ts";
import { fetchPackage } from "../../fetch-package.ts";
import { listen } from "../../resources.ts";
import { load, NOW, QUERY } from "./source-fixture.ts";

interface Resource {
  resourceType: string;
  id?: string;
  [key: string]: unknown;
}

/** Another project's implementation of FHIR R4's REST API and search, in memory. */
interface Medplum {
  MemoryRepository: new () => { createResource(resource: Resource): Promise<Resource> };
  FhirRouter: new () => {
    handleRequest(request: object, repository: object): Promise<[outcome: object, body?: object]>;
  };
  indexStructureDefinitionBundle(bundle: unknown): void;
  indexSearchParameterBundle(bundle: unknown): void;
  readJson(file: string): unknown;
  SEARCH_PARAMETER_BUNDLE_FILES: readonly string[];
}

async function importMedplum(folder: string): Promise<Medplum> {
  const modules = await Promise.all(
    ["fhir-router", "core", "definitions"].map(
      (name) => import(pathToFileURL(join(folder, "..", name, "dist/esm/index.mjs")).href),
    ),
  );
  return Object.assign({}, ...modules);
}

interface Serving {
  /** The server returns no more slots at once, whatever it is asked for. */
  pageSize?: number;
  /** Where further pages are, as the server knows itself behind its proxy. */
  nextOrigin?: string;
  sort?: string;
}

/** Serves a repository on a loopback port until the test ends. The router leaves links to further pages to its server. */
async function serve(
  { FhirRouter }: Medplum,
  repository: object,
  { pageSize = 1000, nextOrigin, sort = "" }: Serving = {},
) {
  const router = new FhirRouter();
  const server = createServer(async ({ url = "" }: IncomingMessage, response) => {
    const asked = new URL(url, "http://localhost");
    const { searchParams } = asked;
    const count = Math.min(pageSize, Number(searchParams.get("_count")));
    const next = Number(searchParams.get("_offset")) + count;
    searchParams.set("_count", String(count));
    if (sort) searchParams.set("_sort", sort);
    const path = asked.pathname + asked.search;
    const request = { method: "GET", url: path, pathname: "", params: {}, query: {}, body: {} };
    const [outcome, body = outcome] = await router.handleRequest(request, repository);
    searchParams.set("_offset", String(next));
    const hasNext = next < Number(Reflect.get(body, "total"));
    const link = { relation: "next", url: `${nextOrigin}${asked.pathname}${asked.search}` };
    const page = { ...body, ...(hasNext && nextOrigin && { link: [link] }) };
    response.writeHead(200, { "Content-Type": "application/fhir+json" }).end(JSON.stringify(page));
  });
  return `http://127.0.0.1:${await listen(server)}/Slot`;
}

// Installs a hundred megabytes of definitions on the first run.
const folder = await fetchPackage("@medplum/fhir-router@5.2.13");
const medplum = folder === null ? null : await importMedplum(folder);
if (medplum) {
  medplum.indexStructureDefinitionBundle(medplum.readJson("fhir/r4/profiles-types.json"));
  medplum.indexStructureDefinitionBundle(medplum.readJson("fhir/r4/profiles-resources.json"));
  for (const file of medplum.SEARCH_PARAMETER_BUNDLE_FILES) {
    medplum.indexSearchParameterBundle(medplum.readJson(file));
  }
}

/** A repository, with the schedules of these actors, each with `count` slots every half an hour. */
async function repositoryOf({ MemoryRepository }: Medplum) {
  const repository = new MemoryRepository();
  const create = async (resource: Resource) => {
    const { resourceType, id } = await repository.createResource(resource);
    return `${resourceType}/${id}`;
  };
  const createSchedule = async (actor: object[], slots: object[], version = "") => {
    const schedule = { reference: (await create({ resourceType: "Schedule", actor })) + version };
    for (const slot of slots) {
      await create({ resourceType: "Slot", schedule, status: "free", ...slot });
    }
  };
  return { repository, create, createSchedule };
}

/** A slot of 10 minutes, `minutes` after {@link NOW}. */
const slotIn = (minutes: number, over: object = {}) => {
  const [start, end] = [minutes, minutes + 10].map((at) =>
    new Date(NOW + at * 60_000).toISOString(),
  );
  return { start, end, ...over };
};
const typed = (...coding: object[]) => ({ serviceType: [{ coding }] });

describe.skipIf(!medplum)("a FHIR server that others wrote", () => {
  const server = medplum as Medplum;

  test("understands the search", async () => {
    const { repository, create, createSchedule } = await repositoryOf(server);
    const place = { reference: await create({ resourceType: "Location", name: "Sample" }) };
    const people = [
      await create({ resourceType: "Practitioner", name: [{ family: "Lee" }] }),
      await create({ resourceType: "Practitioner", name: [{ family: "Ray" }] }),
    ];
    for (const [index, reference] of people.entries()) {
      const slots = Array.from({ length: 60 }, (_, slot) => ({
        ...slotIn(
          (slot - 5) * 60 + index * 30,
          typed({ system: "urn:x", code: slot % 3 ? "RECALL" : "NEW" }),
        ),
        status: slot % 4 === 0 ? "busy" : "free",
      }));
      await createSchedule([{ reference }, place], slots);
    }
    const url = await serve(server, repository);
    const count = async (over: object) => {
      const query = { ...QUERY, to: new Date(NOW + 40 * 3_600_000).toISOString(), ...over };
      const { ids, problems } = await load({ fetch }, { url, query });
      return problems[0] ?? ids?.length;
    };
    // Of each person, one slot an hour for 40 hours, of which ten are busy; not the one right now.
    expect(await count({})).toBe(59);
    expect(await count({ provider: people[1] })).toBe(30);
    expect(await count({ appointmentType: "NEW" })).toBe(20);
    expect(await count({ appointmentType: "NEW", provider: people[0] })).toBe(10);
    expect(await count({ appointmentType: "SURGERY" })).toMatch(/^WS612 60 with a serviceType/);
  });

  test("has slots of all actors, of two code systems, and of versions of a schedule", async () => {
    const { repository, create, createSchedule } = await repositoryOf(server);
    const lee = { reference: await create({ resourceType: "Practitioner" }), display: "Dr. Lee" };
    const ray = {
      reference: await create({ resourceType: "PractitionerRole" }),
      display: "Dr. Ray",
    };
    const things = ["HealthcareService", "Device", "Location"].map((resourceType) => ({
      reference: `${resourceType}/prov-lee`,
    }));
    const crown = typed({ system: "urn:a", code: "CROWN" });
    const named = typed({ system: "urn:b", code: "7", display: "A new crown" });
    const exam = typed({ system: "urn:b", code: "8", display: "Exam" });
    await createSchedule(
      [lee, ...things],
      [slotIn(30, crown), slotIn(60, named), slotIn(90, exam)],
    );
    await createSchedule(
      [{ ...ray, reference: `${ray.reference}/_history/1` }],
      [slotIn(120, named)],
    );
    await createSchedule([lee], [slotIn(180, crown)], "/_history/1");
    await createSchedule(things, [slotIn(150, named)]);
    const url = await serve(server, repository);
    const starts = async (over: Partial<SlotSearch>) => {
      const query = {
        ...QUERY,
        appointmentTypes: [{ value: "CROWN", label: "A new crown" }],
        providers: [
          { value: "prov-lee", label: "Dr. Lee" },
          { value: "prov-ray", label: "Dr. Ray" },
        ],
        ...over,
      };
      const { outcome } = await load({ fetch }, { url, query });
      return (
        outcome.kind === "loaded" &&
        outcome.slots.map(({ start }) => (Date.parse(start) - NOW) / 60_000)
      );
    };
    expect(await starts({})).toEqual([30, 60, 90, 120, 150, 180]);
    expect(await starts({ appointmentType: "CROWN" })).toEqual([30, 180]);
    expect(await starts({ provider: lee.reference })).toEqual([30, 60, 90, 180]);
    expect(await starts({ provider: "prov-ray" })).toEqual([120, 150]);
    expect(await starts({ appointmentType: "CROWN", provider: "prov-ray" })).toEqual([120, 150]);
  });

  test.each<Serving>([
    { pageSize: 20, nextOrigin: "http://fhir.internal:8103" },
    { pageSize: 50, nextOrigin: "https://fhir.internal", sort: "-start" },
    { pageSize: 50 },
    { pageSize: 45, sort: "schedule" },
  ])("is read to its end, or a day at a time: %j", async (serving) => {
    const { repository, createSchedule } = await repositoryOf(server);
    for (const index of [0, 1, 2, 3]) {
      const slots = Array.from({ length: 68 }, (_, slot) => slotIn(slot * 140 + index * 20 + 10));
      await createSchedule([{ display: `Dr. ${index}` }], slots);
    }
    const url = await serve(server, repository, serving);
    expect(await readWeek(url)).toEqual({ count: 272, cutOff: "" });
  });
});

/** How many times a source has in the first week, read at once if that is complete, else a day at a time. */
async function readWeek(url: string) {
  const period = periodAt(0, NOW, "UTC", 1);
  const loadRange: LoadRange = async ({ from, to }) => {
    const query = { ...QUERY, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    return (await load({ fetch }, { url, query })).outcome;
  };
  const week = await loadRange(period);
  const isComplete = week.kind === "loaded" && week.cutOff === "";
  const outcome = isComplete ? week : await loadPeriod(loadRange, period, "UTC", () => {});
  return outcome.kind === "loaded" && { count: outcome.slots.length, cutOff: outcome.cutOff };
}
