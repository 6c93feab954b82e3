import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { VERSION } from "../../src/embed/api/version.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";

const read = (file: string) =>
  readFileSync(new URL(`../../src/wordpress/block/${file}`, import.meta.url), "utf8");
const metadata = JSON.parse(read("block.json"));

interface Node {
  type: string;
  properties: Record<string, unknown> & {
    onChange?(value: string): void;
    options?: { value: string }[];
  };
  children: Node[];
}

interface Block {
  edit(block: { attributes: object; setAttributes(changed: object): void }): Node;
  save(): unknown;
}

/** The block that block.js registers, with WordPress's components as plain nodes. */
function registeredBlock(): { name: string; block: Block } {
  let registered: { name: string; block: Block } | undefined;
  const wp = {
    blocks: {
      registerBlockType: (name: string, block: Block) => {
        registered = { name, block };
      },
    },
    blockEditor: { useBlockProps: () => ({ className: "block" }) },
    components: { Placeholder: "Placeholder", SelectControl: "Select", TextControl: "Text" },
    element: {
      createElement: (type: string, properties: object, ...children: Node[]) => ({
        type,
        properties,
        children,
      }),
    },
    i18n: { __: (text: string) => text },
  };
  runInNewContext(read("block.js"), { window: { wp } });
  if (!registered) throw new Error("block.js registered no block.");
  return registered;
}

/** The controls of the block's settings. */
function controls(attributes: object, setAttributes: (changed: object) => void = () => {}) {
  const [placeholder] = registeredBlock().block.edit({ attributes, setAttributes }).children;
  return placeholder?.children ?? [];
}

test("the editor registers the block of block.json, which the server renders", () => {
  const { name, block } = registeredBlock();
  expect(name).toBe(metadata.name);
  expect(block.save()).toBeNull();
  expect(metadata.editorScript).toBe("file:./block.js");
});

test("every attribute of the block has a labelled control with its value", () => {
  const names = Object.keys(metadata.attributes);
  const values = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
  expect(
    controls(values)
      .map(({ properties }) => properties.key)
      .sort(),
  ).toEqual(names.sort());
  for (const { properties } of controls(values)) {
    expect(properties.value).toBe(`the ${properties.key}`);
    expect(properties.label).toMatch(/^[A-Z]/);
  }
});

test("a change sets the attribute, without spaces around it", () => {
  const changes: object[] = [];
  for (const { properties } of controls({}, (changed) => changes.push(changed))) {
    properties.onChange?.(" x ");
  }
  expect(changes).toEqual([{ locationId: "x" }, { phone: "x" }, { mode: "x" }, { lang: "x" }]);
});

test("the choices are those of block.json, with every language of the form", () => {
  for (const { properties } of controls({}).filter(({ type }) => type === "Select")) {
    const values = properties.options?.map(({ value }) => value);
    expect(values, "the choices in src/wordpress/block/block.js").toEqual(
      metadata.attributes[String(properties.key)].enum,
    );
  }
  expect(metadata.attributes.lang.enum, "src/wordpress/block/block.json").toEqual([
    "",
    ...LANGUAGE_CODES,
  ]);
});

test("block.asset.php has this version, and names what block.js uses", () => {
  const asset = read("block.asset.php");
  expect(asset).toContain(`'${VERSION}'`);
  for (const name of ["block-editor", "blocks", "components", "element", "i18n"]) {
    expect(asset).toContain(`'wp-${name}'`);
  }
});
