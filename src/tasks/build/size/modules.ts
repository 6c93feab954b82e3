import { relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../../paths.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { type Output, served } from "../outputs.ts";
import { formatBytes } from "./measure-size.ts";

/** Bytes (brotli) by module. */
export type ModuleSizes = Readonly<Record<string, number>>;

/**
 * The size of a file, and its modules from the largest to the smallest. Each module is compressed on
 * its own and before minification, so they add up to more than the file.
 */
export async function measureOutput(
  output: Output,
): Promise<{ total: number; modules: ModuleSizes }> {
  const { code, modules } = await buildInMemory(output);
  const sizes = Object.entries(modules).map(
    ([id, { code }]) => [moduleName(id), compressedSize(code ?? "")] as const,
  );
  return {
    total: brotliCompressSync(code).byteLength,
    modules: Object.fromEntries(sizes.sort(([, a], [, b]) => b - a)),
  };
}

/** Without the first line, a comment with the module's path on this machine. */
const compressedSize = (code: string) => brotliCompressSync(code.replace(/^\/\/.*/, "")).byteLength;

/** A path in `src`, or in a package wherever it is installed. */
const moduleName = (id: string) =>
  id
    .split(/[\\/]node_modules[\\/]/)
    .slice(1)
    .at(-1) ?? relative(root, id.replace("\0", ""));

/** Prints the modules in each file that a page loads. */
export async function printModules(): Promise<void> {
  for (const output of served) {
    const { modules } = await measureOutput(output);
    const rows = Object.entries(modules).map(
      ([name, bytes]) => `${formatBytes(bytes).padStart(9)}  ${name}`,
    );
    console.log(
      `Modules of ${output.file}, in bytes (brotli, each on its own):\n${rows.join("\n")}\n`,
    );
  }
}
