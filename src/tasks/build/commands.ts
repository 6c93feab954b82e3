import { join } from "node:path";
import type { InlineConfig } from "vite";
import { outDir, root } from "./outputs.ts";

/** A command that the package installs and `npx` runs. */
interface PackageCommand {
  /** Its source, relative to `src`. */
  input: string;
  name: string;
}

export const commands: readonly PackageCommand[] = [
  { input: "server/hosts/web-scheduler-server.ts", name: "web-scheduler-server" },
  { input: "check/command.ts", name: "web-scheduler-check" },
];

/**
 * Vite's configuration for the commands: for the oldest Node in `engines`, with all packages bundled,
 * so that installing the form does not install a server framework.
 */
export const commandsConfig = (folder = join(outDir, "bin")): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  logLevel: "warn",
  mode: "production",
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    reportCompressedSize: false,
    target: "node22.13",
    minify: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: Object.fromEntries(commands.map(({ input, name }) => [name, join(root, input)])),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
