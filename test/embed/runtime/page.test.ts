import { expect, test } from "vitest";
import { isMapped, readImportMap } from "../../../src/embed/runtime/page.ts";

const CHUNK = "https://cdn.example/js/web-scheduler-1.0.0-deferred.js";
const PAGE = "https://cdn.example/book/now.html";

/** Import maps whose entry a browser applies to the chunk, with the document's base URL. */
const PINNED: [spelling: string, text: string, baseUrl?: string][] = [
  ["the URL", `{"integrity":{"${CHUNK}":"sha384-a"}}`],
  ["slashes as PHP writes them", `{"integrity":{"${CHUNK.replaceAll("/", "\\/")}":"sha384-a"}}`],
  ["a scheme in capitals", `{"integrity":{"${CHUNK.replace("https", "HTTPS")}":"sha384-a"}}`],
  ["a path", `{"integrity":{"/js/web-scheduler-1.0.0-deferred.js":"sha384-a"}}`],
  ["a relative path", `{"integrity":{"./web-scheduler-1.0.0-deferred.js":"a"}}`, CHUNK],
];

test.each(PINNED)("a chunk is pinned by %s", (_, text, baseUrl = PAGE) => {
  expect(readImportMap(text, baseUrl)?.pinned).toEqual([CHUNK]);
  expect(isMapped(CHUNK, ["{}", text], baseUrl)).toBe(true);
});

test("a chunk stays pinned by a relative key when a <base> is added later", () => {
  const text = `{"integrity":{"../js/web-scheduler-1.0.0-deferred.js":"sha384-a"}}`;
  expect(isMapped(CHUNK, [text], PAGE)).toBe(true);
  expect(isMapped(CHUNK, [text], "https://cdn.example/injected/deep/base/")).toBe(true);
});

test.each([
  ["imports", `{"imports":{"${CHUNK}":"/copy.js"}}`],
  ["imports, by its folder", `{"imports":{"https:\\/\\/CDN.example/js/":"/copy/"}}`],
  ["a scope", `{"scopes":{"/book/":{"/js/web-scheduler-1.0.0-deferred.js":"/copy.js"}}}`],
])("a chunk that is replaced by %s is requested under its own URL only", (_, text) => {
  expect(isMapped(CHUNK, [text], PAGE)).toBe(true);
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["null", "null"],
  ["no object", `{"integrity":null}`],
])("without being able to read the map (%s), a chunk counts as pinned", (_, text) => {
  expect(readImportMap(text, PAGE)).toBeNull();
  expect(isMapped(CHUNK, [text], PAGE)).toBe(true);
});

test.each([
  ["another file", `{"integrity":{"${CHUNK.replace("deferred", "es")}":"sha384-a"}}`],
  ["a bare name, which browsers ignore", `{"integrity":{"web-scheduler-1.0.0-deferred.js":"a"}}`],
  ["a query", `{"integrity":{"${CHUNK}?1":"sha384-a"}}`],
  ["another folder", `{"imports":{"https://cdn.example/other/":"/copy/"}}`],
  ["an empty map", "{}"],
])("a chunk is not pinned by %s", (_, text) => {
  expect(isMapped(CHUNK, [text], PAGE)).toBe(false);
});
