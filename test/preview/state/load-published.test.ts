import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { loadPublished } from "../../../src/preview/state/load-published.ts";
import { recordOf } from "../../example-record.ts";
import { realServer } from "../../server/real-server.ts";
import { previewOf } from "../preview-fixture.tsx";

const SITE = "https://designs.example";
const record = recordOf("branded");

/** Where a service is that has only a damaged record, until the test is finished. */
async function originOf(damaged: object): Promise<string> {
  const find = () => damaged as typeof record;
  const { origin, close } = await realServer({
    locations: { list: () => [], folder: undefined, find },
  });
  onTestFinished(close);
  return origin;
}

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

  test("is loaded by its ID, and by a URL with spaces and a trailing slash", async () => {
    const source = { baseUrl: ` ${service.origin}/ `, locationId: ` ${record.id}\n` };
    const result = await loadPublished(source, SITE);
    expect(result).toMatchObject({ record: { id: record.id, name: record.name } });
  });

  test.each(["", "../../secret"])(
    "%j is reported as an invalid ID without a request",
    async (locationId) => {
      expect(await problemAt("https://api.invalid", locationId)).toBe(
        "A location ID has 32 digits and letters from a to f.",
      );
    },
  );

  test.each([
    ["", /^Write the whole address/],
    ["api.example", /^Write the whole address/],
    ["file:///etc/passwd", /^Write the whole address/],
    ["javascript:alert(1)", /^Write the whole address/],
    ["https://user:secret@api.example", /^Leave out the user name and password/],
  ])("%j is reported as an invalid base URL, and not repeated", async (baseUrl, problem) => {
    expect(await problemAt(baseUrl)).toMatch(problem);
    expect(await problemAt(baseUrl)).not.toContain("secret");
  });

  test("an unknown ID and what is no record are reported, and a failure is tried again", async () => {
    const unknown = "10a3d96e-cb6c-4813-935a-000000000000";
    expect(await problemAt(service.origin, unknown)).toContain("does not know this location");
    expect(await problemAt(`${service.origin}/f/500~${Date.now()}`)).toBe(`Loaded ${record.name}`);
    const nameless = await originOf({ ...record, name: "" });
    expect(await problemAt(nameless)).toContain("is not a location record");
  });

  test("an invalid record is loaded with defaults", async () => {
    const baseUrl = await originOf({ ...record, city: 7 });
    const result = await loadPublished({ baseUrl, locationId: record.id }, SITE);
    expect(result).toMatchObject({ record: { id: record.id, city: "" } });
    expect(result).not.toHaveProperty("warning");
  });

  test("a record whose screener cannot be read is closed, as on the practice's page, with a warning", async () => {
    const config = { ...record.web_scheduler_config, screener_question: "" };
    const baseUrl = await originOf({ ...record, web_scheduler_config: config });
    const preview = previewOf("branded");
    await preview.open({ baseUrl, locationId: record.id });
    expect(preview.draft.drafted.value.is_web_scheduler_enabled).toBe(false);
    expect(preview.notice.value?.text).toMatch(/screener_question: .+ cannot be read/);
  });
});
