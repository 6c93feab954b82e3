import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const read = (file: string) =>
  readFileSync(new URL(`../../src/wordpress/block/${file}`, import.meta.url), "utf8");
const metadata: { name: string; attributes: Record<string, Attribute> } = JSON.parse(
  read("block.json"),
);

interface Attribute {
  type: string;
  default: string | boolean;
  enum?: string[];
}

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
  isReady: true,
  settings: {
    "location-id": "10a3d96e-cb6c-4813-935a-a30369dd4806",
    "base-url": "https://a.example",
  },
  scriptUrl: "https://practice.example/js/web-scheduler.js",
  settingsUrl: "",
  languages: { en: "English", es: "Español" },
};

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
    components: new Proxy({}, { get: (_, name) => name }),
    element: { createElement },
    i18n: { __: (text: string) => text },
  };
  runInNewContext(read("block.js"), { window: { wp, webSchedulerBlock: site } });
  if (!registered) throw new Error("block.js registered no block.");
  return registered;
}

const EMPTY = Object.fromEntries(
  Object.entries(metadata.attributes).map(([name, attribute]) => [name, attribute.default]),
);

function nodes(
  attributes: object,
  { setAttributes = (_changed: object) => {}, site = {} } = {},
): Node[] {
  const all = (node: unknown): Node[] => {
    if (Array.isArray(node)) return node.flatMap(all);
    if (typeof node !== "object" || node === null) return [];
    return [node as Node, ...all((node as Node).children)];
  };
  const { block } = registeredBlock({ ...SITE, ...site });
  return all(block.edit({ attributes: { ...EMPTY, ...attributes }, setAttributes }));
}

test("the editor registers the block of block.json, which the server renders", () => {
  const { name, block } = registeredBlock();
  expect(name).toBe(metadata.name);
  expect(block.save()).toBeNull();
});

test("every attribute of the block has a labelled control, which shows it", () => {
  const values = (one: object) =>
    nodes(one)
      .filter(({ properties }) => "label" in properties && "onChange" in properties)
      .map(({ properties }) => [properties.label, properties.value ?? properties.checked]);
  const before = values({});
  const labels = Object.entries(metadata.attributes).map(([name, { type, enum: choices }]) => {
    const value = name === "ask" ? "for-whom" : type === "boolean" || (choices?.[1] ?? "x");
    return values({ [name]: value })
      .filter(([, shown], index) => shown !== before[index]?.[1])
      .map(([label]) => label);
  });
  for (const label of labels) expect(label).toEqual([expect.stringMatching(/^[A-Z]/)]);
  expect(new Set(labels.flat()).size).toBe(labels.length);
});

test("a change sets the attribute, without spaces around it", () => {
  const changes: object[] = [];
  const setAttributes = (one: object) => void changes.push(one);
  const all = nodes({ ask: "for-whom" }, { setAttributes });
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

test("the choices are those of block.json, and the languages of the plugin", () => {
  const choices = nodes({})
    .filter(({ type }) => type === "SelectControl")
    .map(({ properties }) => (properties.options as { value: string }[]).map(({ value }) => value));
  const attributes = Object.entries(metadata.attributes);
  expect(choices).toEqual(
    attributes.flatMap(([name, one]) =>
      name === "lang" ? [["", "en", "es"]] : one.enum ? [one.enum] : [],
    ),
  );
});

test("the block previews the form in place, or says what is missing", () => {
  const preview = (attributes: object, site: Partial<typeof SITE> = {}) => {
    const all = nodes(attributes, { site });
    const form = all.find(({ type }) => type === "web-scheduler");
    expect(all.some(({ type }) => type === "Placeholder")).toBe(!form);
    if (!form) return undefined;
    const { ref, ...given } = form.properties;
    expect(ref).toBeTypeOf("function");
    return given;
  };
  expect(preview({})).toEqual(SITE.settings);
  expect(preview({ mode: "popup", headingLevel: "3", askTimes: true })).toEqual({
    ...SITE.settings,
    "heading-level": "3",
    "ask-times": true,
  });
  expect(preview({}, { isReady: false })).toBeUndefined();
  expect(preview({ locationId: "10a3d96e" })).toBeUndefined();
  expect(preview({ locationId: `${SITE.settings["location-id"]} 10a3d96e` })).toBeUndefined();
  const id = "20a3d96e-cb6c-4813-935a-a30369dd4806";
  const other = { locationId: `${SITE.settings["location-id"]} ${id}` };
  expect(preview(other)).toMatchObject({ "location-id": other.locationId });
});
