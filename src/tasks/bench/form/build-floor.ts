import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { root } from "../../paths.ts";

/** Builds and minifies a floor's script. */
export async function buildFloor(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "tasks/bench/form/floor", file), name: "floor", formats: ["iife"] },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error(`The build of ${file} has no output.`);
  return chunk.code;
}
