import { expect, onTestFinished, test } from "vitest";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { createPreviewState } from "../../../src/preview/state/preview-state.ts";
import { createHandler } from "../../../src/server/app.ts";
import { startListening } from "../../../src/server/hosts/start-listening.ts";
import { testServer } from "../../server/handler-fixture.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const CLOSED = recordOf("closed");
const EVERY_FIELD = recordOf("every-field");

const openState = () =>
  createPreviewState(
    { source: { example: "closed" }, published: CLOSED, changes: { city: "Mine" } },
    "",
  );

/** A service that responds only when the test calls `respond`. */
async function slowService() {
  const { requests, locations } = testServer();
  const handler = createHandler({ locations, requests });
  const waiting: (() => void)[] = [];
  const { port, stop } = await startListening(
    async (request, env) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return handler.fetch(request, env);
    },
    { port: 0, host: "127.0.0.1" },
  );
  onTestFinished(() => stop(0));
  const at = (locationId: string) => ({ locationId, baseUrl: `http://127.0.0.1:${port}` });
  const received = (count: number) => expect.poll(() => waiting.length).toBe(count);
  return { at, received, respond: (index: number) => waiting[index]?.() };
}

test("opening an example can be undone", async () => {
  const { open, draft, notice } = openState();
  expect(await open({ example: "every-field" }, { name: "Elsewhere" })).toBe(true);
  expect(draft.drafted.value).toEqual({ ...EVERY_FIELD, name: "Elsewhere" });
  expect(notice.value).toBeNull();
  draft.undo();
  expect(draft.drafted.value.city).toBe("Mine");
});

test("the draft with which the page starts is no undo step", async () => {
  const { openFirst, draft } = openState();
  expect(await openFirst({ example: "every-field" }, { name: "Linked" })).toBe(true);
  expect(draft.drafted.value).toEqual({ ...EVERY_FIELD, name: "Linked" });
  expect(draft.canUndo.value).toBe(false);
});

test("a change made before the page’s first draft is open can be restored with undo", async () => {
  const { openFirst, draft } = openState();
  draft.change({ state: "Later" });
  await openFirst({ example: "every-field" });
  draft.undo();
  expect(draft.drafted.value).toEqual({ ...CLOSED, city: "Mine", state: "Later" });
});

test("an invalid location is reported, and the draft does not change", async () => {
  const { open, draft, notice, isOpening } = openState();
  expect(await open({ locationId: "x", baseUrl: "" })).toBe(false);
  expect(notice.value).toEqual({
    text: expect.stringMatching(/^“x” is not a location ID\. .+ Your draft has not changed\.$/),
    alert: true,
  });
  expect(draft.canUndo.value).toBe(false);
  expect(isOpening.value).toBe(false);
});

test("the caller can receive the problem instead of a notice", async () => {
  const { open, notice } = openState();
  const problems: string[] = [];
  await open({ example: "gone" }, {}, (problem) => problems.push(problem));
  expect(problems).toEqual([
    "There is no example “gone” in this version. Your draft has not changed.",
  ]);
  expect(notice.value).toBeNull();
});

test("if two locations are opened, the last one wins, whichever responds first", async () => {
  const { at, received, respond } = await slowService();
  const { open, draft, isOpening, notice } = openState();
  const first = open(at(CLOSED.id));
  await received(1);
  const last = open(at(EVERY_FIELD.id));
  await received(2);
  expect(isOpening.value).toBe(true);
  respond(1);
  expect(await last).toBe(true);
  expect(isOpening.value).toBe(false);
  respond(0);
  expect(await first).toBe(false);
  expect(draft.state.value.published.id).toBe(EVERY_FIELD.id);
  expect(notice.value).toBeNull();
});

test("a canceled opening has no effect", async () => {
  const { at, received, respond } = await slowService();
  const { open, cancelOpening, draft, isOpening, notice } = openState();
  const opening = open(at(EVERY_FIELD.id));
  await received(1);
  cancelOpening();
  expect(isOpening.value).toBe(false);
  respond(0);
  expect(await opening).toBe(false);
  expect(draft.state.value.published.id).toBe(CLOSED.id);
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

test("a saved example opens with the saved changes, unless a link has others", async () => {
  const { requests, locations } = testServer();
  const saved = { ...EVERY_FIELD, name: "Saved" };
  const kept = { ...locations, find: (id: string) => (id === EVERY_FIELD.id ? saved : undefined) };
  const store = {
    saved: () => [EVERY_FIELD.id],
    save: never,
    saveLogo: never,
    remove: never,
    logo: never,
  };
  const handler = createHandler({ locations: kept, requests, store });
  const { port, stop } = await startListening(handler.fetch, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => stop(0));
  const site = `http://127.0.0.1:${port}`;
  const previewState = createPreviewState(
    { source: { example: "closed" }, published: CLOSED, changes: {} },
    site,
  );
  await previewState.server.connect();
  await previewState.open({ example: "every-field" });
  expect(previewState.draft.state.value.changes).toEqual({ name: "Saved" });
  await previewState.open({ example: "every-field" }, { name: "Linked" });
  expect(previewState.draft.state.value.changes).toEqual({ name: "Linked" });
});

test("a draft is unsaved until it is saved, and again after the next change", async () => {
  const { requests, locations } = testServer();
  const saved: string[] = [];
  const store = {
    saved: () => saved,
    save: async ({ id }: LocationRecord) => {
      saved.push(id);
    },
    remove: async () => {
      saved.length = 0;
      return "removed" as const;
    },
    saveLogo: never,
    logo: never,
  };
  const handler = createHandler({ locations, requests, store });
  // As a browser does on a page of this server.
  const withOrigin: typeof handler.fetch = (request, env) => {
    const headers = new Headers(request.headers);
    headers.set("origin", new URL(request.url).origin);
    return handler.fetch(new Request(request, { headers }), env);
  };
  const { port, stop } = await startListening(withOrigin, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => stop(0));
  const { draft, connect, save, revertSaved, hasUnsavedChanges, notice } = createPreviewState(
    { source: { example: "closed" }, published: CLOSED, changes: {} },
    `http://127.0.0.1:${port}`,
  );
  await connect();
  expect(hasUnsavedChanges.value).toBe(false);
  await save();
  expect(notice.value?.text).toBe("Everything is saved.");
  // A property of the tag is not part of the record.
  draft.change({ "--web-scheduler-accent": "#B3005E" });
  expect(hasUnsavedChanges.value).toBe(false);
  draft.change({ city: "Mine" });
  expect(hasUnsavedChanges.value).toBe(true);
  await save();
  expect(notice.value?.text).toBe("Saved. The practice page shows the draft now.");
  expect(hasUnsavedChanges.value).toBe(false);
  draft.undo();
  expect(hasUnsavedChanges.value).toBe(true);
  draft.redo();
  await revertSaved();
  expect(hasUnsavedChanges.value).toBe(true);
});

const never = () => {
  throw new Error("Must not be called.");
};
