import { type Node, visitNodes } from "./syntax-tree.ts";

export interface Import {
  /** The module as the source spells it: `./a.ts`, `preact`. */
  specifier: string;
  /** `type` disappears in the build; `dynamic` is an `import()`. */
  kind: "value" | "type" | "dynamic";
}

/**
 * Everything that a source file imports: `import` and `export … from` statements, `import()`, and
 * `import("…")` types. Computed specifiers are left out.
 *
 * @throws Error with the file's name if its syntax is wrong
 */
export function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = [];
  visitNodes(file, source, (node) => {
    // In an ESTree syntax tree, only imports and re-exports have a `source`.
    const specifier = stringValue(node.source);
    if (specifier !== null) imports.push({ specifier, kind: kindOf(node) });
  });
  return imports;
}

// `import { type A }` is a value import: with verbatimModuleSyntax, the build keeps `import {}`.
function kindOf({ type, importKind, exportKind }: Node): Import["kind"] {
  if (type === "ImportExpression") return "dynamic";
  const isType = type === "TSImportType" || importKind === "type" || exportKind === "type";
  return isType ? "type" : "value";
}

/** The value of a string literal, or of a template literal without expressions. */
function stringValue(node: unknown): string | null {
  if (typeof node !== "object" || node === null || !("type" in node)) return null;
  const { type, value, quasis, expressions } = node as Node;
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || (expressions as unknown[]).length > 0) return null;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join("");
}
