import { expect, test } from "vitest";
import { buildInMemory } from "../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { requireVersion, withoutUnused } from "../../../src/tasks/build/unused-features-plugin.ts";

test("every place of an unused feature is replaced", () => {
  expect(withoutUnused("a.vnode&&b;c.vnode&&d", [[/\w\.vnode/g, "0"]])).toBe("0&&b;0&&d");
});

test("a package that no longer has the unused feature fails the build", () => {
  expect(() => withoutUnused("a.node", [[/vnode/g, "0"]])).toThrow("/vnode/g");
});

test("another version of a package fails the build until its code has been compared", () => {
  const known = { name: "preact", version: "11.2.0" };
  expect(() => requireVersion(known, "11.2.0")).not.toThrow();
  expect(() => requireVersion(known, "11.2.1")).toThrow("preact is 11.2.1");
});

test("the script contains nothing of class components, hydration, suspense and MathML", async () => {
  const script = served.find(({ format }) => format === "iife");
  if (!script) throw new Error("There is no classic script.");
  const { code } = await buildInMemory(script);
  expect(code).toContain("createElementNS");
  expect(code).not.toMatch(
    /shouldComponentUpdate|componentWillUpdate|getSnapshotBeforeUpdate|"\$s"|\.then\)\s*\{|MathML|dangerously/,
  );
}, 60_000);
