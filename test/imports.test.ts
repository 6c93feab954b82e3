import { expect, test } from "vitest";
import { type Import, importsOf } from "./imports.ts";

test.each<[source: string, kind: Import["kind"] | null]>([
  ['import a from "./a.ts";', "value"],
  ['import "./a.ts";', "value"],
  ['import { type A } from "./a.ts";', "value"],
  ['export * from "./a.ts";', "value"],
  ['import type { A } from "./a.ts";', "type"],
  ['export type { A } from "./a.ts";', "type"],
  ['type A = import("./a.ts").A;', "type"],
  ['async function f() { return (await import("./a.ts")).a; }', "dynamic"],
  ["import(`./a.ts`);", "dynamic"],
  ["import(`./a.ts` + query);", null],
  ['import(new URL("a.js", address).href);', null],
  ['// import "./a.ts"\nconst text = \'import "./a.ts"\';', null],
])("%s: %s", (source, kind) => {
  expect(importsOf("file.ts", source)).toEqual(kind ? [{ specifier: "./a.ts", kind }] : []);
});

test("throws with the file's name for a syntax error", () => {
  expect(() => importsOf("file.ts", "import {")).toThrow("file.ts");
});
