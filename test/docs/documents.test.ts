import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { PLACEHOLDERS } from "../../src/embed/api/snippet.ts";
import { ATTRIBUTE_NAMES, validText } from "../../src/settings/attributes.ts";

const root = join(import.meta.dirname, "../..");
const documents = globSync(["*.md", "src/**/*.md"], { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, "");

/** The anchors of headings, as GitHub and the site of documents make them. */
const anchorsIn = (file: string) =>
  [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links of %s lead to files and headings that exist", (file) => {
  const links = withoutCode(textOf(file)).matchAll(/\]\((?!https?:)([^()#\s]*)(?:#([^()\s]+))?\)/g);
  for (const [link, path = "", anchor] of links) {
    const target = path === "" ? file : join(dirname(file), path);
    expect([link, existsSync(join(root, target))]).toEqual([link, true]);
    if (anchor) expect([link, anchorsIn(target)]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

const { scripts } = JSON.parse(textOf("package.json"));

test.each(documents)("every script that %s runs exists", (file) => {
  const run = [...textOf(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});

const snippetsIn = (file: string) =>
  [...textOf(file).matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = "", language = "", code = ""]) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );

const asTyped = (value: string) =>
  value === PLACEHOLDERS.locationId ? "10a3d96e-cb6c-4813-935a-a30369dd4806" : value;

const settingsIn = (html: string) =>
  [...html.matchAll(/<(web-scheduler|script)\b((?:[^<>"]|"[^"]*")*)>/g)].flatMap(
    ([, tag, text = ""]) =>
      [...text.matchAll(/(?<![\w:@-])(data-)?([a-z-]+)="([^"]*)"/g)].flatMap(
        ([, prefix, name = "", value = ""]) =>
          (tag === "script") === (prefix !== undefined) ? [{ name, value }] : [],
      ),
  );

const SYNTAX: Record<string, (code: string) => unknown> = {
  ts: (code) => parseSync("snippet.ts", code).errors[0],
  tsx: (code) => parseSync("snippet.tsx", code).errors[0],
  js: (code) => parseSync("snippet.mjs", code).errors[0],
  json: (code) => void JSON.parse(code),
};

test.each(documents)("the snippets of %s have no syntax error, and only valid settings", (file) => {
  for (const { language, code } of snippetsIn(file)) {
    expect(SYNTAX[language]?.(code), code).toBeUndefined();
    for (const { name, value } of ["html", "vue", "astro"].includes(language)
      ? settingsIn(code)
      : []) {
      if (["style", "target", "cfasync"].includes(name)) continue;
      expect(ATTRIBUTE_NAMES).toContain(name);
      if (value === "…" || name.startsWith("prefill-")) continue;
      const setting = name as Parameters<typeof validText>[0];
      expect([name, validText(setting, asTyped(value))]).toEqual([name, asTyped(value)]);
    }
  }
});
