import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Node, visitNodes } from "./syntax-tree.ts";

const src = join(import.meta.dirname, "../src");
const files = globSync("{state,ui,embed}/**/*.{ts,tsx}", {
  cwd: src,
  // The doctor runs for the site owner only.
  exclude: (name) => /doctor|findings/.test(name),
});

const nameOf = (node: unknown): unknown => {
  const { name, property } = (node ?? {}) as Node;
  return property ? nameOf(property) : name;
};
const isContained = (value: unknown) => nameOf((value as Node | undefined)?.callee) === "contain";

test("every listener of a control is contained, and every effect and listener is added by contain.ts", () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const file of files) {
    if (file.endsWith("contain.ts")) continue;
    const source = readFileSync(join(src, file), "utf8");
    if (/import \{[^}]*\beffect\b[^}]*\} from "@preact\/signals"/.test(source))
      wrong.push(`${file}: effect`);
    visitNodes(file, source, ({ type, name, attributes, callee, arguments: values }) => {
      if (type === "JSXOpeningElement" && /^[a-z]/.test(String(nameOf(name)))) {
        for (const attribute of attributes as Node[]) {
          if (!/^on[A-Z]/.test(String(nameOf(attribute.name)))) continue;
          checked += 1;
          const { expression } = attribute.value as Node;
          if (!isContained(expression)) wrong.push(`${file}: ${nameOf(attribute.name)}`);
        }
      }
      // A function with a name is contained where it is defined, because it is removed as well.
      const [, listener] = (values as Node[] | undefined) ?? [];
      if (type === "CallExpression" && nameOf(callee) === "addEventListener" && !nameOf(listener))
        wrong.push(`${file}: addEventListener`);
    });
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(25);
});
