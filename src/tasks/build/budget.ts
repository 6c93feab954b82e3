import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { exampleBySlug } from "../../contract/examples/index.ts";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { outDir } from "../paths.ts";
import { chunkFile, served } from "./outputs.ts";

const brotli = (content: string | Uint8Array) => brotliCompressSync(content).byteLength;

/** The sizes in bytes of the last build's files that pages load, uncompressed and as servers send them. */
export const measureFiles = () =>
  [...served.keys()].map((file) => {
    const content = readFileSync(join(outDir, file));
    return { file, raw: content.byteLength, brotli: brotli(content) };
  });

/** The limit in bytes (brotli) of everything that must load before the form is usable in English. */
const ENGLISH = 35_000;
/** For the chunk of another language, which has all its sentences. Cyrillic compresses worst. */
const OTHER_LANGUAGE = ENGLISH + 4_500;

/*
 * Compares what loads until the form is usable in each language with its limit: the script, which has the
 * first screens of English, the chunk of another language, and the location record.
 */
if (import.meta.main) {
  const { record } = exampleBySlug("branded") ?? {};
  if (!record) throw new Error("There is no example called branded.");
  const response = brotli(JSON.stringify(successEnvelope(record)));
  const sizes = new Map(measureFiles().map(({ file, brotli }) => [file, brotli]));
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  const results = LANGUAGE_CODES.map((code) => {
    const language = code === "en" ? 0 : sizeOf(chunkFile(code));
    const bytes = response + sizeOf("web-scheduler.js") + language;
    const limit = code === "en" ? ENGLISH : OTHER_LANGUAGE;
    return { language: code, "until usable": bytes, limit, isTooLarge: bytes > limit };
  });
  console.table(results);
  // Move code that the first screen does not need to a chunk.
  if (results.some(({ isTooLarge }) => isTooLarge)) process.exitCode = 1;
}
