import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";

test.each([
  ['import a from "./a.ts";', ["./a.ts"]],
  ['import "./a.ts";', ["./a.ts"]],
  ['import type { A } from "./a.ts";', ["./a.ts"]],
  ['import { type A } from "./a.ts";', ["./a.ts"]],
  ['export * from "./a.ts";', ["./a.ts"]],
  ['export type { A } from "./a.ts";', ["./a.ts"]],
  ['type A = import("./a.ts").A;', ["./a.ts"]],
  ['async function f() { return (await import("./a.ts")).a; }', ["./a.ts"]],
  ["import(`./a.ts`);", ["./a.ts"]],
  ["import(`./a.ts` + query);", []],
  ['import(new URL("a.js", address).href);', []],
  ['// import "./a.ts"\nconst text = \'import "./a.ts"\';', []],
])("%s", (source, names) => {
  expect(importsOf("file.ts", source)).toEqual(names);
});

test("throws with the file's name for a syntax error", () => {
  expect(() => importsOf("file.ts", "import {")).toThrow("file.ts");
});
