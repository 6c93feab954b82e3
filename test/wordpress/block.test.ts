import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { SETTING_NAMES, toCamelCase } from "../../src/embed/api/attributes.ts";
import { VERSION } from "../../src/embed/api/version.ts";
import { planPageQuestions } from "../../src/form/questions/plan.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";

const read = (file: string) =>
  readFileSync(new URL(`../../src/wordpress/block/${file}`, import.meta.url), "utf8");
const metadata = JSON.parse(read("block.json"));
const scripts = (metadata.editorScript as string[]).map((file) => file.replace("file:./", ""));

interface Node {
  type: unknown;
  properties: Record<string, unknown>;
  children: unknown[];
}

interface Block {
  edit(block: { attributes: object; setAttributes(changed: object): void }): Node;
  save(): unknown;
}

/** What the settings page has; the test in e2e/wordpress uses the real ones. */
const SITE = {
  hasAddresses: true,
  locationId: "10a3d96e-cb6c-4813-935a-a30369dd4806",
  previewUrl: "/?p",
  settingsUrl: "",
};
const COMPONENTS = [
  "CheckboxControl",
  "ExternalLink",
  "PanelBody",
  "Placeholder",
  "SelectControl",
  "TextControl",
  "ToggleControl",
];

/** The block that block.js registers, with WordPress's components as plain nodes. */
function registeredBlock(site: object = SITE): { name: string; block: Block } {
  let registered: { name: string; block: Block } | undefined;
  const createElement = (type: unknown, properties: object | null, ...children: unknown[]) =>
    typeof type === "function"
      ? type({ ...properties, children })
      : { type, properties: properties ?? {}, children };
  const wp = {
    blocks: {
      registerBlockType: (name: string, block: Block) => {
        registered = { name, block };
      },
    },
    blockEditor: { useBlockProps: () => ({}), InspectorControls: "InspectorControls" },
    components: Object.fromEntries(COMPONENTS.map((name) => [name, name])),
    element: { createElement, useState: (value: unknown) => [value], useEffect: () => {} },
    i18n: { __: (text: string) => text },
  };
  const window: Record<string, unknown> = { wp, webSchedulerBlock: site };
  for (const file of scripts) runInNewContext(read(file), { window });
  if (!registered) throw new Error("block.js registered no block.");
  return registered;
}

/** All nodes of the block in the editor. */
function nodes(
  attributes: object,
  setAttributes: (changed: object) => void = () => {},
  site = SITE,
): Node[] {
  const all = (node: unknown): Node[] => {
    if (Array.isArray(node)) return node.flatMap(all);
    if (typeof node !== "object" || node === null) return [];
    return [node as Node, ...all((node as Node).children)];
  };
  return all(registeredBlock(site).block.edit({ attributes, setAttributes }));
}

const EMPTY = Object.fromEntries(
  Object.entries(metadata.attributes as Record<string, { default: unknown }>).map(
    ([name, { default: value }]) => [name, value],
  ),
);

/** The labels of the sidebar's controls whose value is not that of an empty block. */
const changed = (attributes: object) => {
  const values = (one: object) =>
    nodes({ ...EMPTY, ...one })
      .filter(({ properties }) => "label" in properties && "onChange" in properties)
      .map(({ properties }) => [properties.label, properties.value ?? properties.checked]);
  const before = values({});
  return values(attributes)
    .filter(([, value], index) => value !== before[index]?.[1])
    .map(([label]) => label);
};

/** Settings of the element that are not the block's, because they concern every form or a developer. */
const NOT_IN_BLOCK = ["baseUrl", "submitUrl", "slotsUrl", "idempotencyHeader"];

test("the editor registers the block of block.json, which the server renders", () => {
  const { name, block } = registeredBlock();
  expect(name).toBe(metadata.name);
  expect(block.save()).toBeNull();
});

test("the block has every setting of the element that a practice needs", () => {
  const names = SETTING_NAMES.map(toCamelCase);
  expect(
    [...Object.keys(metadata.attributes), ...NOT_IN_BLOCK].sort(),
    "add it to block.json and controls.js in src/wordpress/block, or to NOT_IN_BLOCK in this test",
  ).toEqual(names.sort());
});

test("every attribute of the block has one labelled control", () => {
  const attributes: [string, { type: string; enum?: string[] }][] = Object.entries(
    metadata.attributes,
  );
  const values = attributes.map(([name, { type, enum: choices }]) => {
    if (name === "ask") return { [name]: "for-whom" };
    return { [name]: type === "boolean" || (choices?.[1] ?? SITE.locationId) };
  });
  const labels = values.map(changed);
  for (const label of labels) expect(label).toEqual([expect.stringMatching(/^[A-Z]/)]);
  expect(new Set(labels.flat()).size).toBe(values.length);
});

test("a change sets the attribute, without spaces around it", () => {
  const changes: object[] = [];
  const all = nodes({ ...EMPTY, ask: "for-whom" }, (one) => changes.push(one));
  const change = (label: string, value: unknown) => {
    const node = all.find(({ properties }) => properties.label === label);
    if (!node) throw new Error(`No control has the label ${label}.`);
    (node.properties.onChange as (value: unknown) => void)(value);
  };
  change("Location ID", " x ");
  change("Language", "es");
  change("Is the patient new to the practice?", true);
  change("Whom is the appointment for?", false);
  change("Ask for days and times that suit the patient", true);
  expect(changes).toEqual([
    { locationId: "x" },
    { lang: "es" },
    { ask: "for-whom new-patient" },
    { ask: "" },
    { askTimes: true },
  ]);
});

test("the choices are those of block.json, with every language and question of the form", () => {
  const all = nodes(EMPTY);
  const choices = all
    .filter(({ type }) => type === "SelectControl")
    .map(({ properties }) => (properties.options as { value: string }[]).map(({ value }) => value));
  const enums = Object.values(metadata.attributes as object).flatMap((one) =>
    one.enum ? [one.enum] : [],
  );
  expect(choices).toEqual(enums);
  expect(metadata.attributes.lang.enum, "src/wordpress/block/block.json").toEqual([
    "",
    ...LANGUAGE_CODES,
  ]);
  const { unknown } = planPageQuestions({
    slotsUrl: null,
    hasSlotsHandler: false,
    askTimes: false,
    ask: "new-patient for-whom text-consent",
  });
  expect(unknown).toEqual([]);
});

test("without addresses or a location, the block says what is missing instead of a preview", () => {
  const types = (attributes: object, site: Partial<typeof SITE>) =>
    nodes({ ...EMPTY, ...attributes }, undefined, { ...SITE, ...site }).map(({ type }) => type);
  expect(types({}, {})).toContain("iframe");
  expect(types({}, { hasAddresses: false })).not.toContain("iframe");
  expect(types({}, { locationId: "" })).toContain("Placeholder");
  expect(types({ locationId: "10a3d96e" }, {})).toContain("Placeholder");
  expect(types({ locationId: SITE.locationId }, { locationId: "" })).toContain("iframe");
});

test.each(scripts)("%s has an .asset.php with this version and what it uses", (script) => {
  const asset = read(script.replace(".js", ".asset.php"));
  expect(asset).toContain(`'${VERSION}'`);
  for (const name of ["block-editor", "blocks", "components", "element", "i18n"]) {
    expect(asset).toContain(`'wp-${name}'`);
  }
});
