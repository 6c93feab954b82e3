import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { publishedOf } from "../../../src/preview/state/load-published.ts";
import { realServer } from "../../server/real-server.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const SITE = "https://designs.example";
const record = recordOf("branded");

test.each(EXAMPLES)(
  "the example $slug comes with the page, its logos beside it",
  async ({ slug }) => {
    const found = await publishedOf({ example: slug }, SITE);
    if (!("record" in found)) throw new Error(found.problem);
    const { branding } = found.record.web_scheduler_config;
    expect(found.record.id).toBe(recordOf(slug).id);
    expect(found.note).toBeUndefined();
    for (const logo of [branding.header_logo_url, branding.footer_logo_url]) {
      expect(logo).not.toContain("localhost");
    }
  },
);

test("an example that there is not is said", async () => {
  expect(await publishedOf({ example: "gone" }, SITE)).toEqual({
    problem: "There is no example “gone” in this version.",
  });
});

describe("a location of a service", () => {
  let service: Awaited<ReturnType<typeof realServer>>;
  beforeAll(async () => {
    service = await realServer();
  });
  afterAll(() => service.close());

  const problemAt = async (baseUrl: string, locationId = record.id) => {
    const found = await publishedOf({ baseUrl, locationId }, SITE);
    return "problem" in found ? found.problem : `There is one: ${found.record.name}`;
  };

  test.each([
    ["as it is", (origin: string) => origin, record.id],
    [
      "with spaces around it, as it is copied",
      (origin: string) => ` ${origin}/ `,
      ` ${record.id}\n`,
    ],
    ["in capitals", (origin: string) => origin, record.id.toUpperCase()],
    ["without hyphens", (origin: string) => origin, record.id.replaceAll("-", "")],
  ])("is read, its id %s", async (_how, at, locationId) => {
    const found = await publishedOf({ baseUrl: at(service.origin), locationId }, SITE);
    expect(found).toMatchObject({ record: { id: record.id, name: record.name } });
    expect(found).not.toHaveProperty("note");
  });

  test.each(["", "branded", "10a3d96e", `${record.id}0`, "../../secret", "<img src=x>"])(
    "%j is no id, which is said without asking anybody",
    async (locationId) => {
      expect(await problemAt("https://api.invalid", locationId)).toBe(
        `“${locationId}” is no location id: it has 32 digits and letters from a to f, as in 10a3d96e-cb6c-4813-935a-a30369dd4806.`,
      );
    },
  );

  test.each([
    "",
    "api.example",
    "//api.example",
    "ftp://api.example",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:application/json,{}",
    "https://",
  ])("%j is no base URL, which is said", async (baseUrl) => {
    expect(await problemAt(baseUrl)).toMatch(
      /^“.*” is no base URL: it begins with https:\/\/, as in https:\/\/api\.example\.$/,
    );
  });

  test.each(["https://user:secret@api.example", "https://secret@api.example"])(
    "a base URL with who asks in it is refused, and not said again: %s",
    async (baseUrl) => {
      expect(await problemAt(baseUrl)).toBe("A base URL has no user name and no password in it.");
    },
  );

  test("what is said of a very long text is short", async () => {
    expect((await problemAt("x".repeat(10_000))).length).toBeLessThan(300);
    expect((await problemAt("https://api.invalid", "x".repeat(10_000))).length).toBeLessThan(300);
  });

  test("an id that the service does not know is said", async () => {
    const unknown = "10a3d96e-cb6c-4813-935a-000000000000";
    expect(await problemAt(service.origin, unknown)).toContain("does not know this location-id");
  });

  test.each([
    ["403", "refused the request"],
    ["html200", "did not return JSON"],
    ["wrong-id", "returned the record of another location"],
  ])("a service that answers with %s is said", async (scenario, sentence) => {
    // Once for each time that it is asked.
    const faults = Array.from({ length: 9 }, () => scenario).join(",");
    const problem = await problemAt(`${service.origin}/f/${faults}~${scenario}`);
    expect(problem).toContain(sentence);
    expect(problem).toMatch(/^[^{}]+\.$/);
  });

  test("a record that is not as documented is read as far as it goes, and it is said", async () => {
    const { is_virtual: _gone, ...rest } = record;
    const broken = { ...rest, city: 7 } as unknown as typeof record;
    const locations = { list: () => [], find: () => broken };
    const { origin, close } = await realServer({ locations });
    onTestFinished(close);
    const found = await publishedOf({ baseUrl: origin, locationId: record.id }, SITE);
    expect(found).toMatchObject({
      record: { id: record.id, is_virtual: false, city: "" },
      note: "The record is not as documented; these took their defaults: city (expected string), is_virtual (expected boolean).",
    });
  });

  test("a service that is not there is said", async () => {
    const { origin, close } = await realServer();
    await close();
    expect(await problemAt(origin)).toContain("could not be reached");
  });
});
