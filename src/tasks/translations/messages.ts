import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import type { LanguageCode } from "../../messages/languages.ts";
import { root } from "../paths.ts";

export function readFiles(language: LanguageCode): Map<string, string> {
  const first = language === "en" ? ["en-first-screen"] : [];
  const names = [...first, language, `outside-form/${language}`];
  const files = names.map((name) => join(root, "messages", `${name}.ts`));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

interface Message {
  file: string;
  start: number;
  source: string;
  /** Without quotes and escapes, with placeholders like `${phone}`; the source if that is more than one text. */
  text: string;
  /** Where it appears, and what its parameters are: the comments above it and its groups, or else the file's. */
  note: string;
  parameters: string[];
}

/** The messages of a language by their dotted paths: `submission.fieldErrors.email-at`. */
export function readMessages(files: Map<string, string>): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const [file, code] of files) {
    const { program, comments } = parseSync(file, code, { preserveParens: false });
    const noteAbove = (start: number) => {
      const comment = comments.findLast(({ end }) => end < start);
      const isNext = /^\s*(export )?(const )?$/.test(code.slice(comment?.end, start));
      return isNext ? (comment?.value.replace(/[\s*]+/g, " ").trim() ?? "") : "";
    };
    type Around = Pick<Message, "parameters"> & { path: string[]; notes: string[] };
    const add = (node: ESTree.Node | null, around: Around): void => {
      const { path, notes, parameters } = around;
      if (node?.type === "TSSatisfiesExpression") add(node.expression, around);
      else if (node?.type === "ArrowFunctionExpression") {
        add(node.body, { ...around, parameters: [...parameters, ...node.params.map(nameOf)] });
      } else if (node?.type === "ObjectExpression") {
        for (const property of node.properties) {
          if (property.type !== "Property") continue;
          const names = [...path, nameOf(property.key)];
          const inside = [...notes, noteAbove(property.start)];
          add(property.value, { parameters, path: names, notes: inside });
        }
      } else if (node) {
        const { start, end } = node;
        const source = code.slice(start, end);
        const text = isText(node) ? source.slice(1, -1).replace(ESCAPED, unescaped) : source;
        const used = parameters.filter((name) => source.includes(name));
        const [general = "", ...own] = notes;
        const note = own.filter(Boolean).join(" ") || general.replace(/(?<=\.) .*/, "");
        messages.set(path.join("."), { file, start, source, text, note, parameters: used });
      }
    };
    new Visitor({
      VariableDeclarator({ id, init, start }) {
        add(init, { path: [nameOf(id)], notes: [noteAbove(start)], parameters: [] });
      },
    }).visit(program);
  }
  // The language's code, which is not to be translated.
  messages.delete("messages.tag");
  return messages;
}

const nameOf = (node: ESTree.Node) =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? `${node.value}` : "";

const isText = (node: ESTree.Node): node is ESTree.StringLiteral | ESTree.TemplateLiteral =>
  node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");

const ESCAPED = /\\(?:u(.{4})|(.))/g;
const unescaped = (_: string, code: string | undefined, character: string) =>
  code ? String.fromCharCode(Number.parseInt(code, 16)) : character;

/** The source for another text; null if code or a placeholder would change. */
export function translate({ source, text }: Message, translation: string): string | null {
  if (translation === text) return source;
  const code = source === text ? translation : quoted(translation);
  const safe = code.replace(INVISIBLE, escaped);
  const shape = shapeOf(safe);
  return shape && shape === shapeOf(source) ? safe : null;
}

const quoted = (text: string) =>
  text.includes("${") ? `\`${text.replaceAll("\\", "\\\\")}\`` : JSON.stringify(text);

// What editors do not show, or show like another character.
const INVISIBLE = /(?![ \n])[\s\u00ad\u200b-\u200f\u2011\u202a-\u202e\u2060-\u206f\ufeff]/g;
const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The syntax without its texts, whose placeholders may be in any order; empty if it is wrong. */
function shapeOf(source: string): string {
  // After an arrow, a block is a function's body, and a string is not a directive.
  const { program, errors, comments } = parseSync("message.ts", `() => ${source}`);
  return errors.length + comments.length > 0 ? "" : withoutTexts(program);
}

const withoutTexts = (tree: unknown): string =>
  JSON.stringify(tree, (key, value) => {
    if (key === "start" || key === "end") return undefined;
    if (!value?.type || !isText(value)) return value;
    return value.type === "Literal" ? [] : value.expressions.map(withoutTexts).sort();
  });
