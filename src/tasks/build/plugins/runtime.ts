import { createHash } from "node:crypto";
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

/** Differs between builds whose lists do. */
const LIST = createHash("sha256")
  .update(SHARED.map(({ name, from }) => name + from.replace(root, "")).join())
  .digest("hex")
  .slice(0, 8);

/**
 * Fills the list in runtime.ts. Not an object, because the names would add 500 bytes to the script (brotli). In a chunk's
 * build, takes these exports from `runtime`, a parameter; what else it uses of their modules, it contains.
 */
export const shareRuntime: Plugin = {
  name: "share-runtime",
  enforce: "pre",
  transform: {
    filter: { id: FILE },
    handler(code) {
      const names = SHARED.map(({ name }) => name);
      const filled = code.replace(/(RUNTIME\b.*) = \[\]/, `$1 = [${[`"${LIST}"`, ...names]}]`);
      if (filled === code) throw new Error("runtime.ts has no list to fill.");
      return (
        SHARED.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};`).join(
          "",
        ) + filled.replace(/^export \{[^}]*\} from .*$|^export \* from .*$/gm, "")
      );
    },
  },
  async resolveId(source, importer) {
    if (!/^web_scheduler_\d/.test(this.environment.name) || importer?.startsWith("\0")) return null;
    const isPreact = /^@?preact\b/.test(source);
    const id = isPreact ? source : (await this.resolve(source, importer, { skipSelf: true }))?.id;
    return isPreact || SHARED.some(({ from }) => from === id) ? `\0runtime:${id}` : null;
  },
  load: {
    filter: { id: /^\0runtime:/ },
    handler(id) {
      const [, module = ""] = id.split("runtime:");
      const isShared = (one: string | null) =>
        SHARED.some(({ name, from }) => name === one && from === module);
      const own = module.startsWith(root)
        ? exportsOf(module).map(({ exportName: { name } }) => name)
        : [];
      const others = own.filter((name) => name !== null && !isShared(name));
      return [
        ...SHARED.map(({ name, from }, index) =>
          from === module ? `export const ${name} = runtime[${index + 1}];` : "",
        ),
        others.length > 0 && `export { ${others.join()} } from ${JSON.stringify(module)};`,
      ]
        .filter(Boolean)
        .join("");
    },
  },
};

/**
 * Before and after a chunk: a function of the script's list, which runs the chunk once and returns its exports. It throws
 * if the script is of another build, whose list may differ.
 */
export const CHUNK_FUNCTION = [
  `let chunk; export default (runtime) => { if (runtime[0] !== "${LIST}") throw Error("other build"); return chunk ??= (() => {`,
  "return WebScheduler })() };",
] as const;
