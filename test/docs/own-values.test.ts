import { expect, test } from "vitest";
import { checkValue } from "../../src/docs/browser/check-value.ts";
import { replacePlaceholders } from "../../src/docs/browser/replace-placeholders.ts";
import { PLACEHOLDERS } from "../../src/tasks/build/write-release.ts";
import { docPage } from "./doc-page.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

test.each([
  ["location-id", ` ${ID} `, ID],
  ["base-url", "https://api.clinic.test", "https://api.clinic.test"],
  ["base-url", "https://api.clinic.test/v2/", "https://api.clinic.test/v2/"],
  ["submit-url", "https://clinic.test/requests?x=1", "https://clinic.test/requests?x=1"],
  ["submit-url", `https://clinic.test/"'><b>`, "https://clinic.test/%22%27%3E%3Cb%3E"],
  ["phone", "+12025550143", "+12025550143"],
  ["folder", "https://files.clinic.test/forms/", "https://files.clinic.test/forms"],
  ["origin", "https://clinic.test/", "https://clinic.test"],
] as const)("%s: %s is %s in the snippets", (kind, typed, value) => {
  expect(checkValue(kind, typed)).toEqual({ ok: true, value });
});

test.each([
  ["location-id", "LOCATION-ID", "expected the location's UUID"],
  ["base-url", "api.clinic.test", "this URL is relative"],
  ["base-url", "https://user:secret@api.clinic.test", "user name or password"],
  ["submit-url", "http://clinic.test/requests", "this URL is http"],
  ["phone", "202-555-0143", "like +12025550143"],
  ["folder", "https://files.clinic.test/?x", "query or a fragment"],
  ["origin", "https://clinic.test/booking", "https://clinic.test"],
] as const)("%s: %s is refused, and it says why", (kind, typed, problem) => {
  const reading = checkValue(kind, typed);
  expect(reading.ok ? "" : reading.problem).toContain(problem);
  expect(JSON.stringify(reading)).not.toContain("secret");
});

test("values replace placeholders, also in the query of another URL", () => {
  const values = new Map<string, string>([
    [PLACEHOLDERS.baseUrl, "https://api.clinic.test"],
    [PLACEHOLDERS.submitUrl, "https://clinic.test/requests?x=1"],
    [PLACEHOLDERS.locationId, ID],
  ]);
  const tag = replacePlaceholders(docPage("google-tag-manager"), values);
  const [, src = ""] = /src="([^"]+)"/.exec(tag) ?? [];
  const settings = new URL(src).searchParams;
  expect(settings.get("base-url")).toBe("https://api.clinic.test");
  expect(settings.get("submit-url")).toBe("https://clinic.test/requests?x=1");
  expect(settings.get("location-id")).toBe(ID);
});

test("a value that is itself a placeholder is not replaced again", () => {
  const values = new Map([
    ["A-1", "B-2"],
    ["B-2", "C-3"],
  ]);
  expect(replacePlaceholders("A-1 B-2 A-12", values)).toBe("B-2 C-3 B-22");
});
