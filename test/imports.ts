import { parseSync } from "vite";

/**
 * The names of all modules that a source file imports, types included: statements, `export … from`,
 * `import()` and `import("…")` in a type. An `import()` of a computed address names no file of ours.
 */
export function importsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const names: string[] = [];
  walk(program, (node) => {
    const name = text(node.source);
    if (name !== null) names.push(name);
  });
  return names;
}

type Node = Record<string, unknown>;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  // In this tree, whatever imports has a `source`, and nothing else has.
  if ("source" in value) visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}

function text(node: unknown): string | null {
  if (typeof node !== "object" || node === null || !("type" in node)) return null;
  const { type, value, quasis, expressions } = node as Node;
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || (expressions as unknown[]).length > 0) return null;
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("");
}
