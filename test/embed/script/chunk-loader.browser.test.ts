import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createChunkLoader } from "../../../src/embed/script/chunk-loader.ts";
import { VERSION } from "../../../src/settings/names.ts";

const FILE = `web-scheduler-${VERSION}-phone.js`;
const CHUNK = `${location.origin}/cdn/${FILE}`;

const MAPS: [spelling: string, text: string, type?: string][] = [
  ["the URL", JSON.stringify({ integrity: { [CHUNK]: "sha384-a" } })],
  ["a path", JSON.stringify({ integrity: { [`/cdn/${FILE}`]: "sha384-a" } })],
  ["a type in capitals", JSON.stringify({ integrity: { [CHUNK]: "sha384-a" } }), " ImportMap "],
  ["slashes as PHP writes them", `{"integrity":{"${CHUNK.replaceAll("/", "\\/")}":"sha384-a"}}`],
  ["escapes", JSON.stringify({ integrity: { [CHUNK]: "a" } }).replaceAll("-", "\\u002d")],
  ["a scope", JSON.stringify({ scopes: { "/book/": { [CHUNK]: "/copy.js" } } })],
];

async function requestedUrls(beforeLater = () => {}) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const urls: string[] = [];
  const loadChunk = createChunkLoader(`${location.origin}/cdn/web-scheduler.js`, async (href) => {
    urls.push(href);
    throw new TypeError("Failed to fetch");
  });
  for (const attempt of [1, 2, 3]) {
    await expect(loadChunk("phone")).rejects.toThrow(FILE);
    if (attempt === 1) beforeLater();
  }
  return urls;
}

/** Adds a script that does not run: it is not inserted by the parser, and the page has modules. */
function addMap(text: string, type = "importmap") {
  const map = document.createElement("script");
  // Not an import map while it is inserted, so that the test's page keeps its modules.
  map.type = "text/plain";
  map.textContent = text;
  document.head.append(map);
  map.type = type;
  return map;
}

test("a chunk that does not come counts as missing after 20 seconds, but still counts if it does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<object>();
  const loadChunk = createChunkLoader(`${location.origin}/cdn/`, (url) =>
    url === CHUNK ? promise : new Promise(() => {}),
  );
  const failed = vi.fn();
  void loadChunk("phone").catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  const again = loadChunk("phone");
  resolve({ northAmerica: {} });
  expect(await again).toEqual({ northAmerica: {} });
});

afterEach(() => {
  for (const script of document.head.querySelectorAll("script[type]")) {
    if (/importmap/i.test(script.getAttribute("type") ?? "")) script.remove();
  }
  vi.restoreAllMocks();
});

test("a chunk that failed is requested again under another URL", async () => {
  addMap(JSON.stringify({ integrity: { [CHUNK.replace("phone", "es")]: "sha384-a" } }));
  expect(await requestedUrls()).toEqual([CHUNK, `${CHUNK}?1`, `${CHUNK}?2`]);
});

test.each(MAPS)(
  "a chunk that is pinned by %s is always requested under its own URL",
  async (_, text, type) => {
    addMap(text, type);
    expect(await requestedUrls()).toEqual([CHUNK, CHUNK, CHUNK]);
  },
);

test("an import map still counts after its element was removed", async () => {
  const map = addMap(JSON.stringify({ integrity: { [CHUNK]: "sha384-a" } }));
  expect(await requestedUrls(() => map.remove())).toEqual([CHUNK, CHUNK, CHUNK]);
});

test("an import map that was added later counts", async () => {
  const text = JSON.stringify({ integrity: { [CHUNK]: "sha384-a" } });
  expect(await requestedUrls(() => addMap(text))).toEqual([CHUNK, CHUNK, CHUNK]);
});
