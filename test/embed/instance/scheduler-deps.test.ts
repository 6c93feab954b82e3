import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { SchedulerElement } from "../../../src/embed/api/scheduler-element.ts";
import type { FormContext } from "../../../src/embed/chunks/form-context.ts";
import type { I18n } from "../../../src/embed/instance/i18n.ts";
import { createCallbacks, loadQuestions } from "../../../src/embed/instance/scheduler-deps.ts";
import type { LoadChunk } from "../../../src/embed/loading/load-chunk.ts";
import { onContained } from "../../../src/host/contain.ts";
import { recordOf } from "../../example-record.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { readyState: "complete" });
});
afterEach(() => void vi.useRealTimers());

const NONE = { slotsUrl: null, askTimes: false, ask: null };
const TIMES = { ...NONE, slotsUrl: "https://practice.example/fhir/Slot" };
const onSlots = async () => [];

const contextOf = (settings: object, element: Partial<SchedulerElement> = {}) =>
  ({
    settings,
    element: { onSlots: null, querySelector: () => null, ...element },
  }) as unknown as FormContext;

test.each([
  ["nothing", 0, contextOf(NONE)],
  ["slots-url", 1, contextOf(TIMES)],
  ["ask-times", 1, contextOf({ ...NONE, askTimes: true })],
  ["ask", 1, contextOf({ ...NONE, ask: "new-patient" })],
  ["questions", 1, contextOf({ ...NONE, questions: "own-questions" })],
  ["onSlots", 1, contextOf(NONE, { onSlots })],
])("with %s, the chunk is requested %i times", (_name, count, context) => {
  const loadChunk = vi.fn(() => new Promise(() => {}));
  loadQuestions(context, loadChunk as unknown as LoadChunk, async () => {});
  expect(loadChunk).toHaveBeenCalledTimes(count);
});

/** Waits for the questions after a record that takes a second; returns how long the form waited. */
async function waitWith(loadChunk: () => Promise<unknown>, loadLanguage = async () => {}) {
  const started = Date.now();
  const untilLoaded = loadQuestions(contextOf(TIMES), loadChunk as LoadChunk, loadLanguage);
  let ms = 0;
  setTimeout(async () => {
    await untilLoaded();
    ms = Date.now() - started;
  }, 1_000);
  await vi.runAllTimersAsync();
  return ms;
}

const after = <Value>(ms: number, value?: Value) =>
  new Promise<Value | undefined>((resolve) => setTimeout(resolve, ms, value));

test("the record and the chunk load at the same time, and the form waits for both", async () => {
  const startQuestions = vi.fn();
  expect(await waitWith(() => after(1_500, { startQuestions }))).toBe(1_500);
  expect(startQuestions).toHaveBeenCalledOnce();
});

const missing = () => Promise.reject(new Error("missing"));
const loaded = async () => ({ startQuestions() {} });

test.each<[what: string, ms: number, ...Parameters<typeof waitWith>]>([
  ["waits for the sentences, which load at the same time", 1_500, loaded, () => after(1_500)],
  ["does not wait for sentences that cannot be loaded", 1_000, loaded, missing],
  ["does not wait for a chunk that cannot be loaded", 1_000, missing],
  ["waits four seconds for a chunk that never arrives", 5_000, () => new Promise(() => {})],
])("the form %s", async (_, ms, ...load) => {
  expect(await waitWith(...load)).toBe(ms);
});

test("the page's questions are asked once their sentences have loaded, also at a second try", async () => {
  const startQuestions = vi.fn();
  const loadLanguage = vi.fn(missing);
  const load = loadQuestions(
    contextOf(TIMES),
    (async () => ({ startQuestions })) as unknown as LoadChunk,
    loadLanguage,
  );
  await load();
  expect(startQuestions).not.toHaveBeenCalled();
  loadLanguage.mockResolvedValue(undefined as never);
  for (let times = 0; times < 2; times += 1) await load();
  expect(startQuestions).toHaveBeenCalledOnce();
});

test("a chunk that fails on this page does not stop the form", async () => {
  const contained = vi.fn();
  onTestFinished(onContained(contained));
  const failure = new Error("broken");
  const startQuestions = () => {
    throw failure;
  };
  expect(await waitWith(async () => ({ startQuestions }))).toBe(1_000);
  expect(contained).toHaveBeenCalledExactlyOnceWith(failure);
});

const PROBLEM = { path: "is_virtual", expected: "boolean", precaution: null } as const;

test.each([
  [true, [], true],
  [false, [], false],
  [false, [PROBLEM], true],
])(
  "closed: %s, with the problems %j, what reports them and shows the hours is loaded: %s",
  async (isClosed, problems, isLoaded) => {
    const chunk = { unreadableFindings: (_: unknown, found: unknown) => found };
    const i18n = { loadSubmission: vi.fn(async () => chunk), submissionLoaded: chunk };
    const element = new EventTarget() as SchedulerElement;
    const report = vi.fn();
    const destroyed = new AbortController().signal;
    const context = { ...contextOf({ hours: "Mo 08:00-17:00" }), element, report, destroyed };
    const { callbacks } = createCallbacks(context, i18n as unknown as I18n, vi.fn());
    callbacks.onLoaded({ ...recordOf("closed"), is_web_scheduler_enabled: !isClosed }, problems);
    await vi.runAllTimersAsync();
    expect(report).toHaveBeenCalledWith(problems);
    expect(i18n.loadSubmission).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
  },
);
