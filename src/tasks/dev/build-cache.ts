import { Worker } from "node:worker_threads";
import { normalizePath } from "vite";
import type { BuildResult } from "./build-worker.ts";

/** The shipped files, built from the current sources on request. */
export interface BuildCache {
  /** A file, rebuilt if one of its sources has changed since the last build. */
  get(file: string): Promise<BuildResult>;
  /** Drops the builds that include this source file. */
  invalidate(path: string): void;
  close(): Promise<void>;
}

export function createBuildCache(): BuildCache {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const builds = new Map<string, Promise<BuildResult>>();
  const resolvers = new Map<string, (result: BuildResult) => void>();
  worker.on("message", (result: BuildResult) => resolvers.get(result.file)?.(result));

  function start(file: string): Promise<BuildResult> {
    const build = new Promise<BuildResult>((resolve) => resolvers.set(file, resolve));
    builds.set(file, build);
    worker.postMessage(file);
    return build;
  }

  return {
    get: (file) => builds.get(file) ?? start(file),
    invalidate(path) {
      const source = normalizePath(path);
      for (const [file, build] of builds) {
        build.then((result) => {
          const affected = "error" in result || result.sources.includes(source);
          if (affected && builds.get(file) === build) builds.delete(file);
        });
      }
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
