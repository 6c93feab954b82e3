import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES, type LanguageCode } from "../../../messages/languages.ts";
import { overrideProblem } from "./check-override.ts";
import { loadLanguages } from "./load-languages.ts";
import { type Json, jsonValue, parseJson } from "./parse-json.ts";
import type { Original, Override } from "./sentence.ts";
import { toSource } from "./sentence.ts";

/** The file of a language's sentences for each part of an override file. */
export const PARTS = {
  messages: "first-screen",
  deferred: "deferred",
  slots: "slots",
  questions: "questions",
  email: "email",
} as const;

const NO_SENTENCES = ["tag", "direction", "inNameOrder"];

/** One replaced sentence. */
export interface Replacement {
  language: LanguageCode;
  /** The part and the keys below it. */
  path: readonly string[];
  /** JavaScript source of the new value. */
  source: string;
}

export interface Overrides {
  replacements: readonly Replacement[];
  /** What was found, one line per file. */
  summary: readonly string[];
  /** What is left out, with file and line. */
  problems: readonly string[];
}

/** Reads a folder of override files, `<code>.json`. What is wrong is left out and reported. */
export async function readOverrides(folder: string): Promise<Overrides> {
  const replacements: Replacement[] = [];
  const summary: string[] = [];
  const problems: string[] = [];
  if (!existsSync(folder)) {
    problems.push(`${folder}: this folder does not exist. Correct MESSAGE_OVERRIDES.`);
    return { replacements, summary, problems };
  }
  const languages = await loadLanguages();
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name);
    const language = LANGUAGE_CODES.find((code) => name === `${code}.json`);
    if (!language) {
      problems.push(
        `${file}: no language has this code. Name the file <code>.json: ${LANGUAGE_CODES.join(", ")}.`,
      );
      continue;
    }
    if (statSync(file).isDirectory()) {
      problems.push(`${file}: this is a folder. Write the sentences into a file with this name.`);
      continue;
    }
    // Editors for Windows write a byte order mark, which JSON does not allow.
    const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
    const report = (offset: number, problem: string) => {
      const line = text.slice(0, offset).split("\n").length;
      problems.push(`${file}:${line}: ${problem}. The form’s own sentence is used.`);
    };
    let reviewed = "";
    let count = 0;
    const visit = (node: Json, original: unknown, english: unknown, path: readonly string[]) => {
      const name = path.join(".");
      if (typeof original === "string" || typeof original === "function") {
        const override = jsonValue(text, node) as Override;
        const sentence = { original: original as Original, english: english as Original, language };
        const problem = overrideProblem(override, sentence);
        if (problem) return report(node.start, `${name} ${problem}`);
        replacements.push({ language, path, source: toSource(override, sentence) });
        count += 1;
        return;
      }
      if (node.type !== "ObjectExpression") {
        return report(node.start, `${name || "the file"} is not an object: write { … }`);
      }
      for (const { key, value } of node.properties) {
        const inner = [...path, key.value];
        if (inner.join() === "reviewed") {
          reviewed = String(jsonValue(text, value));
          continue;
        }
        const keys = Object.keys(original as object).filter((each) => !NO_SENTENCES.includes(each));
        if (keys.includes(key.value)) {
          const [below, translated] = [english, original].map(
            (each) => (each as Record<string, unknown>)[key.value],
          );
          visit(value, translated, below, inner);
        } else {
          const names = keys.join(", ");
          report(key.start, `${inner.join(".")} is no sentence of the form: use one of ${names}`);
        }
      }
    };
    const parsed = parseJson(text);
    if ("problem" in parsed) report(parsed.offset, `this is not JSON: ${parsed.problem}`);
    else visit(parsed.root, languages[language], languages.en, []);
    summary.push(
      `${file}: ${count} ${count === 1 ? "sentence" : "sentences"} replaced; ${reviewed ? `reviewed: ${reviewed}` : "“reviewed” does not say by whom"}`,
    );
  }
  return { replacements, summary, problems };
}
