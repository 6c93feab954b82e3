import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../../src/embed/api/attributes.ts";
import type { SchedulerEvents } from "../../../src/embed/api/events.ts";
import { SchedulerElement, TAG_NAME } from "../../../src/embed/element/element.ts";
import manifest from "../../../src/embed/npm/custom-elements.json" with { type: "json" };
import * as library from "../../../src/embed/npm/index.ts";

const [declared] = manifest.modules[0]?.declarations ?? [];
const names = (list: { name: string }[] | undefined) => (list ?? []).map(({ name }) => name).sort();

const EVENTS: Record<keyof SchedulerEvents, true> = {
  "scheduler-ready": true,
  "scheduler-step": true,
  "scheduler-sent": true,
  "scheduler-error": true,
  "scheduler-diagnostic": true,
};

test("the manifest names the element, its attributes and its events as they are", () => {
  expect(declared?.tagName).toBe(TAG_NAME);
  expect(names(declared?.attributes)).toEqual([...ATTRIBUTE_NAMES].sort());
  expect(names(declared?.events)).toEqual([...Object.keys(EVENTS), "scheduler-request"].sort());
});

test("the manifest names the public members of the element", () => {
  const own = Object.getOwnPropertyNames(SchedulerElement.prototype).filter(
    (name) => !/^constructor$|Callback$/.test(name),
  );
  for (const { name } of declared?.members ?? []) {
    if (name !== "onRequest") expect(own).toContain(name);
  }
  expect(names(declared?.members)).toContain("destroy");
});

test("the manifest's exports are there", () => {
  for (const { name } of manifest.modules[0]?.exports ?? []) expect(library).toHaveProperty(name);
});
