import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { exampleBySlug } from "../../../examples/index.ts";
import { successEnvelope, wireJson } from "../../../server/http/envelope.ts";
import { outDir } from "../../paths.ts";
import { type Output, outputs } from "../outputs.ts";

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

/** The table that the build prints. */
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

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
