import { readFileSync, writeFileSync } from "node:fs";
import { moduleSizesFile } from "../../paths.ts";
import { type Output, served, version } from "../outputs.ts";
import { formatBytes, type Sizes } from "./measure-size.ts";
import { type ModuleSizes, measureOutput } from "./modules.ts";

/** What is committed about each file, by its name without the version, in bytes (brotli). */
export type FileSizes = Readonly<Record<string, { total: number; modules: ModuleSizes }>>;

/** A smaller change of a file needs no update: most commits then leave module-sizes.json alone. */
const TOLERANCE_BYTES = 100;

export const readFileSizes = (): FileSizes =>
  JSON.parse(readFileSync(moduleSizesFile, "utf8")) as FileSizes;

export const stableName = ({ file }: Pick<Output, "file">) => file.replace(`-${version}`, "");

export async function writeFileSizes(): Promise<void> {
  const sizes: Record<string, FileSizes[string]> = {};
  for (const output of served) sizes[stableName(output)] = await measureOutput(output);
  writeFileSync(moduleSizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

/** The built files whose recorded total is out of date, one per line. */
export function describeOutdated(
  recorded: FileSizes,
  built: readonly Pick<Sizes, "file" | "brotli">[],
): string[] {
  return built.flatMap(({ file, brotli }) => {
    const total = recorded[stableName({ file })]?.total;
    if (total === undefined || Math.abs(brotli - total) <= TOLERANCE_BYTES) return [];
    return `  ${file}: ${formatBytes(brotli)} bytes (brotli), recorded ${formatBytes(total)}`;
  });
}

/** The modules that are larger than before, one per line, from the largest growth. */
export function describeGrowth(before: ModuleSizes, now: ModuleSizes): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .map(({ name, bytes, growth }) => `  +${growth} bytes  ${name} (now ${bytes})`);
}
