import { join } from "node:path";
import { inspect } from "node:util";
import { mapValues, pick } from "es-toolkit";
import {
  type BuildEnvironmentOptions,
  createBuilder,
  type EnvironmentOptions,
  type InlineConfig,
  normalizePath,
  type Rolldown,
} from "vite";
import { outDir, publicDir, root } from "../paths.ts";
import { served } from "./outputs.ts";
import { hardenPackages, INJECTED_GLOBALS } from "./plugins/native-globals.ts";
import { CHUNK_FUNCTION, shareRuntime } from "./plugins/runtime.ts";
import { CATCH_ERRORS, minifyAgain } from "./plugins/script-plugins.ts";

const shared = {
  configFile: false,
  root,
  publicDir,
  base: "./",
  logLevel: "warn",
  mode: "production",
  // No development versions, here and in `resolve.conditions`: Vite selects them in tests and its server.
  oxc: { jsx: { development: false } },
  // Without the polyfill of `light-dark()`, which the styles use only where browsers have it.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    target: "es2022",
    minify: true,
  },
} satisfies InlineConfig;

const COMPLETE = { depth: null, maxArrayLength: null, maxStringLength: null };

/** Replaces modules that compute a constant of a package with their output, to leave out zod and other countries. */
const compileConstants: Rolldown.Plugin = {
  name: "compile-constants",
  load: {
    filter: { id: /\/(record-shape|north-america)\.ts$/ },
    // Of plain data and regular expressions, this is JavaScript.
    handler: async (id) =>
      Object.entries(await import(id))
        .map(([name, value]) => `export const ${name} = ${inspect(value, COMPLETE)};`)
        .join(""),
  },
};

/** The name of the environment that builds a file: only letters, digits and "_". */
const environmentOf = (file: string) => file.replace(/\W/g, "_");

const oneFile = (
  file: string,
  entry: string,
  format: "iife" | "es",
  license: string | false,
  { output, ...options }: Rolldown.RolldownOptions = {},
): EnvironmentOptions => ({
  consumer: "client",
  resolve: { conditions: ["module", "browser", "production"] },
  build: {
    license: license !== false && { fileName: license },
    // Library mode has no module preload helper, which breaks on pages that replace globals.
    lib: { entry, name: "WebScheduler", formats: [format], fileName: () => file },
    rolldownOptions: { ...options, output: { minify: true, ...output } },
  },
});

function servedFile(file: string, entry: string): EnvironmentOptions {
  const isScript = file === "web-scheduler.js";
  const isLanguage = entry.startsWith("messages/");
  const [before, after] = isScript || isLanguage ? ["", ""] : CHUNK_FUNCTION;
  const license = file.replace(/js$/, "licenses.md");
  const options: Rolldown.RolldownOptions = {
    transform: { inject: INJECTED_GLOBALS },
    plugins: [compileConstants, hardenPackages, minifyAgain],
    // Removes what a chunk does not use of the script's list.
    treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
    output: {
      postBanner: `/*! Web Scheduler, MIT; bundled packages: ${license} */${before}`,
      postFooter: after,
      // A page may have broken what sets the symbol.
      generatedCode: { symbols: false },
      // A classic script sets its globals itself; an export would add another.
      ...(isScript && { ...CATCH_ERRORS, exports: "none" }),
    },
  };
  return {
    ...oneFile(file, entry, isLanguage ? "es" : "iife", license, options),
    define: { "process.env.NODE_ENV": '"production"' },
  };
}

const CHUNKS = Object.fromEntries(
  [...served].map(([file, entry]) => [normalizePath(join(root, entry)), `./${file}`]),
);

/** Imports the script's chunks, so that the npm package has each once; the user's bundler adds other packages. */
const npmOptions: Rolldown.RolldownOptions = {
  external: (id) => id in CHUNKS || !/^[#./]|^\0|^[A-Za-z]:/.test(id),
  plugins: [compileConstants],
  output: { paths: CHUNKS },
};

/** The preview: static files for any host, next to the script. */
const preview: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    // The first build, which begins with a copy of `public`.
    emptyOutDir: true,
    copyPublicDir: true,
    assetsDir: "preview/assets",
    license: { fileName: "preview/licenses.md" },
    target: "es2023",
    modulePreload: false,
    rolldownOptions: { input: `${root}preview/index.html` },
  },
};

/** The commands that the package installs and `npx` runs: name and source, relative to `src`. */
export const COMMANDS = {
  "web-scheduler-server": "server/hosts/web-scheduler-server.ts",
  "web-scheduler-receiver": "receiver/web-scheduler-receiver.ts",
  "web-scheduler-check": "check/command.ts",
};

/** For the oldest Node in the package's `engines`. Their packages are bundled, so that they install nothing else. */
const commands: EnvironmentOptions = {
  resolve: { noExternal: true },
  build: {
    target: "node22.13",
    minify: false,
    license: { fileName: "bin/licenses.md" },
    rolldownOptions: {
      input: mapValues(COMMANDS, (file) => join(root, file)),
      output: { entryFileNames: "bin/[name].js", chunkFileNames: "bin/[name]-[hash].js" },
    },
  },
};

export const buildConfig = (): InlineConfig => ({
  ...shared,
  plugins: [shareRuntime],
  environments: {
    client: preview,
    ...Object.fromEntries(
      [...served].map(([file, entry]) => [environmentOf(file), servedFile(file, entry)]),
    ),
    npm: oneFile("npm/index.js", "embed/npm/index.ts", "es", false, npmOptions),
    // A classic script, because browsers load no modules from a file.
    docs: oneFile("docs/docs.js", "docs/browser/docs.ts", "iife", "docs/licenses.md"),
    ssr: commands,
  },
});

/** @param name a file that pages load, or another environment @returns its first chunk */
export async function buildOnly(
  name: string,
  options: BuildEnvironmentOptions,
): Promise<Rolldown.OutputChunk> {
  const key = environmentOf(name);
  const config = buildConfig();
  const environments = pick(config.environments ?? {}, [key]);
  const build = { ...shared.build, ...options };
  const builder = await createBuilder({ ...config, environments, build, logLevel: "silent" });
  const environment = builder.environments[key];
  if (!environment) throw new Error(`Nothing is called ${name}.`);
  const [result] = [await builder.build(environment)].flat() as [Rolldown.RolldownOutput];
  return result.output[0];
}
