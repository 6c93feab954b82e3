import { expect, test } from "vitest";
import { buildInMemory } from "../../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../../src/tasks/build/outputs.ts";
import {
  requireVersion,
  withoutUnused,
} from "../../../../src/tasks/build/plugins/unused-features-plugin.ts";

test("every place of an unused feature is replaced, whatever its names are", () => {
  expect(withoutUnused("a.vnode&&b;$x.vnode&&d", [["@a.vnode&&", ""]])).toBe("b;d");
});

test("the same letter is the same name, also in the replacement", () => {
  const replacements = [["@a&&@a.event(@b)", "@b"]] as const;
  expect(withoutUnused("x&&x.event(y);x&&z.event(y)", replacements)).toBe("y;x&&z.event(y)");
});

test("a name is matched as a whole", () => {
  expect(withoutUnused("ab&&b.some(c);b&&b.some(c)", [["@a&&@a.some(@b)", "0"]])).toBe(
    "ab&&b.some(c);0",
  );
});

test("a package that no longer has the unused feature fails the build", () => {
  expect(() => withoutUnused("a.node", [["@a.vnode", "0"]])).toThrow("@a.vnode");
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
