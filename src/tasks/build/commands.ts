import { join } from "node:path";
import type { InlineConfig } from "vite";
import { outDir, root } from "./outputs.ts";

/** A command of the package: what `npx` runs under its name. */
interface PackageCommand {
  /** Its source, from `src`. */
  input: string;
  name: string;
}

export const commands: readonly PackageCommand[] = [
  { input: "server/hosts/web-scheduler-server.ts", name: "web-scheduler-server" },
  { input: "check/command.ts", name: "web-scheduler-check" },
];

/**
 * How Vite builds the commands: JavaScript for the oldest Node that the package takes, with every
 * package inside, so that who embeds the form installs no server.
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
