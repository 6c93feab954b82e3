import { relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../paths.ts";
import { checkBudget, formatBytes, measureOutputs } from "./budget.ts";
import { buildInMemory } from "./build-in-memory.ts";
import { type Output, served } from "./outputs.ts";

const LARGEST = 15;

const { summary, problems, over } = checkBudget(measureOutputs());
console.log([summary, ...problems].join("\n"));
for (const output of served.filter(({ file }) => over.includes(file))) {
  console.log(`\nThe largest modules of ${output.file}, in bytes (brotli, each on its own):`);
  console.log(await largestModules(output));
}
if (problems.length > 0) process.exitCode = 1;

/** Each module is compressed on its own and before minification: they add up to more than the file. */
async function largestModules(output: Output): Promise<string> {
  const { modules } = await buildInMemory(output);
  return Object.entries(modules)
    .map(([id, { code }]) => ({ id, bytes: brotliCompressSync(code ?? "").byteLength }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, LARGEST)
    .map(({ id, bytes }) => `${formatBytes(bytes).padStart(9)}  ${relative(root, id)}`)
    .join("\n");
}
