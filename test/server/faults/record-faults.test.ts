import { expect, test } from "vitest";
import { SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { everythingOn } from "../../../src/examples/practices/everything-on.ts";
import { DOCUMENTED_KEYS, findDocumentedKey } from "../../../src/server/faults/documented-keys.ts";
import { faultRun } from "../../../src/server/faults/fault-run.ts";
import { RECORD_FAULTS } from "../../../src/server/faults/record-faults.ts";
import { DETAIL, testServer } from "../handler-fixture.ts";

const { ask } = testServer();
const keyed = RECORD_FAULTS.filter(({ parameter }) => parameter === "key");
const cases = keyed.flatMap(({ name, supportsKey }) =>
  DOCUMENTED_KEYS.filter((key) => supportsKey?.(key)).map((key) => ({ name, key })),
);

/** The paths that the strict schema rejects. */
async function invalidPaths(scenario: string): Promise<string[]> {
  const response = await ask(`/f/${scenario}${DETAIL}`);
  expect(response.status).toBe(200);
  const issues = SuccessEnvelope.safeParse(await response.json()).error?.issues ?? [];
  return issues.map(({ path }) => path.join("."));
}

test("every key of a record is a documented key", () => {
  const names = new Set(DOCUMENTED_KEYS.map(({ path }) => path.join(".")));
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (path.endsWith("provider_profiles") || Number(key) > 0) continue;
      expect(names).toContain(`${path}.${key}`);
      visit(inner, `${path}.${key}`);
    }
  };
  visit(everythingOn.record, "data");
  expect(names).toContain("data.practice_details.contactInfo");
  for (const key of ["code", "message", "success", "data", "errors"]) expect(names).toContain(key);
});

test.each(cases.filter(({ key }) => !key.name.endsWith("contactInfo")))(
  "$name-$key.name invalidates only that key",
  async ({ name, key }) => {
    expect(await invalidPaths(`${name}-${key.name}`)).toEqual([key.path.join(".")]);
  },
);

test("an optional key may be missing", async () => {
  expect(await invalidPaths("missing-practice_details.contactInfo")).toEqual([]);
});

test("every key can be missing, null (unless documented) and of the wrong type", () => {
  const nullable = ["data.chatbot_greeting_message", "errors"];
  const kinds = (path: string) =>
    cases.filter(({ key }) => key.path.join(".") === path).map(({ name }) => name);
  expect(kinds("data.name")).toEqual(["missing", "null", "wrongtype"]);
  for (const path of nullable) expect(kinds(path)).toEqual(["missing", "wrongtype"]);
});

test.each([
  ["name", "data.name"],
  ["data.name", "data.name"],
  ["data", "data"],
  ["agent.name", "data.agent.name"],
  ["font_color", "data.web_scheduler_config.branding.font_color"],
  ["branding.font_color", "data.web_scheduler_config.branding.font_color"],
])("%s refers to %s", (name, path) => {
  expect(findDocumentedKey(name)?.path.join(".")).toBe(path);
});

test.each(["missing-", "missing-nope", "missing-enabled", "null-errors", "missing", "null"])(
  "%s is not a fault",
  (scenario) => {
    expect(faultRun(`/f/${scenario}/`)?.unknown).toEqual([scenario]);
  },
);

test("pages and other paths are unchanged", async () => {
  const page = await ask(`/f/missing-name${DETAIL}?format=api`);
  expect(await page.text()).toContain("HTTP 200 OK");
  expect(await (await ask("/f/missing-name/dev/inbox/?format=json")).json()).toEqual([]);
});
