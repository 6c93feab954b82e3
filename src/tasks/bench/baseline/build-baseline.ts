import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { root } from "../../paths.ts";

/** Builds and minifies the baseline's script. */
export async function buildBaseline(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: join(root, "tasks/bench/baseline/baseline.ts"),
        name: "baseline",
        formats: ["iife"],
      },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error("The build of the baseline has no output.");
  return chunk.code;
}
