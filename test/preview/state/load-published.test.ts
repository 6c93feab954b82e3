import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/index.ts";
import { loadPublished } from "../../../src/preview/state/load-published.ts";
import { recordOf } from "../../example-record.ts";
import { realServer } from "../../server/real-server.ts";
import { previewOf } from "../preview-fixture.tsx";

const SITE = "https://designs.example";
const record = recordOf("branded");

test.each(EXAMPLES)(
  "the example $slug is loaded without a request, with logos of this site",
  async ({ slug }) => {
    const result = await loadPublished({ example: slug }, SITE);
    if (!("record" in result)) throw new Error(result.problem);
    const { branding } = result.record.web_scheduler_config;
    expect(result.record.id).toBe(recordOf(slug).id);
    for (const logo of [branding.header_logo_url, branding.footer_logo_url]) {
      expect(logo).not.toContain("localhost");
    }
  },
);

describe("a location of a service", () => {
  let service: Awaited<ReturnType<typeof realServer>>;
  beforeAll(async () => {
    service = await realServer();
  });
  afterAll(() => service.close());

  const problemAt = async (baseUrl: string, locationId = record.id) => {
    const result = await loadPublished({ baseUrl, locationId }, SITE);
    return "problem" in result ? result.problem : `Loaded ${result.record.name}`;
  };

  test.each([
    ["unchanged", (origin: string) => origin, record.id],
    ["with spaces and a trailing slash", (origin: string) => ` ${origin}/ `, ` ${record.id}\n`],
    ["in uppercase", (origin: string) => origin, record.id.toUpperCase()],
    ["without hyphens", (origin: string) => origin, record.id.replaceAll("-", "")],
  ])("is loaded by its ID %s", async (_how, at, locationId) => {
    const result = await loadPublished({ baseUrl: at(service.origin), locationId }, SITE);
    expect(result).toMatchObject({ record: { id: record.id, name: record.name } });
  });

  test.each(["", "branded", `${record.id}0`, "../../secret"])(
    "%j is reported as an invalid ID without a request",
    async (locationId) => {
      expect(await problemAt("https://api.invalid", locationId)).toBe(
        "A location ID has 32 digits and letters from a to f.",
      );
    },
  );

  test.each([
    "",
    "api.example",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://user:secret@api.example",
  ])("%j is reported as an invalid base URL, and not repeated", async (baseUrl) => {
    expect(await problemAt(baseUrl)).toBe(
      "A base URL starts with https://, and has no user name or password.",
    );
  });

  test("an unknown ID is reported", async () => {
    const unknown = "10a3d96e-cb6c-4813-935a-000000000000";
    expect(await problemAt(service.origin, unknown)).toContain("does not know this location");
  });

  test("a service that responds with a page or with another location's record is reported", async () => {
    // More than the number of attempts.
    const faults = Array.from({ length: 9 }, () => "html200").join(",");
    const locations = { list: () => [], find: () => recordOf("times") };
    const other = await realServer({ locations });
    onTestFinished(other.close);
    expect(await problemAt(`${service.origin}/f/${faults}`)).toContain("is not a location record");
    expect(await problemAt(other.origin)).toContain("returned another location's record");
  });

  test("an invalid record is loaded with defaults", async () => {
    const { is_virtual: _omitted, ...rest } = record;
    const broken = { ...rest, city: 7 } as unknown as typeof record;
    const locations = { list: () => [], find: () => broken };
    const { origin, close } = await realServer({ locations });
    onTestFinished(close);
    const result = await loadPublished({ baseUrl: origin, locationId: record.id }, SITE);
    expect(result).toMatchObject({ record: { id: record.id, is_virtual: false, city: "" } });
    expect(result).not.toHaveProperty("warning");
  });

  test("a record whose screener cannot be read is closed, as on the practice's page, with a warning", async () => {
    const config = { ...record.web_scheduler_config, screener_question: "" };
    const broken = { ...record, web_scheduler_config: config } as unknown as typeof record;
    const { origin, close } = await realServer({
      locations: { list: () => [], find: () => broken },
    });
    onTestFinished(close);
    const preview = previewOf("branded");
    await preview.open({ baseUrl: origin, locationId: record.id });
    expect(preview.draft.drafted.value.is_web_scheduler_enabled).toBe(false);
    expect(preview.notice.value?.text).toMatch(/screener_question: .+ cannot be read/);
  });

  test("an unreachable service is reported", async () => {
    const { origin, close } = await realServer();
    await close();
    expect(await problemAt(origin)).toContain("could not be reached");
  });
});
