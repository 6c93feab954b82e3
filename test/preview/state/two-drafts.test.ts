import { expect, test } from "vitest";
import { createDraftModel } from "../../../src/preview/state/draft-state.ts";
import { recordOf } from "../../example-record.ts";

const modelOf = () =>
  createDraftModel({ source: { example: "branded" }, published: recordOf("branded"), changes: {} });
const names = ({ sides }: ReturnType<typeof modelOf>) =>
  [sides.A, sides.B].map(({ record }) => record.value.name);

test("draft B starts as a copy of the draft, and only the edited one changes", () => {
  const draft = modelOf();
  draft.change({ name: "First" });
  draft.addOther();
  expect([draft.name.value, ...names(draft)]).toEqual(["B", "First", "First"]);
  draft.change({ name: "Second" });
  expect([draft.drafted.value.name, ...names(draft)]).toEqual(["Second", "First", "Second"]);
  draft.switchTo("A");
  draft.change({ name: "Third" });
  expect([draft.drafted.value.name, ...names(draft)]).toEqual(["Third", "Third", "Second"]);
});

test("each step can be undone, and switching several times is one step", () => {
  const draft = modelOf();
  draft.addOther();
  draft.change({ name: "Second" });
  draft.switchTo("A");
  draft.switchTo("B");
  draft.switchTo("A");
  draft.undo();
  expect([draft.name.value, draft.drafted.value.name]).toEqual(["B", "Second"]);
  draft.undo();
  draft.undo();
  expect([draft.hasOther.value, draft.canUndo.value]).toEqual([false, false]);
  draft.redo();
  expect(draft.name.value).toBe("B");
});

test("the edited draft can be kept alone, which is undoable", () => {
  const draft = modelOf();
  draft.addOther();
  draft.change({ name: "Second" });
  draft.removeOther();
  expect([draft.hasOther.value, draft.name.value, ...names(draft)]).toEqual([
    false,
    "A",
    "Second",
    "Second",
  ]);
  draft.undo();
  expect([draft.name.value, ...names(draft)]).toEqual(["B", recordOf("branded").name, "Second"]);
});

test("a draft of another location has no second one", () => {
  const draft = modelOf();
  draft.addOther();
  draft.open({ source: { example: "closed" }, published: recordOf("closed"), changes: {} });
  expect([draft.hasOther.value, draft.name.value]).toEqual([false, "A"]);
});

test("the properties of the page belong to their draft", () => {
  const draft = modelOf();
  draft.addOther();
  draft.change({ "--web-scheduler-radius": 4 });
  expect([draft.sides.A.styles.value, draft.sides.B.styles.value]).toEqual([
    {},
    { "--web-scheduler-radius": "4px" },
  ]);
});
