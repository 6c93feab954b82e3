import { join } from "node:path";
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from "vite";
import { COLORS, LOGO } from "../../web/pages/colors.ts";
import { outDir, root } from "../paths.ts";
import { type Output, served } from "./outputs.ts";
import { compileShape } from "./plugins/compile-shape.ts";
import { nativeGlobalsPlugin } from "./plugins/native-globals-plugin.ts";
import { catchScriptErrors, minifyAgain } from "./plugins/script-plugins.ts";

const shared = {
  configFile: false,
  root,
  publicDir: false,
  logLevel: "warn",
  mode: "production",
} satisfies InlineConfig;

/** What a chunk uses of the script's copy. */
const sharedRuntime = {
  find: /^(preact|preact\/jsx-runtime|@preact\/signals|.*\/(fields\/(Choices|TextControl)|elements\/Boundary|contain)\.tsx?)$/,
  replacement: join(root, "embed/chunks/shared-runtime.ts"),
};

const sharedBuild = { outDir, emptyOutDir: false, reportCompressedSize: false };

/**
 * Where the documentation is hosted, for the console's messages; empty by default, because it is
 * published nowhere.
 *
 * @throws Error if it is no https URL that ends with a slash
 */
export function documentationUrl({ WEB_SCHEDULER_DOCS: url = "" }: NodeJS.ProcessEnv): string {
  if (url === "" || /^https:\/\/[^\s?#"'<>]+\/$/.test(url)) return url;
  throw new Error(
    `WEB_SCHEDULER_DOCS: found “${url}”, expected an https URL of a folder, with a slash at the end.`,
  );
}

const CHUNKS = new Map(
  served
    .filter(({ format }) => format === "es")
    .map(({ input, file }) => [normalizePath(join(root, input)), file]),
);

/**
 * Makes the npm package's module import the chunks of the classic script, so that the package has
 * each chunk once. They contain the packages that only they use.
 */
const scriptChunks = (): Plugin => ({
  name: "script-chunks",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const file = CHUNKS.get(
      (await this.resolve(source, importer, { ...options, skipSelf: true }))?.id ?? "",
    );
    return file ? { id: `../${file}`, external: "absolute" } : null;
  },
});

/** One output. The development server uses the same configuration, so it serves what is shipped. */
export function outputConfig(output: Output): InlineConfig {
  const isBundled = output.packages === "bundled";
  // Translations stay in UTF-8, because escapes would make them larger. Modules are always UTF-8.
  const name = output.file.replace(/\.js$/, "");
  return {
    ...shared,
    // Not the development versions, which Vite selects in the tests and in its development server.
    resolve: {
      alias: isBundled && output.format === "es" ? [sharedRuntime] : [],
      conditions: ["module", "browser", "production"],
    },
    oxc: { jsx: { development: false } },
    define: isBundled
      ? {
          "process.env.NODE_ENV": '"production"',
          DOCUMENTATION_URL: JSON.stringify(documentationUrl(process.env)),
        }
      : {},
    plugins: [
      compileShape(),
      ...(isBundled
        ? [
            nativeGlobalsPlugin(),
            catchScriptErrors(),
            minifyAgain({ isAscii: !output.isTranslated, isFirst: output.format === "iife" }),
          ]
        : [scriptChunks()]),
    ],
    build: {
      ...sharedBuild,
      target: "es2022",
      minify: true,
      license: isBundled ? { fileName: `${name}.licenses.md` } : false,
      // Library mode has no module preload helper, which breaks on pages that replace globals.
      lib: {
        entry: output.input,
        name: "WebSchedulerScript",
        formats: [output.format],
        fileName: () => output.file,
      },
      rolldownOptions: {
        external: isBundled ? [] : (id) => !/^[./]|^\0|^[A-Za-z]:/.test(id),
        output: {
          minify: true,
          ...(isBundled && {
            postBanner: `/*! Web Scheduler, MIT; bundled packages: ${name}.licenses.md */`,
          }),
          // The script sets its one global itself; an export would add another.
          ...(output.format === "iife" ? { exports: "none" } : {}),
        },
      },
    },
  };
}

const STYLES = `${COLORS}.logo::before { ${LOGO} }`;

/** Adds the colors and the logo of the server's pages to the preview's HTML, so that they are known before its scripts run. */
export const pageColors = (): Plugin => ({
  name: "page-colors",
  transformIndexHtml: () => [{ tag: "style", children: STYLES, injectTo: "head" }],
});

/** The preview: static files for any host, next to the script. */
export const previewConfig = (): InlineConfig => ({
  ...shared,
  base: "./",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [pageColors()],
  build: {
    ...sharedBuild,
    assetsDir: "preview/assets",
    license: { fileName: "preview/licenses.md" },
    target: "es2023",
    modulePreload: false,
    rolldownOptions: { input: `${root}preview/index.html` },
  },
});

/** The script of the documentation's pages: a classic one, because browsers load no modules from a file. */
export const docsConfig = (): InlineConfig => ({
  ...shared,
  build: {
    ...sharedBuild,
    target: "es2022",
    minify: true,
    license: { fileName: "docs/licenses.md" },
    lib: {
      entry: "docs/browser/docs.ts",
      name: "WebSchedulerDocs",
      formats: ["iife"],
      fileName: () => "docs/docs.js",
    },
    rolldownOptions: { output: { exports: "none" } },
  },
});

/** The commands that the package installs and `npx` runs: name and source, relative to `src`. */
export const COMMANDS = {
  "web-scheduler-server": "server/hosts/web-scheduler-server.ts",
  "web-scheduler-receiver": "receiver/web-scheduler-receiver.ts",
  "web-scheduler-check": "check/command.ts",
};

/**
 * The commands, for the oldest Node in the `engines` of their package. The packages that they use are
 * bundled, so that they install nothing else.
 */
export const commandsConfig = (folder = join(outDir, "bin")): InlineConfig => ({
  ...shared,
  ssr: { noExternal: true, target: "node" },
  build: {
    ...sharedBuild,
    ssr: true,
    outDir: folder,
    target: "node22.13",
    minify: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(COMMANDS).map(([name, file]) => [name, join(root, file)]),
      ),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});

/** Builds an output without writing it, and returns its code and the modules in it. */
export const buildInMemory = (output: Output) => bundleInMemory(outputConfig(output));

/** Does so for a configuration with one entry. */
export async function bundleInMemory(config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const result = await build({
    ...config,
    logLevel: "silent",
    build: { ...config.build, write: false },
  });
  const chunk = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap((bundle) => bundle.output)
    .find((file) => file.type === "chunk" && file.isEntry);
  if (chunk?.type !== "chunk") throw new Error("The build has no entry chunk.");
  return chunk;
}
