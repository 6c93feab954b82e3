import { expect, onTestFinished, test } from "vitest";
import { createHandler } from "../../../src/server/app.ts";
import { startListening } from "../../../src/web/node/start-listening.ts";
import { recordOf } from "../../example-record.ts";
import { testServer } from "../../server/handler-fixture.ts";
import { savingServer } from "../../server/saving-fixture.ts";
import { previewOf } from "../preview-fixture.tsx";

const CLOSED = recordOf("closed");
const EVERY_FIELD = recordOf("every-field");

const openState = () => previewOf("closed", { city: "Mine" });

/** Listens until the test ends; returns the server's origin. */
async function listen(fetch: ReturnType<typeof createHandler>["fetch"]): Promise<string> {
  const { port, stop } = await startListening(fetch, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => stop(0));
  return `http://127.0.0.1:${port}`;
}

/** A service that responds only when the test calls `respond`. */
async function slowService() {
  const handler = createHandler(testServer());
  const waiting: (() => void)[] = [];
  const baseUrl = await listen(async (request, env) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return handler.fetch(request, env);
  });
  const at = (locationId: string) => ({ locationId, baseUrl });
  const received = (count: number) => expect.poll(() => waiting.length).toBe(count);
  return { at, received, respond: (index: number) => waiting[index]?.() };
}

test("if two locations are opened, the last one wins, whichever responds first", async () => {
  const { at, received, respond } = await slowService();
  const { open, draft, notice } = openState();
  const first = open(at(CLOSED.id));
  await received(1);
  const last = open(at(EVERY_FIELD.id));
  await received(2);
  respond(1);
  expect(await last).toBe(true);
  respond(0);
  expect(await first).toBe(false);
  expect(draft.state.value.published.id).toBe(EVERY_FIELD.id);
  expect(notice.value).toBeNull();
});

test("a change made while another location is loading can be restored with undo", async () => {
  const { at, received, respond } = await slowService();
  const { open, draft } = openState();
  const opening = open(at(EVERY_FIELD.id));
  await received(1);
  draft.change({ state: "Later" });
  respond(0);
  await opening;
  draft.undo();
  expect(draft.drafted.value).toEqual({ ...CLOSED, city: "Mine", state: "Later" });
});

/** The site of a server that saves records in a temporary folder, as a browser on its pages uses it. */
async function savingSite(): Promise<string> {
  const { locations, requests } = savingServer();
  const handler = createHandler({ locations, requests });
  return listen((request, env) => {
    const headers = new Headers(request.headers);
    headers.set("origin", new URL(request.url).origin);
    return handler.fetch(new Request(request, { headers }), env);
  });
}

async function openTab(site: string, changes = {}) {
  const tab = previewOf("closed", {}, site);
  await tab.open({ example: "closed" });
  tab.draft.change(changes);
  return tab;
}

test("a draft is unsaved until it is saved, and again after the next change", async () => {
  const { draft, server, notice } = await openTab(await savingSite());
  const { save } = server;
  const { hasUnsavedChanges } = draft;
  expect(hasUnsavedChanges.value).toBe(false);
  await save();
  expect(notice.value?.text).toBe("The record is saved.");
  // A property of the tag is not part of the record.
  draft.change({ "--web-scheduler-accent": "#B3005E" });
  expect(hasUnsavedChanges.value).toBe(false);
  await save();
  expect(notice.value?.text).toBe("The record is saved. The page’s part is under Hand over.");
  draft.change({ city: "Mine" });
  expect(hasUnsavedChanges.value).toBe(true);
  await save();
  const text = "Saved in the record, which the practice page shows now.";
  expect(notice.value?.text).toBe(`${text} The page’s part is under Hand over.`);
  expect(hasUnsavedChanges.value).toBe(false);
  draft.undo();
  expect(hasUnsavedChanges.value).toBe(true);
  draft.redo();
  draft.change({ city: "Mine again", "--web-scheduler-accent": "" });
  await save();
  expect(notice.value?.text).toBe(text);
  expect(hasUnsavedChanges.value).toBe(false);
});

test("saving over another tab's version needs a second press of Save", async () => {
  const site = await savingSite();
  const first = await openTab(site, { name: "First" });
  const mine = { name: "Second", "--web-scheduler-radius": 8 };
  const second = await openTab(site, mine);
  await first.server.save();
  await second.server.save();
  expect(second.notice.value).toMatchObject({
    text: expect.stringMatching(/^Not saved:/),
    alert: true,
  });
  expect(second.draft.changes.value).toEqual(mine);
  expect((await openTab(site)).draft.changes.value).toEqual({ name: "First" });
  await second.server.save();
  expect((await openTab(site)).draft.changes.value).toEqual({ name: "Second" });
});

test("a saved example opens with the saved changes, unless a link has others", async () => {
  const site = await savingSite();
  await (await openTab(site, { name: "Saved" })).server.save();
  const { open, draft } = await openTab(site);
  expect(draft.changes.value).toEqual({ name: "Saved" });
  await open({ example: "closed" }, { name: "Linked" });
  expect(draft.changes.value).toEqual({ name: "Linked" });
});

test("the draft of a link does not silently replace what is saved", async () => {
  const site = await savingSite();
  await (await openTab(site, { name: "First" })).server.save();
  const linked = await openTab(site);
  await linked.open({ example: "closed" }, { city: "Linked" });
  await linked.server.save();
  expect((await openTab(site)).draft.changes.value).toEqual({ name: "First" });
});
