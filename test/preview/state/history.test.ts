import { expect, test } from "vitest";
import { createHistory } from "../../../src/preview/state/history.ts";

type Step = [state: string, key: string | null];

/** A history that starts with "a", and the states that undo goes back to. */
function historyOf(...steps: Step[]) {
  const history = createHistory("a");
  for (const [state, key] of steps) history.add(state, key);
  const undone = () => {
    const states: string[] = [];
    while (history.canUndo.value) {
      history.undo();
      states.push(history.present.value);
    }
    return states;
  };
  return { ...history, undone };
}

test("undo and redo do nothing without a step", () => {
  const { undo, redo, present } = historyOf();
  undo();
  redo();
  expect(present.value).toBe("a");
});

test.each<[name: string, ...Step[]]>([
  ["have different keys", ["b", "size"], ["c", "color"]],
  ["have no key", ["b", null], ["c", null]],
  ["have another one between them", ["b", "size"], ["c", null], ["d", "size"]],
])("steps are not merged if they %s", (_name, ...steps) => {
  expect(historyOf(...steps).undone()).toHaveLength(steps.length);
});

test("a step after an undo is not merged, and removes the undone steps", () => {
  const { undo, add, canRedo, undone } = historyOf(["b", "size"], ["c", "color"]);
  undo();
  add("d", "size");
  expect(canRedo.value).toBe(false);
  expect(undone()).toEqual(["b", "a"]);
});

test("only the last 500 steps are kept", () => {
  const steps = Array.from({ length: 700 }, (_, index): Step => [`${index}`, null]);
  expect(historyOf(...steps).undone()).toHaveLength(500);
});
