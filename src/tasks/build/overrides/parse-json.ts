import { parseSync } from "vite";

/** A value in a JSON file, which is an expression of JavaScript, with its place. */
export type Json =
  | { type: "ObjectExpression"; start: number; end: number; properties: JsonProperty[] }
  | { type: "Literal"; start: number; end: number };

interface JsonProperty {
  key: { value: string; start: number };
  value: Json;
}

/** The root of a JSON text, or what is wrong with it and where. */
export function parseJson(text: string): { root: Json } | { problem: string; offset: number } {
  const error = jsonError(text);
  if (error !== null) {
    // Without the text around the place, which would need several lines.
    const [problem = ""] = error.split(/, (?:"|\.\.\.)| in JSON at/);
    const isQuote = /token '[“”„«»‘’']/.test(problem);
    const advice = isQuote ? `: write quotation marks like this: "` : "";
    return { problem: problem + advice, offset: errorOffset(text, error) };
  }
  const [statement] = parseSync("overrides.js", `(${text})`).program.body;
  const { expression } = statement as unknown as { expression: { expression?: Json } & Json };
  return { root: expression.expression ?? expression };
}

// One character less: the parenthesis.
export const jsonValue = (text: string, { start, end }: Json): unknown =>
  JSON.parse(text.slice(start - 1, end - 1));

function jsonError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return String((error as Error).message);
  }
}

/** Where the error is. Node does not say it for an unexpected character, which then ends the shortest text that has it. */
function errorOffset(text: string, error: string): number {
  const [, position] = /position (\d+)/.exec(error) ?? [];
  if (position !== undefined) return Number(position);
  let valid = 0;
  let invalid = text.length;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (jsonError(text.slice(0, middle))?.startsWith("Unexpected token")) invalid = middle;
    else valid = middle;
  }
  return Math.max(0, invalid - 1);
}
