import { type Node, visitNodes } from "../syntax-tree.ts";

export interface Expression {
  regex: RegExp;
  /** Whether it is passed to `split`, which searches the whole text. */
  isSeparator: boolean;
}

/**
 * Every regular expression of a source file: literals, and calls of `RegExp`, in whose templates each
 * `${…}` counts as the letter x.
 *
 * @throws Error if a call of `RegExp` has neither a string nor a template as its pattern
 */
export function findExpressions(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const separators = new Set<unknown>();
  visitNodes(file, source, (node) => {
    const args = (node.arguments ?? []) as Node[];
    const callee = node.callee as Node | undefined;
    if ((callee?.property as Node | undefined)?.name === "split") separators.add(args[0]);
    const regex = literal(node) ?? (callee?.name === "RegExp" ? constructed(file, args) : null);
    if (regex) found.push({ regex, isSeparator: separators.has(node) });
  });
  return found;
}

function literal({ regex }: Node): RegExp | null {
  if (!regex) return null;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return new RegExp(pattern, flags);
}

function constructed(file: string, [pattern, flags]: Node[]): RegExp {
  const quasis = pattern?.quasis as { value: { cooked: string } }[] | undefined;
  const source = quasis?.map(({ value }) => value.cooked).join("x") ?? pattern?.value;
  if (typeof source !== "string") throw new Error(`${file}: Cannot read a pattern of RegExp().`);
  return new RegExp(source, typeof flags?.value === "string" ? flags.value : "");
}
