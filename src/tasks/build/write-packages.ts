import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { zipSync } from "fflate";
import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";
import type { OutsideForm } from "../../messages/outside-form/en.ts";
import { outDir, repository, root } from "../paths.ts";
import { COMMANDS } from "./build-config.ts";

const RELATIVE_TS_IMPORT = /((?:from |import\(|import )["'])(\.{1,2}\/[^"']+)\.tsx?(["'])/g;

/** Adds to the built npm package: its types, and `define.js`, which registers the element on import. */
export function writePackage(): void {
  const tsc = join(repository, "node_modules/typescript/bin/tsc");
  const project = join(root, "embed/npm/tsconfig.types.json");
  execFileSync(process.execPath, [tsc, "-p", project], { stdio: "inherit" });
  const types = join(outDir, "npm/types");
  // tsc keeps the sources' `.ts` in import paths, but the package has no such files.
  for (const name of globSync("**/*.d.ts", { cwd: types })) {
    const file = join(types, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(RELATIVE_TS_IMPORT, "$1$2.js$3"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
}

/** Apart from the form's package: the commands need a recent Node, and the files that they serve are larger. */
export function serverManifest() {
  const { version, license, publishConfig } = JSON.parse(
    readFileSync(join(repository, "package.json"), "utf8"),
  );
  return {
    name: "@web-scheduler/server",
    version,
    type: "module",
    description: "Receives and serves what the booking form of @web-scheduler/widget needs.",
    license,
    publishConfig,
    engines: { node: ">=22.13" },
    bin: Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `./bin/${name}.js`])),
    files: [
      "bin",
      "docs",
      "favicon.svg",
      "integrity.json",
      "openapi.json",
      "practice",
      "preview",
      "ui",
      "web-scheduler*",
    ],
    exports: { "./openapi.json": "./openapi.json", "./package.json": "./package.json" },
  };
}

/** Makes the build's folder the package `@web-scheduler/server`: `npm pack ./dist`. */
export function writeServerPackage(folder = outDir): void {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(serverManifest(), null, 2)}\n`);
  copyFileSync(join(repository, "LICENSE"), join(folder, "LICENSE"));
  for (const file of globSync(["web/pages/*.css", "server/routes/*.css"], { cwd: root })) {
    copyFileSync(join(root, file), join(folder, "bin", basename(file)));
  }
  cpSync(join(root, "ui/css"), join(folder, "ui/css"), { recursive: true });
  const readme = readFileSync(join(root, "server/README.md"), "utf8");
  const toSite = readme.replace(/\]\(\.\.\/(docs)\/pages(\/[\w/-]+)\.md/g, "]($1$2.html");
  writeFileSync(join(folder, "README.md"), toSite);
}

/** Writes the standalone booking page, for a practice to edit; it needs the form's files next to its folder. */
export async function writeBookingPage(): Promise<void> {
  cpSync(join(root, "embed/book"), join(outDir, "book"), { recursive: true });
  const script = join(outDir, "book/book.js");
  const sentences: Partial<Record<LanguageCode, string[]>> = {};
  for (const code of LANGUAGE_CODES) {
    const { outsideForm }: { outsideForm: OutsideForm } = await import(
      `../../messages/outside-form/${code}.ts`
    );
    sentences[code] = outsideForm.page;
  }
  const filled = readFileSync(script, "utf8").replace(/(?<=SENTENCES = )\{\}/, () =>
    JSON.stringify(sentences, null, 2),
  );
  writeFileSync(script, filled);
}

/** The first date of the format: the same files always give the same archive. */
const MODIFIED = new Date(1980, 0, 1);

/** Writes the WordPress plugin, ready to be uploaded in the administration: its own files, the script and its chunks. */
export function writeWordPress(folder = outDir): void {
  const read = (from: string, pattern: string, to = "") =>
    globSync(pattern, { cwd: from }).map((name) => {
      const path = `web-scheduler/${to}${name.replaceAll("\\", "/")}`;
      return [path, readFileSync(join(from, name))] as const;
    });
  const files = [
    ...read(join(root, "wordpress"), "**/*.*"),
    ...read(folder, "web-scheduler{-*.js,*.licenses.md}", "js/"),
    ...read(repository, "LICENSE"),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const archive = zipSync(Object.fromEntries(files), { level: 9, mtime: MODIFIED });
  mkdirSync(join(folder, "wordpress"), { recursive: true });
  writeFileSync(join(folder, "wordpress/web-scheduler.zip"), archive);
}
