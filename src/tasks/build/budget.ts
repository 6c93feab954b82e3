import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { exampleBySlug } from "../../contract/examples/index.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { outDir } from "../paths.ts";
import { type Output, outputs } from "./outputs.ts";

/** The sizes of one file in bytes, uncompressed and as servers send it. */
interface Sizes {
  file: string;
  initial: Output["initial"];
  raw: number;
  brotli: number;
}

const measure = (file: string, initial: Output["initial"], content: Uint8Array): Sizes => ({
  file,
  initial,
  raw: content.byteLength,
  brotli: brotliCompressSync(content).byteLength,
});

/** The sizes of the last build's outputs, and of the location record, which the form waits for too. */
export function measureOutputs(): Sizes[] {
  const { record } = exampleBySlug("branded") ?? {};
  if (!record) throw new Error("There is no example called branded.");
  return [
    ...outputs.map(({ file, initial }) => measure(file, initial, readFileSync(join(outDir, file)))),
    measure("location record", true, Buffer.from(JSON.stringify(successEnvelope(record)))),
  ];
}

/** The limit in bytes (brotli) of everything that must load before the form is usable in English. */
const ENGLISH = 33_500;
/** For the chunk of another language, which has all its sentences. Cyrillic compresses worst. */
const OTHER_LANGUAGE = ENGLISH + 4_500;

/** Compares what loads until the form is usable in each language with its limit. */
export const checkBudget = (files: readonly Sizes[]) =>
  LANGUAGE_CODES.map((code: LanguageCode) => {
    const bytes = files
      .filter(({ initial }) => initial === true || initial === code)
      .reduce((sum, { brotli }) => sum + brotli, 0);
    const limit = code === "en" ? ENGLISH : OTHER_LANGUAGE;
    return { language: code, "until usable": bytes, limit, isTooLarge: bytes > limit };
  });
