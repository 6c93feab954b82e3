import { stripVTControlCharacters } from "node:util";
import { parentPort } from "node:worker_threads";
import { build, type Rolldown } from "vite";
import { outputConfig, served } from "../build/outputs.ts";

/** What the thread answers to the name of a file: its text, or why it could not be built. */
export type Built =
  | { file: string; code: string; sources: string[] }
  | { file: string; problem: string };

// A thread of its own, since Vite builds for production only where NODE_ENV says so, and the
// development server that asks for the build says otherwise.
parentPort?.on("message", async (file: string) => {
  parentPort?.postMessage(await builtFile(file));
});

async function builtFile(file: string): Promise<Built> {
  const output = served.find((one) => one.file === file);
  if (output === undefined) return { file, problem: "no such file in src/tasks/build/outputs.ts" };
  try {
    const config = outputConfig(output);
    const result = await build({
      ...config,
      logLevel: "silent",
      build: { ...config.build, write: false },
    });
    const { code, moduleIds } = entryChunk(result);
    return { file, code, sources: moduleIds.map((id) => id.replace(/\?.*$/, "")) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file, problem: stripVTControlCharacters(message) };
  }
}

function entryChunk(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk {
  const bundles = [result].flat() as Rolldown.RolldownOutput[];
  const chunk = bundles
    .flatMap((bundle) => bundle.output)
    .find((part) => part.type === "chunk" && part.isEntry);
  if (chunk?.type !== "chunk") throw new Error("The build wrote nothing.");
  return chunk;
}
