import { expect, test } from "vitest";
import { createDraftModel } from "../../../src/preview/state/draft-state.ts";
import { recordOf } from "../../example-record.ts";

const NAME = "name";
const BRANDING = "web_scheduler_config.branding";
const COLOR = `${BRANDING}.font_color`;
const SHOWS_NAME = `${BRANDING}.show_location_name_in_header`;
const SIZE = `${BRANDING}.header_logo_height`;
const TYPES = "web_scheduler_config.appointment_types";

const published = recordOf("branded");
const { branding } = published.web_scheduler_config;

const modelOf = (slug = "branded") =>
  createDraftModel({ source: { example: slug }, published: recordOf(slug), changes: {} });

test("a new draft cannot be undone; a change affects the draft, not the published record", () => {
  const { change, drafted, state, canUndo } = modelOf();
  expect(drafted.value).toEqual(published);
  expect(canUndo.value).toBe(false);
  change({ [COLOR]: "#123456", [NAME]: "Elsewhere" });
  expect(drafted.value.name).toBe("Elsewhere");
  expect(drafted.value.web_scheduler_config.branding).toEqual({
    ...branding,
    font_color: "#123456",
  });
  expect(state.value.published).toEqual(published);
});

test("setting the published value is not a change", () => {
  const { change, state, canUndo } = modelOf();
  change({
    [NAME]: published.name,
    [TYPES]: structuredClone(published.web_scheduler_config.appointment_types),
  });
  expect(state.value.changes).toEqual({});
  expect(canUndo.value).toBe(false);
  change({ [NAME]: "Elsewhere", [SIZE]: 99 });
  change({ [NAME]: published.name });
  expect(state.value.changes).toEqual({ [SIZE]: 99 });
});

test("a change of the branding turns it on, in one step", () => {
  const { change, undo, isBranded, changes, shownValue } = modelOf("observed-defaults");
  // What a record without a color has.
  expect(shownValue(COLOR)).toBe("#333333");
  change({ [SIZE]: 99 });
  expect(isBranded.value).toBe(true);
  expect(changes.value).toMatchObject({ [SHOWS_NAME]: true });
  expect(changes.value).not.toHaveProperty([COLOR]);
  undo();
  expect(changes.value).toEqual({});
  change({ [COLOR]: "#123456" });
  change({ [`${BRANDING}.branding_enabled`]: false });
  expect(isBranded.value).toBe(false);
});

test("repeating a change is not a step", () => {
  const { change, undo, canUndo } = modelOf();
  change({ [SIZE]: 99 });
  change({ [SIZE]: 99 });
  undo();
  expect(canUndo.value).toBe(false);
});

test("what is changed without a break is one undo step", () => {
  const { change, commit, undo, redo, drafted, canUndo } = modelOf();
  const size = () => drafted.value.web_scheduler_config.branding.header_logo_height;
  for (const height of [60, 70, 80]) change({ [SIZE]: height }, SIZE);
  commit();
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

test("everything can be reset in one step", () => {
  const { change, reset, undo, state } = modelOf();
  const all = { [COLOR]: "#123456", [SIZE]: 99, [NAME]: "Elsewhere" };
  change(all);
  reset();
  expect(state.value.changes).toEqual({});
  undo();
  expect(state.value.changes).toEqual(all);
});

test("opening another location is a step, and undoing it restores the draft", () => {
  const { change, open, undo, redo, state, drafted } = modelOf();
  change({ [NAME]: "Elsewhere" }, NAME);
  const other = { source: { example: "closed" }, published: recordOf("closed"), changes: {} };
  open(other);
  change({ [NAME]: "Closed for now" }, NAME);
  undo();
  expect(state.value).toEqual(other);
  undo();
  expect(state.value.source).toEqual({ example: "branded" });
  expect(drafted.value.name).toBe("Elsewhere");
  redo();
  redo();
  expect(drafted.value).toEqual({ ...other.published, name: "Closed for now" });
});

test("the state with which the page starts cannot be undone", () => {
  const { change, restart, canUndo, changes } = modelOf();
  change({ [NAME]: "Elsewhere" });
  restart();
  expect([canUndo.value, changes.value]).toEqual([false, { [NAME]: "Elsewhere" }]);
});
