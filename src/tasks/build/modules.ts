import { relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../paths.ts";
import { buildInMemory } from "./build-in-memory.ts";
import { kB } from "./measure-size.ts";
import { served } from "./outputs.ts";

/**
 * Prints the modules in each file that a page loads, from the largest to the smallest. Each is
 * compressed on its own and before minification, so they add up to more than the file.
 */
export async function printModules(): Promise<void> {
  for (const output of served) {
    const { modules } = await buildInMemory(output);
    const rows = Object.entries(modules)
      .map(([id, { code }]) => ({ id, bytes: brotliCompressSync(code ?? "").byteLength }))
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ id, bytes }) => `${kB(bytes).padStart(9)}  ${relative(root, id)}`);
    console.log(`${output.file}\n${rows.join("\n")}\n`);
  }
}
