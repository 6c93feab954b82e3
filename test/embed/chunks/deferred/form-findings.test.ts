import { expect, test, vi } from "vitest";
import { readSettings } from "../../../../src/embed/api/attributes.ts";
import { loadFindings } from "../../../../src/embed/chunks/deferred/form-findings.ts";
import type { Failure } from "../../../../src/state/phase.ts";

const ATTRIBUTES: Record<string, string> = {
  "location-id": "10a3d96e-cb6c-4813-935a-a30369dd4806",
  "base-url": "https://api.larkmere.test",
};

/** What the owner of a page learns, whose scripts have replaced a function. */
function codesWhile(replace: () => { mockRestore(): void }, failure: Failure, status?: number) {
  const settings = readSettings((name) => ATTRIBUTES[name] ?? null);
  const replaced = replace();
  try {
    const found = loadFindings({} as Element, failure, settings, status);
    return found.map(({ code, subject }) => `${code} ${subject}`);
  } finally {
    replaced.mockRestore();
  }
}

const API = `${ATTRIBUTES["base-url"]}/api/v1/location/${ATTRIBUTES["location-id"]}/public-detail/`;
const nothing = () => ({ mockRestore() {} });

test.each([
  ["Array.isArray", () => vi.spyOn(Array, "isArray").mockReturnValue(false as never)],
  ["JSON.parse", () => vi.spyOn(JSON, "parse").mockReturnValue(undefined)],
  ["RegExp.prototype.test", () => vi.spyOn(RegExp.prototype, "test").mockReturnValue(false)],
  ["Object.entries", () => vi.spyOn(Object, "entries").mockImplementation(() => [])],
])("a page that has broken %s is told so, instead of blaming the API", (feature, replace) => {
  expect(codesWhile(replace, "unexpected-answer")).toEqual([`WS109 ${feature}`]);
});

test("if nothing on the page is broken, the API's failure is reported", () => {
  expect(codesWhile(nothing, "unexpected-answer")).toEqual([`WS207 ${API}`]);
  expect(codesWhile(nothing, "unavailable", 503)).toEqual([`WS205 ${API}`]);
});

test("a missing file of the script is not blamed on the API", () => {
  expect(codesWhile(nothing, "chunk-missing")).toEqual([]);
});
