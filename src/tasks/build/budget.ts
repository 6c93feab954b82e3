import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { exampleBySlug } from "../../examples/index.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";
import { successEnvelope, wireJson } from "../../server/http/envelope.ts";
import { outDir } from "../paths.ts";
import { type Output, outputs } from "./outputs.ts";

/** The sizes of one file in bytes, uncompressed and as servers send it. */
export interface Sizes {
  file: string;
  initial: Output["initial"];
  budget: Output["budget"];
  raw: number;
  gzip: number;
  brotli: number;
}

export function measureSize(
  { file, initial, budget }: Pick<Output, "file" | "initial" | "budget">,
  content: Uint8Array,
): Sizes {
  return {
    file,
    initial,
    budget,
    raw: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
}

/** The sizes of the last build's outputs, and of the location record, which the form waits for too. */
export function measureOutputs(): Sizes[] {
  const files = outputs.map((output) =>
    measureSize(output, readFileSync(join(outDir, output.file))),
  );
  const { record } = exampleBySlug("branded") ?? {};
  if (!record) throw new Error("There is no example called branded.");
  const response = Buffer.from(wireJson(successEnvelope(record)));
  return [
    ...files,
    measureSize({ file: "location record", initial: true, budget: null }, response),
  ];
}

/** The table that the build prints; the limit is of the brotli size. */
export function sizeTable(files: readonly Sizes[]): string {
  const rows = [
    ["in bytes", "raw", "gzip", "brotli", "limit"],
    ...files.map(({ file, raw, gzip, brotli, budget }) => [
      file,
      ...[raw, gzip, brotli, budget].map(formatBytes),
    ]),
  ];
  const width = Math.max(...rows.map(([file = ""]) => file.length));
  return rows
    .map(
      ([file = "", ...numbers]) => file.padEnd(width) + numbers.map((n) => n.padStart(11)).join(""),
    )
    .map((row) => row.trimEnd())
    .join("\n");
}

/** A number of bytes; an empty string if there is none. */
export const formatBytes = (bytes: number | null) => bytes?.toLocaleString("en") ?? "";

/** The limit in bytes (brotli) of everything that must load before the form is usable in English. */
const ENGLISH = 31_050;
/** For the chunk of another language, which has all its sentences. Cyrillic compresses worst. */
const OTHER_LANGUAGE = ENGLISH + 4_300;

const maxInitial = (code: LanguageCode) => (code === "en" ? ENGLISH : OTHER_LANGUAGE);

export interface BudgetResult {
  /** How much loads until the form is usable, one language per line. */
  summary: string;
  /** What is too large, and what to do, one sentence each. */
  problems: readonly string[];
  /** The names of the files that are too large, or part of a total that is. */
  over: readonly string[];
}

/** Compares each file with its own limit, and each language's initial files with that of the language. */
export function checkBudget(files: readonly Sizes[], limitOf = maxInitial): BudgetResult {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const lines: string[] = [];
  const problems: string[] = [];
  const over = new Set<string>();
  for (const code of LANGUAGE_CODES) {
    const initial = files.filter((file) => file.initial === true || file.initial === code);
    const bytes = initial.reduce((sum, { brotli }) => sum + brotli, 0);
    const limit = limitOf(code);
    const excess = bytes - limit;
    const text = `until the form is usable in ${names.of(code)}: ${formatBytes(bytes)} bytes (brotli), limit ${formatBytes(limit)}`;
    lines.push(text);
    if (excess <= 0) continue;
    problems.push(
      `${initial.map(({ file }) => file).join(" + ")}, ${text}: ${formatBytes(excess)} too many. Move code that the first screen does not need to a chunk (CONTRIBUTING.md, "If the first script is full").`,
    );
    for (const { file } of initial) over.add(file);
  }
  for (const { file, brotli, budget } of files) {
    if (budget === null || brotli <= budget) continue;
    problems.push(
      `${file}: ${formatBytes(brotli)} bytes (brotli), limit ${formatBytes(budget)}, ${formatBytes(brotli - budget)} too many. Make it smaller, or raise its limit in src/tasks/build/outputs.ts by what a feature needs.`,
    );
    over.add(file);
  }
  return { summary: lines.join("\n"), problems, over: [...over] };
}
