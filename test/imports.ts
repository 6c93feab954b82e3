import { parseSync } from "vite";

/**
 * The module specifiers that a source file imports, including types: `import` and `export … from`
 * statements, `import()`, and `import("…")` types. Computed specifiers are left out.
 *
 * @throws Error with the file's name if its syntax is wrong
 */
export function importsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const names: string[] = [];
  walk(program, (node) => {
    const name = stringValue(node.source);
    if (name !== null) names.push(name);
  });
  return names;
}

type Node = Record<string, unknown>;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  // In an ESTree, exactly the nodes that import have a `source`.
  if ("source" in value) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

/** The value of a string literal, or of a template literal without expressions. */
function stringValue(node: unknown): string | null {
  if (typeof node !== "object" || node === null || !("type" in node)) return null;
  const { type, value, quasis, expressions } = node as Node;
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || (expressions as unknown[]).length > 0) return null;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join("");
}
