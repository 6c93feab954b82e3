import { build, type Rolldown } from "vite";
import type { Output } from "./outputs.ts";
import { outputConfig } from "./vite-configs.ts";

/** Builds an output without writing it, and returns its code and the modules in it. */
export async function buildInMemory(output: Output): Promise<Rolldown.OutputChunk> {
  const config = outputConfig(output);
  const result = await build({
    ...config,
    logLevel: "silent",
    build: { ...config.build, write: false },
  });
  const chunk = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap((bundle) => bundle.output)
    .find((file) => file.type === "chunk" && file.isEntry);
  if (chunk?.type !== "chunk") throw new Error(`The build of ${output.file} has no entry chunk.`);
  return chunk;
}
