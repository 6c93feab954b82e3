import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import descriptions from "../../src/contract/location-record/descriptions.json";
import { FIELD_NAMES } from "../../src/contract/questions.ts";
import { LANGUAGE_CODES, LANGUAGE_NAMES } from "../../src/messages/languages.ts";
import { languageText } from "../../src/receiver/details/request-details.ts";
import {
  prefillName,
  SETTING_NAMES,
  type SettingName,
  toCamelCase,
  validText,
} from "../../src/settings/attributes.ts";

const src = join(import.meta.dirname, "../../src");
const source = readFileSync(join(src, "settings/attributes.ts"), "utf8");

const list = (items: readonly string[], type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-GB", { type }).format(items);

/** The row of an attribute in the documentation, from its row's comment and value. */
function row(name: SettingName): string {
  const row = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${toCamelCase(name)}: ([^]+?),\n(?: {2}/\\*|};)`,
  );
  const [, comment = "", value = ""] = row.exec(source) ?? [];
  const [about = "", initial = ""] = comment
    .replace(/\s*\n[\s*]*/g, " ")
    .split(/\.? @(?:default|example) /);
  const words = [...value.matchAll(/"(\w{2,})"/g)].map(([, word = ""]) => `\`${word}\``);
  const values = [
    ...(value.includes("<LanguageCode>") ? ["[a code](../form/languages.md)"] : []),
    ...(words.length > 0 ? [list([...new Set(words)], "disjunction")] : []),
    ...(value === "FLAG" ? ["present or absent"] : []),
    about
      .trim()
      .replace(/^The (?=`)/, "")
      .replace(/^\w/, (first) => first.toLowerCase()),
  ].join(": ");
  const unset = initial
    .trim()
    .replace(/^"(.+)"$/, "`$1`")
    .replace(/^false$/, "absent");
  return `| \`${name}\` | ${values} | ${unset} |\n`;
}

async function expectLines(name: string, lines: RegExp, expected: readonly string[]) {
  const file = join(src, `docs/pages/reference/${name}.md`);
  const written = readFileSync(file, "utf8").replace(lines, () => expected.join(""));
  await expect(written).toMatchFileSnapshot(file);
}

test("attributes.md says what the options say (npm run vitest -- test/public-surface --update)", async () => {
  const prefill = FIELD_NAMES.map((name) => `\`${prefillName(name)}\``).join(", ");
  await expectLines("attributes", /(?<=\|---\|\n)(\|.*\n)+/, [
    ...SETTING_NAMES.map(row),
    "| `target` | a selector for the form's container (script tag only) | after the tag |\n",
    `| ${prefill} | an initial value; a date of birth as \`1985-03-27\` | none |\n`,
  ]);
});

test("endpoint.md says what the record's keys mean (npm run vitest -- test/public-surface --update)", async () => {
  const keys = Map.groupBy(Object.entries(descriptions), ([, description]) => description);
  const rows = Array.from(keys, ([description, same]) => {
    const names = same.map(([key]) => `\`${key.replace("web_scheduler_config.", "")}\``);
    return `- ${names.join(", ")}: ${description}\n`;
  });
  await expectLines("endpoint", /(?<=\n\n)(- `.*\n)+/, rows);
});

test("languages.md names every language (npm run vitest -- test/public-surface --update)", async () => {
  const file = join(src, "docs/pages/form/languages.md");
  const languages = LANGUAGE_CODES.map((code) => `${languageText(code)} (\`${code}\`)`);
  const sentence = `The form is in ${list(languages, "conjunction")}.`;
  const lines = sentence.replace(/(.{1,120})( |$)/g, "$1\n");
  const page = readFileSync(file, "utf8");
  await expect(page.replace(/The form is in [^.]+\.\n/, lines)).toMatchFileSnapshot(file);
});

test("the plugin has every attribute and language (npm run vitest -- test/public-surface --update)", async () => {
  const kindOf = (name: SettingName) => {
    if (validText(name, "") !== null) return "FLAGS";
    const isUrl = validText(name, "a") === null && validText(name, "https://a.example") !== null;
    return isUrl ? "URLS" : "TEXTS";
  };
  const lists = [...Map.groupBy(SETTING_NAMES, kindOf)].map(
    ([kind, names]) =>
      `const WEB_SCHEDULER_${kind} = array( ${names.map((name) => `'${name}'`).join(", ")} );\n`,
  );
  const languages = Object.entries(LANGUAGE_NAMES)
    .map(([code, name]) => `\t'${code}' => '${name}',\n`)
    .join("");
  await expect(`<?php
// The element's attributes and languages, from its source: npm run vitest -- test/public-surface --update

defined( 'ABSPATH' ) || exit;

${lists.join("")}const WEB_SCHEDULER_LANGUAGES = array(\n${languages});\n`).toMatchFileSnapshot(
    join(src, "wordpress/includes/element.php"),
  );
});
