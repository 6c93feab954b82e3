import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Host } from "../../../src/embed/api/host.ts";
import type { ExtendView, TimesContext } from "../../../src/embed/chunks/times/times-context.ts";
import type { LoadChunk } from "../../../src/embed/element/load-chunk.ts";
import { loadTimes } from "../../../src/embed/instance/load-times.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NONE = { slotsUrl: null, askTimes: false, ask: null };
const TIMES = { ...NONE, slotsUrl: "https://practice.example/fhir/Slot" };
const onSlots = async () => [];

const contextOf = (settings: object, host: Partial<Host> = {}) =>
  ({
    settings,
    element: { onSlots: null, ...host },
    deps: { load: async () => null },
  }) as unknown as TimesContext;

test.each([
  ["nothing", 0, contextOf(NONE)],
  ["slots-url", 1, contextOf(TIMES)],
  ["ask-times", 1, contextOf({ ...NONE, askTimes: true })],
  ["ask", 1, contextOf({ ...NONE, ask: "new-patient" })],
  ["onSlots", 1, contextOf(NONE, { onSlots })],
])("with %s, the chunk is requested %i times", (_name, count, context) => {
  const loadChunk = vi.fn(() => new Promise(() => {}));
  loadTimes(
    context,
    signal((view) => view),
    loadChunk as unknown as LoadChunk,
  );
  expect(loadChunk).toHaveBeenCalledTimes(count);
});

const unchanged: ExtendView = (view) => view;

/** Loads a record that takes a second, with a chunk that loads like this. */
async function loadWith(loadChunk: () => Promise<unknown>) {
  const record = { ok: true };
  const context = contextOf(TIMES);
  const { deps } = context;
  Object.assign(deps, { load: () => new Promise((resolve) => setTimeout(resolve, 1_000, record)) });
  const extend = signal(unchanged);
  loadTimes(context, extend, loadChunk as LoadChunk);
  const started = Date.now();
  const loading = deps.load(new AbortController().signal);
  let ms = 0;
  void loading.then(() => {
    ms = Date.now() - started;
  });
  await vi.runAllTimersAsync();
  expect(await loading).toBe(record);
  return { extend: extend.value, ms };
}

test("the record and the chunk load at the same time, and the form waits for both", async () => {
  const extend = () => {};
  const chunk = { startTimes: () => extend };
  const loadChunk = () => new Promise((resolve) => setTimeout(resolve, 1_500, chunk));
  expect(await loadWith(loadChunk)).toEqual({ extend, ms: 1_500 });
});

test("a chunk that cannot be loaded does not delay the form", async () => {
  const loadChunk = () => Promise.reject(new Error("missing"));
  expect(await loadWith(loadChunk)).toEqual({ extend: unchanged, ms: 1_000 });
});

test("a chunk that fails on this page does not stop the form", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error("broken");
  const startTimes = () => {
    throw failure;
  };
  expect(await loadWith(async () => ({ startTimes }))).toEqual({ extend: unchanged, ms: 1_000 });
  expect(log).toHaveBeenCalledExactlyOnceWith(failure);
  log.mockRestore();
});

test("a chunk that never arrives delays the form by four seconds", async () => {
  const loadChunk = () => new Promise(() => {});
  expect(await loadWith(loadChunk)).toEqual({ extend: unchanged, ms: 5_000 });
});
