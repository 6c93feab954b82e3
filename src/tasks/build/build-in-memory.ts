import { build, type InlineConfig, type Rolldown } from "vite";
import type { Output } from "./outputs.ts";
import { outputConfig } from "./vite-configs.ts";

/** Builds an output without writing it, and returns its code and the modules in it. */
export const buildInMemory = (output: Output) => bundleInMemory(outputConfig(output));

/** Does so for a configuration with one entry. */
export async function bundleInMemory(config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const result = await build({
    ...config,
    logLevel: "silent",
    build: { ...config.build, write: false },
  });
  const chunk = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap((bundle) => bundle.output)
    .find((file) => file.type === "chunk" && file.isEntry);
  if (chunk?.type !== "chunk") throw new Error("The build has no entry chunk.");
  return chunk;
}
