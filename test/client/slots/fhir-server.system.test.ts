/** @module-tag all */
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
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

/** Serves a repository on a loopback port until the test ends. */
async function serve({ FhirRouter }: Medplum, repository: object): Promise<string> {
  const router = new FhirRouter();
  const server = createServer(async ({ url = "" }: IncomingMessage, response) => {
    const request = { method: "GET", url, pathname: "", params: {}, query: {}, body: {} };
    const [outcome, body = outcome] = await router.handleRequest(request, repository);
    response.writeHead(200, { "Content-Type": "application/fhir+json" }).end(JSON.stringify(body));
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

// Installs a hundred megabytes of definitions on the first run.
test("a FHIR server that others wrote understands the search", async ({ skip }) => {
  const folder = await fetchPackage("@medplum/fhir-router@5.2.13");
  if (folder === null) return skip("Medplum's FHIR router is not available on this machine");
  const medplum = await importMedplum(folder);
  const { indexStructureDefinitionBundle, indexSearchParameterBundle, readJson } = medplum;
  indexStructureDefinitionBundle(readJson("fhir/r4/profiles-types.json"));
  indexStructureDefinitionBundle(readJson("fhir/r4/profiles-resources.json"));
  for (const file of medplum.SEARCH_PARAMETER_BUNDLE_FILES) {
    indexSearchParameterBundle(readJson(file));
  }

  const repository = new medplum.MemoryRepository();
  const create = async (resource: Resource) => {
    const { resourceType, id } = await repository.createResource(resource);
    return `${resourceType}/${id}`;
  };
  const place = await create({ resourceType: "Location", name: "Sample" });
  const people = [
    await create({ resourceType: "Practitioner", name: [{ family: "Lee" }] }),
    await create({ resourceType: "Practitioner", name: [{ family: "Ray" }] }),
  ];
  for (const person of people) {
    const schedule = await create({
      resourceType: "Schedule",
      actor: [person, place].map((reference) => ({ reference })),
    });
    for (let index = 0; index < 60; index += 1) {
      const start = NOW + (index - 5) * 3_600_000 + (person === people[0] ? 0 : 1_800_000);
      await create({
        resourceType: "Slot",
        schedule: { reference: schedule },
        status: index % 4 === 0 ? "busy" : "free",
        serviceType: [{ coding: [{ system: "urn:x", code: index % 3 ? "RECALL" : "NEW" }] }],
        start: new Date(start).toISOString(),
        end: new Date(start + 1_800_000).toISOString(),
      });
    }
  }

  const url = `${await serve(medplum, repository)}/Slot`;
  const count = async (over: object) => {
    const query = { ...QUERY, to: new Date(NOW + 40 * 3_600_000).toISOString(), ...over };
    const { ids, problems } = await load({ fetch }, { url, query });
    expect(problems).toEqual([]);
    return ids?.length;
  };
  // Of each person, one slot an hour for 40 hours, of which ten are busy; not the one right now.
  expect(await count({})).toBe(59);
  expect(await count({ provider: people[1] })).toBe(30);
  expect(await count({ appointmentType: "NEW" })).toBe(20);
  expect(await count({ appointmentType: "NEW", provider: people[0] })).toBe(10);
  expect(await count({ appointmentType: "SURGERY" })).toBe(0);
}, 180_000);
