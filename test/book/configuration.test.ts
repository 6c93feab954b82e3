import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfiguration } from "../../src/book/configuration.ts";
import { PLACEHOLDERS } from "../../src/tasks/build/write-release.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const ATTRIBUTES = {
  "base-url": "https://api.example",
  "submit-url": "https://booking.example/booking-requests/",
  phone: "+15550100",
  "heading-level": "1",
};

const problemsOf = (attributes: Record<string, string>, json: string) => {
  const reading = readConfiguration(attributes, json);
  return reading.ok ? "" : reading.problems;
};

test("reads the form's addresses, and the locations by their short names", () => {
  expect(readConfiguration(ATTRIBUTES, `{ "main": "${ID}", "old-town-2": "${ID}" }`)).toEqual({
    ok: true,
    configuration: {
      "base-url": ATTRIBUTES["base-url"],
      "submit-url": ATTRIBUTES["submit-url"],
      phone: ATTRIBUTES.phone,
      locations: { main: ID, "old-town-2": ID },
    },
  });
});

test.each([[null], [undefined], [""], ["\n {} "]])("no locations: %j", (json) => {
  expect(readConfiguration(ATTRIBUTES, json)).toMatchObject({ configuration: { locations: {} } });
});

test.each([
  ["base-url", ""],
  ["base-url", "javascript:alert(1)"],
  ["base-url", "https://user:password@api.example"],
  ["base-url", "https://api.example?x"],
  ["submit-url", "http://booking.example/"],
  ["submit-url", "/booking-requests/"],
  ["slots-url", "ftp://api.example"],
  ["phone", "555-0100"],
])("names the attribute %s with the value %j", (name, value) => {
  const problems = problemsOf({ ...ATTRIBUTES, [name]: value }, "{}");
  expect(problems).toContain(`invalid ${name}`);
  expect(problems.split("\n").filter((line) => line.startsWith("✖"))).toHaveLength(1);
});

test.each(["base-url", "submit-url", "phone"])("%s is required", (missing) => {
  const attributes = Object.entries(ATTRIBUTES).filter(([name]) => name !== missing);
  expect(problemsOf(Object.fromEntries(attributes), "{}")).toContain(missing);
});

test.each([
  ["a placeholder instead of an id", '{ "main": "LOCATION-ID" }', "no location id"],
  ["a name with capitals", `{ "Main": "${ID}" }`, "a short name has small letters"],
  ["markup as a name", `{ "<b>": "${ID}" }`, "a short name has small letters"],
  ["a long name", `{ "${"a".repeat(41)}": "${ID}" }`, "a short name has small letters"],
  ["a list", `["${ID}"]`, "locations"],
  ["a number", '{ "main": 3 }', "main"],
  ["no JSON", "{ main: 1 }", "The locations are not JSON"],
])("rejects %s", (_title, json, problem) => {
  expect(problemsOf(ATTRIBUTES, json)).toContain(problem);
});

test("the page has every documented placeholder, and no other address", () => {
  const page = readFileSync(new URL("../../src/book/index.html", import.meta.url), "utf8");
  const { scriptOrigin, ...placeholders } = PLACEHOLDERS;
  for (const placeholder of Object.values(placeholders)) {
    expect(page).toMatch(new RegExp(`"(tel:)?${placeholder.replaceAll(/[.+]/g, "\\$&")}"`));
  }
  const hosts = [...page.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
  expect(hosts).toEqual(["api.example", "booking.example"]);
});
