import { expect, test } from "vitest";
import { EXAMPLES, type Example } from "../../../src/examples/index.ts";
import { withFiles } from "../../../src/server/records/locations.ts";
import type { RecordFile } from "../../../src/server/records/record-files.ts";
import { EXAMPLE, PAYLOAD, testServer } from "../handler-fixture.ts";

const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const example = (over: Partial<Example["record"]> = {}): Example => ({
  slug: "north",
  title: "north.json",
  description: "North",
  record: { ...EXAMPLE.record, id: ID, ...over },
});

/** The handler with files that a test changes. */
function serverOfFiles(...first: RecordFile[]) {
  let files: readonly RecordFile[] = first;
  const listeners = new Set<() => void>();
  const ofFiles = {
    files: () => files,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stopping = new AbortController();
  const server = testServer({
    locations: withFiles(ofFiles, EXAMPLES),
    practicePage: () => '<body><script data-location-id="x"></script></body>',
    stopping: stopping.signal,
  });
  const change = (...now: RecordFile[]) => {
    files = now;
    for (const listener of listeners) listener();
  };
  return { ...server, change, listeners, stopping };
}

const good = (over?: Partial<Example["record"]>): RecordFile => ({
  file: "north.json",
  example: example(over),
  mistakes: [],
});

test("a practice page listens for its version, an example's too; without files it has its one script", async () => {
  const { ask } = serverOfFiles(good());
  const page = await (await ask("/practice/north/")).text();
  expect(page).toMatch(
    /<script async src="\/dev\/redraw\.js" data-changes="\/dev\/changes\/north\/" data-version="[0-9a-f]+"><\/script>\n<\/body>/,
  );
  expect(page).toContain(`data-location-id="${ID}"`);
  const other = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  expect(other).toContain(`data-changes="/dev/changes/${EXAMPLE.slug}/"`);
  const script = await ask("/dev/redraw.js");
  expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
});

test("who listens hears the version of the page, then of each change, until it is gone", async () => {
  const { ask, change } = serverOfFiles(good());
  const page = await (await ask("/practice/north/")).text();
  const version = /data-version="([^"]+)"/.exec(page)?.[1];
  const response = await ask("/dev/changes/north/");
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe(`data: ${version}\n\n`);
  change(good());
  change(good({ name: "South Clinic" }));
  const changed = await next();
  expect(changed).toMatch(/^data: [0-9a-f]+\n\n$/);
  expect(changed).not.toBe(`data: ${version}\n\n`);
  change();
  expect(await next()).toBe("data: gone\n\n");
});

test("nobody is told after leaving, or after the server's end", async () => {
  const { ask, listeners, stopping, change } = serverOfFiles(good());
  const left = await ask("/dev/changes/north/");
  await left.body?.cancel();
  expect(listeners.size).toBe(0);
  const kept = await ask("/dev/changes/north/");
  expect(listeners.size).toBe(1);
  stopping.abort();
  change(good({ name: "South Clinic" }));
  expect(await kept.text()).not.toMatch(/data: .*data: /s);
  expect(listeners.size).toBe(0);
});

test("of nobody there is nothing to hear, nor of anybody on a server without files", async () => {
  expect((await serverOfFiles(good()).ask("/dev/changes/nobody/")).status).toBe(404);
  expect((await testServer().ask(`/dev/changes/${EXAMPLE.slug}/`)).status).toBe(404);
});

test("the home page lists the files: where they are seen, and what is wrong with them", async () => {
  const mistake = { path: "city", found: PAYLOAD, expected: "text" };
  const many = Array.from({ length: 25 }, (_, index) => ({ ...mistake, path: `key${index}` }));
  const { ask } = serverOfFiles(
    { ...good(), mistakes: [mistake] },
    { file: `${PAYLOAD}.json`, example: undefined, mistakes: many },
  );
  const page = await (await ask("/")).text();
  for (const href of ["/practice/north/", `/api/v1/location/${ID}/public-detail/`]) {
    expect(page).toContain(`href="${href}"`);
  }
  for (const text of ["north.json", "its last good version is shown", "it is not shown"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("And 5 more.");
  expect(page).not.toMatch(/<img|<script/);
});

test("an empty folder is told; without one there is no word of it", async () => {
  expect(await (await serverOfFiles().ask("/")).text()).toContain("There is no");
  expect(await (await testServer().ask("/")).text()).not.toContain("Your records");
});
