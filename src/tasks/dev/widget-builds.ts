import { Worker } from "node:worker_threads";
import { normalizePath } from "vite";
import type { Built } from "./build-in-memory.ts";

/** The shipped files as the sources are now, built when somebody asks for one. */
export interface WidgetBuilds {
  /** One file, built unless nothing that it is made of has changed since. */
  file(name: string): Promise<Built>;
  /** A source file changed: whatever is made of it is built anew when it is next asked for. */
  changed(path: string): void;
  close(): Promise<void>;
}

export function widgetBuilds(): WidgetBuilds {
  const worker = new Worker(new URL("./build-in-memory.ts", import.meta.url), {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const builds = new Map<string, Promise<Built>>();
  const waiting = new Map<string, (built: Built) => void>();
  worker.on("message", (built: Built) => waiting.get(built.file)?.(built));

  function start(name: string): Promise<Built> {
    const build = new Promise<Built>((resolve) => waiting.set(name, resolve));
    builds.set(name, build);
    worker.postMessage(name);
    return build;
  }

  return {
    file: (name) => builds.get(name) ?? start(name),
    changed(path) {
      const source = normalizePath(path);
      for (const [name, build] of builds) {
        build.then((built) => {
          const made = "problem" in built || built.sources.includes(source);
          if (made && builds.get(name) === build) builds.delete(name);
        });
      }
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
