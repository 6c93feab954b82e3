import { parseSync } from "vite";

export type Node = Record<string, unknown>;

/** Calls `visit` for every node of a source file. @throws Error with its name if its syntax is wrong */
export function visitNodes(file: string, source: string, visit: (node: Node) => void): void {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  walk(program, visit);
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}
