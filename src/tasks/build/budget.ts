import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Output } from "./outputs.ts";

/** Bytes of one file as they are, and as a server sends them. */
export interface Sizes {
  file: string;
  initial: Output["initial"];
  raw: number;
  gzip: number;
  brotli: number;
}

/** Most bytes, in brotli, that a patient waits for until the form is usable. */
export const initialBrotliLimit = 32_000;

/** Weighs one file. */
export function sizesOf(file: string, content: Uint8Array, initial: Output["initial"]): Sizes {
  return {
    file,
    initial,
    raw: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
}

/**
 * Whether the files that a patient waits for are light enough, and what they weigh. The limit is
 * for readers of English; what others wait for besides is said.
 */
export function budgetReading(files: readonly Sizes[]): { within: boolean; sentence: string } {
  const weigh = (wanted: readonly Output["initial"][]) =>
    files
      .filter(({ initial }) => wanted.includes(initial))
      .reduce((bytes, { brotli }) => bytes + brotli, 0);
  const sum = weigh([true]);
  const within = sum <= initialBrotliLimit;
  const readers = files.flatMap(({ initial }) => (typeof initial === "string" ? [initial] : []));
  const others = readers.map((reader) => `; in ${reader} ${kB(weigh([true, reader]))}`).join("");
  const sentence = `${kB(sum)} (brotli) until the form is usable, at most ${kB(initialBrotliLimit)}${others}.`;
  return { within, sentence: within ? sentence : `Over budget: ${sentence}` };
}

/** The table that a build ends with. */
export function sizeTable(files: readonly Sizes[]): string {
  const rows = [
    ["", "raw", "gzip", "brotli"],
    ...files.map((size) => [size.file, kB(size.raw), kB(size.gzip), kB(size.brotli)]),
  ];
  const width = Math.max(...files.map((size) => size.file.length));
  return rows
    .map(
      ([file = "", ...numbers]) => file.padEnd(width) + numbers.map((n) => n.padStart(11)).join(""),
    )
    .join("\n");
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
