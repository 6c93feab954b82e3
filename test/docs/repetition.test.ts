import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Generated, one entry per code: a reader who comes from the console reads only one of them. */
const GENERATED = "src/docs/pages/problems/diagnostics.md";
const documents = globSync(["*.md", "src/**/*.md"], { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file !== GENERATED)
  .sort();

/** Shorter ones, such as “Install the package first.”, may recur. */
const MIN_LENGTH = 60;

const marked = new Marked();

/** The Markdown of each paragraph, list item and cell; no code, headings or HTML. */
function texts(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === "list") {
      return (token as Tokens.List).items.flatMap((item) => texts(item.tokens));
    }
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      return [...header, ...rows.flat()].map(({ text }) => text);
    }
    if (token.type === "blockquote") return texts((token as Tokens.Blockquote).tokens);
    return token.type === "paragraph" || token.type === "text" ? [token.text as string] : [];
  });
}

/** The sentences of a document, without markup and links, and however its lines are broken. */
const sentencesIn = (markdown: string): string[] =>
  texts(marked.lexer(markdown)).flatMap((text) =>
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[*_`]/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .split(/(?<=[.!?:])\s+/),
  );

/** The long sentences that recur, each with the documents that have it. */
function repetitions(files: readonly [name: string, markdown: string][]): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [name, markdown] of files) {
    for (const sentence of sentencesIn(markdown)) {
      if (sentence.length < MIN_LENGTH) continue;
      places.set(sentence, [...(places.get(sentence) ?? []), name]);
    }
  }
  return Object.fromEntries([...places].filter(([, names]) => names.length > 1));
}

test("no document says what another one says: it links to it", () => {
  expect(documents.length).toBeGreaterThan(60);
  const files = documents.map((name): [string, string] => [
    name,
    readFileSync(join(root, name), "utf8"),
  ]);
  expect(repetitions(files)).toEqual({});
});

test("a sentence is found again with other line breaks and markup, and not in code", () => {
  const sentence = "Host the files on your own server, or on one that you trust as much.";
  const wrapped =
    "- First. Host the **files** on your [own\n  server](x.md), or on one that you trust as much.";
  const cell = `| a |\n|---|\n| ${sentence} |`;
  expect(
    repetitions([
      ["a", sentence],
      ["b", wrapped],
      ["c", cell],
    ]),
  ).toEqual({
    [sentence]: ["a", "b", "c"],
  });
  expect(repetitions([["a", `${sentence}\n\n${sentence}`]])).toEqual({ [sentence]: ["a", "a"] });
  expect(
    repetitions([
      ["a", sentence],
      ["b", `\`\`\`\n${sentence}\n\`\`\``],
    ]),
  ).toEqual({});
});
