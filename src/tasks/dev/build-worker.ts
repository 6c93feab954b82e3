import { stripVTControlCharacters } from "node:util";
import { parentPort } from "node:worker_threads";
import { buildInMemory } from "../build/build-in-memory.ts";
import { served } from "../build/outputs.ts";

/** What the worker posts for a file's name: its code and source files, or why the build failed. */
export type BuildResult =
  | { file: string; code: string; sources: string[] }
  | { file: string; error: string };

// A worker, because Vite builds for production only with NODE_ENV=production, and the development
// server's process has another value.
parentPort?.on("message", async (file: string) => {
  parentPort?.postMessage(await buildFile(file));
});

async function buildFile(file: string): Promise<BuildResult> {
  const output = served.find((one) => one.file === file);
  if (output === undefined) return { file, error: "no such file in src/tasks/build/outputs.ts" };
  try {
    const { code, moduleIds } = await buildInMemory(output);
    return { file, code, sources: moduleIds.map((id) => id.replace(/\?.*/s, "")) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file, error: stripVTControlCharacters(message) };
  }
}
