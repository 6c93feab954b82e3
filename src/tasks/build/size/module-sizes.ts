import { readFileSync, writeFileSync } from "node:fs";
import { moduleSizesFile } from "../../paths.ts";
import { type Output, served, version } from "../outputs.ts";
import { type ModuleSizes, measureModules } from "./modules.ts";

/** The committed sizes of the modules in each file, by the file's name without the version. */
export type FileSizes = Readonly<Record<string, ModuleSizes>>;

export const readFileSizes = (): FileSizes =>
  JSON.parse(readFileSync(moduleSizesFile, "utf8")) as FileSizes;

export const stableName = ({ file }: Pick<Output, "file">) => file.replace(`-${version}`, "");

export async function writeFileSizes(): Promise<void> {
  const sizes: Record<string, ModuleSizes> = {};
  for (const output of served) sizes[stableName(output)] = await measureModules(output);
  writeFileSync(moduleSizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

/** The modules that are larger than before, one per line, from the largest growth. */
export function describeGrowth(before: ModuleSizes, now: ModuleSizes): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .map(({ name, bytes, growth }) => `  +${growth} bytes  ${name} (now ${bytes})`);
}
