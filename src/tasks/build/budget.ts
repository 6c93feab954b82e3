import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { sumBy } from "es-toolkit";
import { exampleBySlug } from "../../contract/examples/practices.ts";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { outDir } from "../paths.ts";
import { chunkFile, served } from "./outputs.ts";
import releases from "./release-sizes.json" with { type: "json" };

const brotli = (content: string | Uint8Array) => brotliCompressSync(content).byteLength;

const sizeOf = (file: string) => brotli(readFileSync(join(outDir, file)));

/** The sizes in bytes of the last build's files that pages load, uncompressed and as servers send them. */
export const measureFiles = () =>
  [...served.keys()].map((file) => ({
    file,
    raw: statSync(join(outDir, file)).size,
    brotli: sizeOf(file),
  }));

function recordSize(): number {
  const { record } = exampleBySlug("branded") ?? {};
  if (!record) throw new Error("There is no example called branded.");
  return brotli(JSON.stringify(successEnvelope(record)));
}

/** What a visitor who reads English loads, each with what is above it; the location record is the first of all. */
const VISITS = {
  "until usable": ["web-scheduler.js"],
  "an ordinary visit": [chunkFile("submission"), chunkFile("en")],
  "a finished request": [chunkFile("phone"), chunkFile("requests")],
};

/** In kB (brotli), and compared to the last release. This code measures 34.7, 72.8 and 99.4 for that of 28 November. */
export function compareToRelease() {
  const [date = "", last] = Object.entries<Record<string, number>>(releases).at(-1) ?? [];
  let bytes = recordSize();
  return Object.entries(VISITS).map(([what, added]) => {
    bytes += sumBy(added, sizeOf);
    const [now, before] = [bytes / 1000, last?.[what] ?? 0];
    const difference = (now - before).toFixed(1);
    return { what, now: now.toFixed(1), [`last release, ${date}`]: before.toFixed(1), difference };
  });
}

/** The limit in bytes (brotli) of everything that must load before the form is usable in English. */
const ENGLISH = 36_100;
/** For the chunk of another language, which has all its sentences. Cyrillic compresses worst. */
const OTHER_LANGUAGE = ENGLISH + 4_500;

/* Per language, until the form is usable: the script with the first English screens, its chunk, and the record. */
if (import.meta.main) {
  const english = recordSize() + sizeOf("web-scheduler.js");
  const results = LANGUAGE_CODES.map((code) => {
    const [bytes, limit] =
      code === "en" ? [english, ENGLISH] : [english + sizeOf(chunkFile(code)), OTHER_LANGUAGE];
    return { language: code, "until usable": bytes, limit, isTooLarge: bytes > limit };
  });
  console.table(results);
  // Move code that the first screen does not need to a chunk.
  if (results.some(({ isTooLarge }) => isTooLarge)) process.exitCode = 1;
}
