import { expect, test } from "vitest";
import { SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { everythingOn } from "../../../src/examples/practices/everything-on.ts";
import { DOCUMENTED_PLACES, placeNamed } from "../../../src/server/faults/documented-keys.ts";
import { faultRun } from "../../../src/server/faults/fault-run.ts";
import { RECORD_FAULTS } from "../../../src/server/faults/record-faults.ts";
import { DETAIL, testServer } from "../handler-fixture.ts";

const { ask } = testServer();
const keyed = RECORD_FAULTS.filter(({ takes }) => takes === "key");
const cases = keyed.flatMap(({ name, fits }) =>
  DOCUMENTED_PLACES.filter((place) => fits?.(place)).map((place) => ({ name, place })),
);

/** The places that a strict reading finds wrong. */
async function wrongIn(scenario: string): Promise<string[]> {
  const response = await ask(`/f/${scenario}${DETAIL}`);
  expect(response.status).toBe(200);
  const issues = SuccessEnvelope.safeParse(await response.json()).error?.issues ?? [];
  return issues.map(({ path }) => path.join("."));
}

test("there is a place for every key of a record", () => {
  const names = new Set(DOCUMENTED_PLACES.map(({ path }) => path.join(".")));
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

test.each(cases.filter(({ place }) => !place.name.endsWith("contactInfo")))(
  "$name-$place.name breaks the record there, and nowhere else",
  async ({ name, place }) => {
    expect(await wrongIn(`${name}-${place.name}`)).toEqual([place.path.join(".")]);
  },
);

test("what may be missing can be missing", async () => {
  expect(await wrongIn("missing-practice_details.contactInfo")).toEqual([]);
});

test("every key is missing, null and of the wrong type in turn, unless null is documented", () => {
  const nullable = ["data.chatbot_greeting_message", "errors"];
  const kinds = (path: string) =>
    cases.filter(({ place }) => place.path.join(".") === path).map(({ name }) => name);
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
])("%s names %s", (name, path) => {
  expect(placeNamed(name)?.path.join(".")).toBe(path);
});

test.each(["missing-", "missing-nope", "missing-enabled", "null-errors", "missing", "null"])(
  "%s names no scenario",
  (scenario) => {
    expect(faultRun(`/f/${scenario}/`)?.unknown).toEqual([scenario]);
  },
);

test("a page, and what is not the endpoint's, stay as they are", async () => {
  const page = await ask(`/f/missing-name${DETAIL}?format=api`);
  expect(await page.text()).toContain("HTTP 200 OK");
  expect(await (await ask("/f/missing-name/dev/inbox/?format=json")).json()).toEqual([]);
});
