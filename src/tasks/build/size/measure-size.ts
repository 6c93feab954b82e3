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
