import { stripVTControlCharacters } from "node:util";
import { normalizePath } from "vite";
import { buildInMemory } from "../build/build-in-memory.ts";
import type { Output } from "../build/outputs.ts";

/** A file's code and source files, or why the build failed. */
export type BuildResult = { code: string; sources: string[] } | { error: string };

/** The shipped files, built from the current sources on request. */
export interface BuildCache {
  /** A file, rebuilt if one of its sources has changed since the last build. */
  get(output: Output): Promise<BuildResult>;
  /** Drops the builds that include this source file. */
  invalidate(path: string): void;
}

export function createBuildCache(): BuildCache {
  const builds = new Map<Output, Promise<BuildResult>>();
  return {
    get(output) {
      const build = builds.get(output) ?? buildFile(output);
      builds.set(output, build);
      return build;
    },
    invalidate(path) {
      const source = normalizePath(path);
      for (const [output, build] of builds) {
        build.then((result) => {
          const affected = "error" in result || result.sources.includes(source);
          if (affected && builds.get(output) === build) builds.delete(output);
        });
      }
    },
  };
}

async function buildFile(output: Output): Promise<BuildResult> {
  try {
    const { code, moduleIds } = await buildInMemory(output);
    return { code, sources: moduleIds.map((id) => id.replace(/\?.*/s, "")) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: stripVTControlCharacters(message) };
  }
}
