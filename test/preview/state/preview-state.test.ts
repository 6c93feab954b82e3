import { expect, onTestFinished, test } from "vitest";
import { createStudio } from "../../../src/preview/state/preview-state.ts";
import { createHandler } from "../../../src/server/app.ts";
import { startListening } from "../../../src/server/hosts/start-listening.ts";
import { testServer } from "../../server/handler-fixture.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

// Neither has a logo, which only a browser could measure.
const HERE = recordOf("closed");
const THERE = recordOf("every-field");

const studioHere = () =>
  createStudio({ of: { example: "closed" }, published: HERE, changes: { city: "Mine" } }, "");

/** A service whose answers wait for a word each. */
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
  const asked = (count: number) => expect.poll(() => waiting.length).toBe(count);
  return { at, asked, answer: (index: number) => waiting[index]?.() };
}

test("an example is opened, and the draft before it is a step back", async () => {
  const { open, draft, notice } = studioHere();
  expect(await open({ example: "every-field" }, { name: "Elsewhere" })).toBe(true);
  expect(draft.drafted.value).toEqual({ ...THERE, name: "Elsewhere" });
  expect(notice.value).toBeNull();
  draft.undo();
  expect(draft.drafted.value.city).toBe("Mine");
});

test("what cannot be opened is said, and the draft stays", async () => {
  const { open, draft, notice, isOpening } = studioHere();
  expect(await open({ locationId: "x", baseUrl: "" })).toBe(false);
  expect(notice.value).toEqual({
    text: expect.stringMatching(/^“x” is no location id: .+ Your draft is as it was\.$/),
    alert: true,
  });
  expect(draft.canUndo.value).toBe(false);
  expect(isOpening.value).toBe(false);
});

test("who asks can be told in place of the whole page", async () => {
  const { open, notice } = studioHere();
  const told: string[] = [];
  await open({ example: "gone" }, {}, (problem) => told.push(problem));
  expect(told).toEqual(["There is no example “gone” in this version. Your draft is as it was."]);
  expect(notice.value).toBeNull();
});

test("of two locations that are opened quickly the last is there, whichever answers first", async () => {
  const { at, asked, answer } = await slowService();
  const { open, draft, isOpening, notice } = studioHere();
  const first = open(at(HERE.id));
  await asked(1);
  const last = open(at(THERE.id));
  await asked(2);
  expect(isOpening.value).toBe(true);
  answer(1);
  expect(await last).toBe(true);
  expect(isOpening.value).toBe(false);
  answer(0);
  expect(await first).toBe(false);
  expect(draft.work.value.published.id).toBe(THERE.id);
  expect(notice.value).toBeNull();
});

test("an opening that is given up changes nothing any more", async () => {
  const { at, asked, answer } = await slowService();
  const { open, stopOpening, draft, isOpening, notice } = studioHere();
  const opening = open(at(THERE.id));
  await asked(1);
  stopOpening();
  expect(isOpening.value).toBe(false);
  answer(0);
  expect(await opening).toBe(false);
  expect(draft.work.value.published.id).toBe(HERE.id);
  expect(notice.value).toBeNull();
});

test("a change that is made while another location is on its way is kept, a step back", async () => {
  const { at, asked, answer } = await slowService();
  const { open, draft } = studioHere();
  const opening = open(at(THERE.id));
  await asked(1);
  draft.change({ state: "Lately" });
  answer(0);
  await opening;
  draft.undo();
  expect(draft.drafted.value).toEqual({ ...HERE, city: "Mine", state: "Lately" });
});

test("an example that was saved on the server goes on as it was saved", async () => {
  const { requests, locations } = testServer();
  const saved = { ...THERE, name: "As it was saved" };
  const kept = { ...locations, find: (id: string) => (id === THERE.id ? saved : undefined) };
  const store = {
    saved: () => [THERE.id],
    save: never,
    saveLogo: never,
    remove: never,
    logo: never,
  };
  const handler = createHandler({ locations: kept, requests, store });
  const { port, stop } = await startListening(handler.fetch, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => stop(0));
  const site = `http://127.0.0.1:${port}`;
  const studio = createStudio({ of: { example: "closed" }, published: HERE, changes: {} }, site);
  await studio.meetServer();
  await studio.open({ example: "every-field" });
  expect(studio.draft.work.value.changes).toEqual({ name: "As it was saved" });
  await studio.open({ example: "every-field" }, { name: "As a link says" });
  expect(studio.draft.work.value.changes).toEqual({ name: "As a link says" });
});

const never = () => {
  throw new Error("Nothing is saved here.");
};
