import { effect } from "@preact/signals-core";
import { expect, test } from "vitest";
import { createDraft } from "../../../src/preview/state/draft-state.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const NAME = "name";
const BRANDING = "web_scheduler_config.branding";
const COLOUR = `${BRANDING}.font_color`;
const SIZE = `${BRANDING}.header_logo_height`;
const TYPES = "web_scheduler_config.appointment_types";

const published = recordOf("branded");
const { branding } = published.web_scheduler_config;

const draftOf = (slug = "branded") =>
  createDraft({ of: { example: slug }, published: recordOf(slug), changes: {} });

test("a draft begins as the record is published, with no step to take back", () => {
  const { drafted, work, canUndo, canRedo } = draftOf();
  expect(drafted.value).toEqual(published);
  expect(work.value.changes).toEqual({});
  expect([canUndo.value, canRedo.value]).toEqual([false, false]);
});

test("a change is drafted, and what is published stays", () => {
  const { change, drafted, work } = draftOf();
  change({ [COLOUR]: "#123456", [NAME]: "Elsewhere" });
  expect(drafted.value.name).toBe("Elsewhere");
  expect(drafted.value.web_scheduler_config.branding).toEqual({
    ...branding,
    font_color: "#123456",
  });
  expect(work.value.published).toEqual(published);
});

test("what no change touches is the very same, so that nothing of it is worked out again", () => {
  const { change, drafted, work } = draftOf();
  change({ [COLOUR]: "#123456" });
  expect(drafted.value.agent).toBe(work.value.published.agent);
});

test("a value that is set to what is published is no change", () => {
  const { change, work, canUndo } = draftOf();
  change({
    [NAME]: published.name,
    [TYPES]: structuredClone(published.web_scheduler_config.appointment_types),
  });
  expect(work.value.changes).toEqual({});
  expect(canUndo.value).toBe(false);
  change({ [NAME]: "Elsewhere", [SIZE]: 99 });
  change({ [NAME]: published.name });
  expect(work.value.changes).toEqual({ [SIZE]: 99 });
});

test("the same change again is no step", () => {
  const { change, undo, canUndo } = draftOf();
  change({ [SIZE]: 99 });
  change({ [SIZE]: 99 });
  undo();
  expect(canUndo.value).toBe(false);
});

test("a slider that is drawn is one step back, and drawn once more it is another", () => {
  const { change, settle, undo, redo, drafted, canUndo } = draftOf();
  const size = () => drafted.value.web_scheduler_config.branding.header_logo_height;
  for (const height of [60, 70, 80]) change({ [SIZE]: height }, SIZE);
  settle();
  for (const height of [90, 100]) change({ [SIZE]: height }, SIZE);
  undo();
  expect(size()).toBe(80);
  undo();
  expect(size()).toBe(branding.header_logo_height);
  expect(canUndo.value).toBe(false);
  redo();
  redo();
  expect(size()).toBe(100);
});

test("one value is reset, or all of them, in one step each", () => {
  const { change, reset, undo, work } = draftOf();
  const all = { [COLOUR]: "#123456", [SIZE]: 99, [NAME]: "Elsewhere" };
  change(all);
  reset([SIZE]);
  expect(work.value.changes).toEqual({ [COLOUR]: "#123456", [NAME]: "Elsewhere" });
  reset();
  expect(work.value.changes).toEqual({});
  undo();
  undo();
  expect(work.value.changes).toEqual(all);
});

test("resetting what is as published is no step", () => {
  const { reset, canUndo } = draftOf();
  reset();
  reset([NAME]);
  expect(canUndo.value).toBe(false);
});

test("another location is a step, and the draft before it is one step back, changes and all", () => {
  const { change, open, undo, redo, work, drafted } = draftOf();
  change({ [NAME]: "Elsewhere" }, NAME);
  const other = { of: { example: "closed" }, published: recordOf("closed"), changes: {} };
  open(other);
  change({ [NAME]: "Closed for now" }, NAME);
  undo();
  expect(work.value).toBe(other);
  undo();
  expect(work.value.of).toEqual({ example: "branded" });
  expect(drafted.value.name).toBe("Elsewhere");
  redo();
  redo();
  expect(drafted.value).toEqual({ ...other.published, name: "Closed for now" });
});

test("while before is held the published record is shown, and the draft is still there", () => {
  const { change, isBefore, shown, drafted } = draftOf();
  change({ [NAME]: "Elsewhere" });
  isBefore.value = true;
  expect(shown.value).toEqual(published);
  expect(drafted.value.name).toBe("Elsewhere");
  change({ [NAME]: "Further away" });
  isBefore.value = false;
  expect(shown.value.name).toBe("Further away");
});

test("several values that change at once are seen at once", () => {
  const { change, drafted } = draftOf();
  const seen: string[] = [];
  const stop = effect(() => {
    const { name, city } = drafted.value;
    seen.push(`${name}, ${city}`);
  });
  change({ [NAME]: "Elsewhere", city: "Larkmere" });
  stop();
  expect(seen).toEqual([`${published.name}, ${published.city}`, "Elsewhere, Larkmere"]);
});
