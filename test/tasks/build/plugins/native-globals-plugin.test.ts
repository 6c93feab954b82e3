import { parseAst } from "vite";
import { expect, test } from "vitest";
import { buildInMemory } from "../../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../../src/tasks/build/outputs.ts";
import {
  forInToOwnKeys,
  NATIVE_GLOBALS,
} from "../../../../src/tasks/build/plugins/native-globals-plugin.ts";

const transformed = (code: string) => forInToOwnKeys(code, parseAst(code));

test("for-in loops become loops over own keys, nested ones included", () => {
  expect(transformed("for (const a in b(c)) for (d in { ...a }) e(d);")).toBe(
    "for (const a of ownKeys((b(c)))) for (d of ownKeys(({ ...a }))) e(d);",
  );
});

test("a loop over a list of expressions visits the keys of the last one", () => {
  expect(transformed("for (a in b = {}, c) d(a);")).toBe("for (a of ownKeys((b = {}, c))) d(a);");
});

test("other loops and the `in` operator are unchanged", () => {
  const code = "for (const a of b) if (a in c) for (let d = (1 in e); d; d = f) g();";
  expect(transformed(code)).toBe(code);
});

test("the replaced globals follow from the names of the exports", () => {
  expect([...NATIVE_GLOBALS.keys()]).toEqual(
    expect.arrayContaining(["document", "fetch", "Request", "Object.keys", "Array.from", "JSON"]),
  );
});

for (const output of served) {
  test(`${output.file} uses no global that old pages replace, and no for-in loop`, async () => {
    const used = new Set<string>();
    collectNames(parseAst((await buildInMemory(output)).code), used);
    expect(used.size).toBeGreaterThan(0);
    const replaced: string[] = [...NATIVE_GLOBALS.keys()].flatMap((name) => [
      name,
      `globalThis.${name}`,
    ]);
    expect([...used].filter((name) => replaced.includes(name))).toEqual([]);
    expect([...used].filter((name) => /^globalThis\.__zod|^for-in$/.test(name))).toEqual([]);
  }, 60_000);
}

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Adds the identifiers in an expression's position, and `a.b` for each member of one. */
function collectNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectNames(item, names);
  if (!isNode(value)) return;
  const { object, property, key, computed, ...children } = value;
  if (value.type === "ForInStatement") names.add("for-in");
  if (value.type === "Identifier") names.add(String(value.name));
  if (isNode(object) && isNode(property) && !computed) names.add(`${object.name}.${property.name}`);
  for (const child of Object.values(children)) collectNames(child, names);
  for (const child of computed ? [object, property, key] : [object]) collectNames(child, names);
}
