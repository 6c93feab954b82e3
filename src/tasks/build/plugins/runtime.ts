import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { normalizePath, type Plugin, parseSync } from "vite";
import { root } from "../../paths.ts";

const FILE = normalizePath(join(root, "embed/runtime/runtime.ts"));

const exportsOf = (file: string) =>
  parseSync(file, readFileSync(file, "utf8"))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType);

/** What the script passes to its chunks: the values that runtime.ts exports of each module. */
const SHARED = exportsOf(FILE).flatMap(({ exportName, moduleRequest }) => {
  const source = moduleRequest?.value ?? "";
  const from = source.startsWith(".") ? normalizePath(join(dirname(FILE), source)) : source;
  const all = exportName.name ? [exportName] : exportsOf(from).map((one) => one.exportName);
  return from ? all.map(({ name }) => ({ name, from })) : [];
});

/**
 * Fills the list in runtime.ts. Not an object, because the names would add 500 bytes to the script (brotli). In a chunk's
 * build, takes these modules from `runtime`, a parameter; what they do not export there cannot be used.
 */
export const shareRuntime: Plugin = {
  name: "share-runtime",
  enforce: "pre",
  transform: {
    filter: { id: FILE },
    handler: (code) =>
      SHARED.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};`).join("") +
      code
        .replace(/^export .* from .*$/gm, "")
        .replace(/(RUNTIME\b.*) = \[\]/, `$1 = [${SHARED.map(({ name }) => name)}]`),
  },
  async resolveId(source, importer) {
    if (!/^web_scheduler_\d/.test(this.environment.name)) return null;
    const isPreact = /^@?preact\b/.test(source);
    const id = isPreact ? source : (await this.resolve(source, importer, { skipSelf: true }))?.id;
    return isPreact || SHARED.some(({ from }) => from === id) ? `\0runtime:${id}` : null;
  },
  load: {
    filter: { id: /^\0runtime:/ },
    handler: (id) =>
      SHARED.map(({ name, from }, index) =>
        id.endsWith(`:${from}`) ? `export const ${name} = runtime[${index}];` : "",
      ).join(""),
  },
};

/** Before and after a chunk: a function of the script's list, which runs the chunk once and returns its exports. */
export const CHUNK_FUNCTION = [
  "let chunk; export default (runtime) => chunk ??= (() => {",
  "return WebScheduler })();",
] as const;
