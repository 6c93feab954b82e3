import { expect, test } from "vitest";
import {
  begin,
  type History,
  redo,
  settle,
  step,
  undo,
} from "../../../src/preview/state/history.ts";

const taken = (...states: [state: string, mark: string | null][]) =>
  states.reduce<History<string>>((now, [state, mark]) => step(now, state, mark), begin("a"));

test("a step can be taken back, and taken again", () => {
  const there = taken(["b", null], ["c", null]);
  const back = undo(undo(there));
  expect(back).toMatchObject({ past: [], present: "a", future: ["b", "c"] });
  expect(redo(redo(back))).toEqual(there);
});

test("at either end nothing happens", () => {
  const start = begin("a");
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

test("the same state is no step", () => {
  const now = taken(["b", null]);
  expect(step(now, "b", "size")).toBe(now);
});

test("steps of one mark that follow each other are one", () => {
  const now = taken(["b", "size"], ["c", "size"], ["d", "size"]);
  expect(now).toMatchObject({ past: ["a"], present: "d" });
  expect(undo(now).present).toBe("a");
});

test.each<[name: string, ...Parameters<typeof taken>]>([
  ["have other marks", ["b", "size"], ["c", "colour"]],
  ["have no mark", ["b", null], ["c", null]],
  ["have another between them", ["b", "size"], ["c", null], ["d", "size"]],
])("steps stand alone where they %s", (_name, ...states) => {
  expect(taken(...states).past).toHaveLength(states.length);
});

test("what is settled is not added to", () => {
  const now = step(settle(taken(["b", "size"])), "c", "size");
  expect(now.past).toEqual(["a", "b"]);
  expect(settle(begin("a"))).toEqual(begin("a"));
});

test("a step after an undo is a new one, whatever its mark, and ends what was taken back", () => {
  const now = step(undo(taken(["b", "size"], ["c", "colour"])), "d", "size");
  expect(now).toMatchObject({ past: ["a", "b"], present: "d", future: [] });
});

test("a long day's work is kept to the last five hundred steps", () => {
  let now = begin(0);
  for (let state = 1; state <= 700; state += 1) now = step(now, state, null);
  expect(now.past).toHaveLength(500);
  expect([now.past[0], now.past.at(-1), now.present]).toEqual([200, 699, 700]);
});
