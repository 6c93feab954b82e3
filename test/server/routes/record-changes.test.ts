import { expect, test } from "vitest";
import { EXAMPLES, type Example } from "../../../src/examples/index.ts";
import { withFiles } from "../../../src/server/records/locations.ts";
import type { RecordFile } from "../../../src/server/records/record-folder.ts";
import { EXAMPLE, PAYLOAD, readerOf, testServer } from "../handler-fixture.ts";

const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const example = (over: Partial<Example["record"]> = {}): Example => ({
  slug: "north",
  title: "north.json",
  description: "North",
  record: { ...EXAMPLE.record, id: ID, ...over },
});

/** A handler with record files that a test can change. */
function fileServer(...first: RecordFile[]) {
  let files: readonly RecordFile[] = first;
  const stopping = new AbortController();
  const server = testServer({
    locations: withFiles(() => files, EXAMPLES),
    practicePage: () => '<body><script data-location-id="x"></script></body>',
    stopping: stopping.signal,
  });
  const change = (...next: RecordFile[]) => {
    files = next;
  };
  return { ...server, change, stopping };
}

const validFile = (over?: Partial<Example["record"]>): RecordFile => ({
  file: "north.json",
  example: example(over),
  issues: [],
});

test("practice pages of files and examples have the reload script", async () => {
  const { ask } = fileServer(validFile());
  const page = await (await ask("/practice/north/")).text();
  expect(page).toMatch(
    /<script async src="\/dev\/reload\.js" data-changes="\/dev\/changes\/north\/" data-version="[0-9a-f]+"><\/script>\n<\/body>/,
  );
  expect(page).toContain(`data-location-id="${ID}"`);
  const other = await (await ask(`/practice/${EXAMPLE.slug}/`)).text();
  expect(other).toContain(`data-changes="/dev/changes/${EXAMPLE.slug}/"`);
  const script = await ask("/dev/reload.js");
  expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
});

test("sends the current version, then every new one, and the removal", async () => {
  const { ask, change } = fileServer(validFile());
  const page = await (await ask("/practice/north/")).text();
  const version = /data-version="([^"]+)"/.exec(page)?.[1];
  const response = await ask("/dev/changes/north/");
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const { next } = readerOf(response);
  expect(await next()).toBe(`data: ${version}\n\n`);
  change(validFile());
  change(validFile({ name: "South Clinic" }));
  const changed = await next();
  expect(changed).toMatch(/^data: [0-9a-f]+\n\n$/);
  expect(changed).not.toBe(`data: ${version}\n\n`);
  change();
  expect(await next()).toBe("data: removed\n\n");
});

test("stops when the server stops", async () => {
  const { ask, stopping, change } = fileServer(validFile());
  const open = await ask("/dev/changes/north/");
  stopping.abort();
  change(validFile({ name: "South Clinic" }));
  expect(await open.text()).not.toMatch(/data: .*data: /s);
});

test("returns 404 for an unknown slug, and on a server without files", async () => {
  expect((await fileServer(validFile()).ask("/dev/changes/nobody/")).status).toBe(404);
  expect((await testServer().ask(`/dev/changes/${EXAMPLE.slug}/`)).status).toBe(404);
});

test("the home page lists the files with their links and issues", async () => {
  const issue = { path: "city", found: PAYLOAD, expected: "a string" };
  const many = Array.from({ length: 25 }, (_, index) => ({ ...issue, path: `key${index}` }));
  const { ask } = fileServer(
    { ...validFile(), issues: [issue] },
    { file: `${PAYLOAD}.json`, example: undefined, issues: many },
  );
  const page = await (await ask("/")).text();
  for (const href of ["/practice/north/", `/api/v1/location/${ID}/public-detail/?format=api`]) {
    expect(page).toContain(`href="${href}"`);
  }
  for (const text of ["north.json", "the last valid version is shown", "the record is not shown"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("And 5 more.");
  expect(page).not.toMatch(/<img|<script(?! async src="\/(dev\/copy|web-scheduler)\.js">)/);
});

test("the home page mentions an empty folder, but not a missing one", async () => {
  expect(await (await fileServer().ask("/")).text()).toContain("The folder has no");
  expect(await (await testServer().ask("/")).text()).not.toContain("Your records");
});
