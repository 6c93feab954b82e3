import { expect, test } from "vitest";
import {
  addStep,
  closeStep,
  createHistory,
  type History,
  redo,
  undo,
} from "../../../src/preview/state/history.ts";

const historyOf = (...states: [state: string, mergeKey: string | null][]) =>
  states.reduce<History<string>>(
    (now, [state, mergeKey]) => addStep(now, state, mergeKey),
    createHistory("a"),
  );

test("steps can be undone and redone", () => {
  const before = historyOf(["b", null], ["c", null]);
  const undone = undo(undo(before));
  expect(undone).toMatchObject({ past: [], present: "a", future: ["b", "c"] });
  expect(redo(redo(undone))).toEqual(before);
});

test("undo and redo do nothing without a step", () => {
  const start = createHistory("a");
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

test("an identical state is not a step", () => {
  const now = historyOf(["b", null]);
  expect(addStep(now, "b", "size")).toBe(now);
});

test("consecutive steps with the same key are merged", () => {
  const now = historyOf(["b", "size"], ["c", "size"], ["d", "size"]);
  expect(now).toMatchObject({ past: ["a"], present: "d" });
  expect(undo(now).present).toBe("a");
});

test.each<[name: string, ...Parameters<typeof historyOf>]>([
  ["have different keys", ["b", "size"], ["c", "color"]],
  ["have no key", ["b", null], ["c", null]],
  ["have another one between them", ["b", "size"], ["c", null], ["d", "size"]],
])("steps are not merged if they %s", (_name, ...states) => {
  expect(historyOf(...states).past).toHaveLength(states.length);
});

test("nothing is merged into a closed step", () => {
  const now = addStep(closeStep(historyOf(["b", "size"])), "c", "size");
  expect(now.past).toEqual(["a", "b"]);
  expect(closeStep(createHistory("a"))).toEqual(createHistory("a"));
});

test("a step after an undo is not merged, and removes the undone steps", () => {
  const now = addStep(undo(historyOf(["b", "size"], ["c", "color"])), "d", "size");
  expect(now).toMatchObject({ past: ["a", "b"], present: "d", future: [] });
});

test("only the last 500 steps are kept", () => {
  let now = createHistory(0);
  for (let state = 1; state <= 700; state += 1) now = addStep(now, state, null);
  expect(now.past).toHaveLength(500);
  expect([now.past[0], now.past.at(-1), now.present]).toEqual([200, 699, 700]);
});
