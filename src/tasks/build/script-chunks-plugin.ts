import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { root } from "../paths.ts";
import { served } from "./outputs.ts";

const CHUNKS = new Map(
  served
    .filter(({ format }) => format === "es")
    .map(({ input, file }) => [normalizePath(join(root, input)), file]),
);

/**
 * Makes the npm package's module import the chunks of the classic script, so that the package has
 * each chunk once. They contain the packages that only they use.
 */
export const scriptChunks = (): Plugin => ({
  name: "script-chunks",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const file = CHUNKS.get(
      (await this.resolve(source, importer, { ...options, skipSelf: true }))?.id ?? "",
    );
    return file ? { id: `../${file}`, external: "absolute" } : null;
  },
});
