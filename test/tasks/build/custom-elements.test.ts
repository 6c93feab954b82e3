import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../../src/embed/api/attributes.ts";
import { TAG_NAME } from "../../../src/embed/api/names.ts";
import { THEME_NAMES } from "../../../src/embed/chunks/deferred/theme/theme.ts";
import { WebSchedulerElement } from "../../../src/embed/element/element.ts";
import * as library from "../../../src/embed/npm/index.ts";
import { customElementsManifest } from "../../../src/tasks/build/package/custom-elements.ts";
import { EVENT_NAMES } from "../../embed/event-names.ts";

const manifest = customElementsManifest();
const [element] = manifest.modules[0]?.declarations ?? [];
const names = (list: { name: string }[] | undefined) => (list ?? []).map(({ name }) => name).sort();

test("the manifest has the element's tag and class", () => {
  expect(element?.tagName).toBe(TAG_NAME);
  expect(element?.name).toBe(WebSchedulerElement.name);
});

test("the manifest lists every attribute and every event", () => {
  expect(names(element?.attributes), "the options in src/embed/api/attribute-options.ts").toEqual(
    [...ATTRIBUTE_NAMES].sort(),
  );
  expect(names(element?.events)).toEqual([...EVENT_NAMES, "web-scheduler-request"].sort());
});

test("the manifest lists the public members, which exist", () => {
  expect(names(element?.members)).toEqual([
    "close",
    "destroy",
    "onRequest",
    "onSlots",
    "open",
    "prefill",
  ]);
  expect(WebSchedulerElement.prototype).toMatchObject({
    open: expect.any(Function),
    close: expect.any(Function),
    destroy: expect.any(Function),
  });
  expect(Object.getOwnPropertyNames(WebSchedulerElement.prototype)).toEqual(
    expect.arrayContaining(["onSlots", "prefill"]),
  );
});

test("the manifest lists the custom properties and the shadow parts", () => {
  expect(names(element?.cssProperties)).toEqual(expect.arrayContaining([...THEME_NAMES]));
  const attributes = globSync("src/ui/**/*.tsx").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\bpart(?:=|: )(\{[^}]*\}|"[^"]*")/g),
  ]);
  const parts = attributes
    .flatMap(([, value = ""]) => [...value.matchAll(/"([\w ]+)"/g)])
    .flatMap(([, names = ""]) => names.split(" "));
  expect(names(element?.cssParts)).toEqual([...new Set(parts)].sort());
});

test("the manifest's exports exist", () => {
  const exported = manifest.modules[0]?.exports ?? [];
  expect(exported.length).toBeGreaterThan(0);
  for (const { name } of exported) expect(library).toHaveProperty(name);
});

describe.each([...(element?.attributes ?? []), ...(element?.events ?? [])])("$name", (entry) => {
  test("has a description and a type", () => {
    expect(entry.description).toMatch(/^[A-Z`].{10,}\.$/);
    expect(entry.type.text).toMatch(/^[\w"(].*[\w">)]$/);
  });
});
