import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}
type ObjectNode = Node & { properties: (Node & { key: Named; value: Node; shorthand: boolean })[] };
type Named = Node & { name?: string; value?: unknown };

/** Replaces values in the object that a module exports, in its source. */
export function replaceValues(
  code: string,
  file: string,
  values: readonly { path: readonly string[]; source: string }[],
): string {
  const object = exportedObject(code, file);
  /** The new text of each part of the source, which may be that of several values. */
  const edits = new Map<number, { end: number; text: string }>();
  for (const { path, source } of values) {
    const { node, rest, prefix } = find(object, path);
    const before = edits.get(node.start)?.text.slice(prefix.length);
    const current = before ?? code.slice(node.start, node.end);
    const text = rest.length === 0 ? source : `((o) => (${nested("o", rest, source)}))(${current})`;
    edits.set(node.start, { end: node.end, text: prefix + text });
  }
  let result = code;
  for (const [start, { end, text }] of [...edits].sort(([a], [b]) => b - a)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** The deepest node of a path that the source shows, and the keys that are left. */
function find(object: Node, path: readonly string[]) {
  let node = object;
  let prefix = "";
  let depth = 0;
  for (const key of path) {
    const { properties = [] } = withoutType(node) as Partial<ObjectNode>;
    const property = properties.find(({ key: each }) => (each?.name ?? each?.value) === key);
    if (!property) break;
    node = property.value;
    // `timesCount,` becomes `timesCount: …,`.
    prefix = property.shorthand ? `${key}: ` : "";
    depth += 1;
  }
  return { node, prefix, rest: path.slice(depth) };
}

/** `{ ...o, fields: { ...o.fields, firstName: source } }` */
function nested(object: string, [key = "", ...rest]: readonly string[], source: string): string {
  const name = JSON.stringify(key);
  const value = rest.length === 0 ? source : nested(`${object}[${name}]`, rest, source);
  return `{ ...${object}, ${name}: ${value} }`;
}

/** The expression in `… satisfies Type` and `… as Type`. */
const withoutType = (node: Node): Node =>
  node.type.startsWith("TS") ? withoutType((node as Node & { expression: Node }).expression) : node;

function exportedObject(code: string, file: string): Node {
  for (const statement of parseSync(file, code).program.body) {
    const { declaration } = statement as unknown as {
      declaration?: { declarations?: { init?: Node }[] };
    };
    const init = declaration?.declarations?.[0]?.init;
    if (init && withoutType(init).type === "ObjectExpression") return init;
  }
  throw new Error(`${file} exports no object.`);
}
