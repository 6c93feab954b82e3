import { afterEach, expect, test } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { scriptUrl } from "../../../src/embed/script/own-script.ts";

const CHUNK = `https://cdn.example/js/web-scheduler-${VERSION}-deferred.js`;

const added: Element[] = [];

function add(attributes: Record<string, string>, text = "") {
  const script = document.createElement("script");
  // Not a script or an import map while it is inserted.
  script.type = "text/plain";
  script.textContent = text;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  added.push(document.head.appendChild(script));
}

/** The import map with this URL, as an optimizer leaves it. */
function addMap(url: string, nonce = "") {
  const map = document.createElement("script");
  map.type = "text/plain";
  map.textContent = JSON.stringify({ integrity: { [url]: "sha384-a" } }).replaceAll("/", "\\/");
  if (nonce) map.nonce = nonce;
  added.push(document.head.appendChild(map));
  map.type = "importmap";
}

afterEach(() => {
  for (const script of added.splice(0)) script.remove();
});

test("without a tag that has the script's URL, the chunks are where the import map says", () => {
  addMap(CHUNK);
  expect(scriptUrl(null)).toBe(CHUNK);
});

test("a tag with the script's URL counts more than an import map", () => {
  addMap(CHUNK);
  add({ "data-src": "https://other.example/web-scheduler.js" });
  expect(scriptUrl(null)).toBe("https://other.example/web-scheduler.js");
});

test.each([
  ["another version", CHUNK.replace(VERSION, "0.9.0")],
  ["another file", "https://cdn.example/js/app.js"],
])("an import map with %s does not count", (_, url) => {
  addMap(url);
  expect(scriptUrl(null)).toBeUndefined();
});

test("an import map with another nonce does not count", () => {
  addMap(CHUNK, "injected");
  expect(scriptUrl(null)).toBeUndefined();
});

test("under a policy with nonces, no import map counts for a script whose tag is unknown", () => {
  add({ nonce: "R4nd0m" });
  addMap(CHUNK, "R4nd0m");
  expect(scriptUrl(null)).toBeUndefined();
});
