import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES, validText } from "../../src/embed/api/attributes.ts";
import { PLACEHOLDERS } from "../../src/tasks/build/write-release.ts";

const folder = join(import.meta.dirname, "../../src/docs/pages");
const blocks = globSync("**/*.md", { cwd: folder }).flatMap((page) =>
  [...readFileSync(join(folder, page), "utf8").matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = "", language = "", text = ""]) => ({
      page,
      language,
      code: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  ),
);
const of = (...languages: string[]) =>
  blocks.filter(({ language }) => languages.includes(language));

/** What a reader puts in place of a placeholder; an ellipsis stands for one, too. */
const asTyped = (value: string) =>
  value === PLACEHOLDERS.locationId ? "10a3d96e-cb6c-4813-935a-a30369dd4806" : value;

/** The start tags of the element, and the script tags with settings, as names and values. */
const settingsIn = (code: string) =>
  [...code.matchAll(/<(web-scheduler|script)\b((?:[^<>"]|"[^"]*")*)>/g)].map(([, tag, text = ""]) =>
    [...text.matchAll(/([\w:@-]+)(?:="([^"]*)")?/g)]
      .map(([, name = "", value = ""]): [string, string] => [name, value])
      .flatMap(([name, value]): [string, string][] => {
        if (tag === "web-scheduler") return [[name, value]];
        return name.startsWith("data-") ? [[name.replace("data-", ""), value]] : [];
      }),
  );

test("there are snippets of every kind", () => {
  const languages = new Set(blocks.map(({ language }) => language));
  for (const language of [
    "html",
    "tsx",
    "ts",
    "js",
    "vue",
    "astro",
    "python",
    "php",
    "css",
    "sh",
  ]) {
    expect([...languages]).toContain(language);
  }
});

test.each(of("html", "vue", "astro").map((block) => [block.page, block] as const))(
  "the attributes of a snippet in %s exist, and their values are valid",
  (_, { code }) => {
    const known: readonly string[] = [...ATTRIBUTE_NAMES, "target"];
    for (const [name, value] of settingsIn(code).flat()) {
      if (/^[@:]|^style$/.test(name)) continue; // Vue's listeners and bindings.
      expect(known).toContain(name);
      if (value === "…" || name === "target" || name.startsWith("prefill-")) continue;
      const setting = name as Parameters<typeof validText>[0];
      expect([name, validText(setting, asTyped(value))]).toEqual([name, asTyped(value)]);
    }
  },
);

test.each(of("html", "astro").map((block) => [block.page, block] as const))(
  "the elements of a snippet in %s are closed",
  (_, { code }) => {
    for (const tag of ["web-scheduler", "div", "script", "a"]) {
      const count = (pattern: string) => code.match(new RegExp(pattern, "g"))?.length ?? 0;
      expect([tag, count(`<${tag}[\\s>]`)]).toEqual([tag, count(`</${tag}>`)]);
    }
  },
);

test.each(of("ts", "tsx", "js").map((block) => [block.page, block] as const))(
  "the code in %s has no syntax error",
  (_, { code, language }) => {
    expect(parseSync(`snippet.${language === "js" ? "mjs" : language}`, code).errors).toEqual([]);
  },
);

test.each(of("json").map((block) => [block.page, block] as const))(
  "the JSON in %s is valid",
  (_, { code }) => {
    expect(JSON.parse(code)).toBeInstanceOf(Object);
  },
);

test("the attributes of a table to type in are those of the element", () => {
  const wix = readFileSync(join(folder, "platforms/wix.md"), "utf8");
  const rows = [...wix.matchAll(/^ +\| `([\w-]+)` \| `([^`]+)` \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(["location-id", "base-url", "submit-url", "phone"]);
  for (const [, name = "", value = ""] of rows) {
    const setting = name as Parameters<typeof validText>[0];
    expect(validText(setting, asTyped(value))).toBe(asTyped(value));
  }
});
