import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Node, visitNodes } from "../syntax-tree.ts";

const src = join(import.meta.dirname, "../../src");
const files = globSync("{state,ui,embed}/**/*.{ts,tsx}", { cwd: src });

const nameOf = (node: unknown): unknown => {
  const { name, property } = (node ?? {}) as Node;
  return property ? nameOf(property) : name;
};

test("every effect, and every listener without a name, is added by contain.ts", () => {
  const wrong: string[] = [];
  for (const file of files) {
    const source = readFileSync(join(src, file), "utf8");
    if (/import \{[^}]*\beffect\b[^}]*\} from "@preact\/signals"/.test(source))
      wrong.push(`${file}: effect`);
    visitNodes(file, source, ({ type, callee, arguments: values }) => {
      // A function with a name is contained where it is defined, because it is removed as well.
      const [, listener] = (values as Node[] | undefined) ?? [];
      if (type === "CallExpression" && nameOf(callee) === "addEventListener" && !nameOf(listener))
        wrong.push(`${file}: addEventListener`);
    });
  }
  expect(wrong).toEqual([]);
});
