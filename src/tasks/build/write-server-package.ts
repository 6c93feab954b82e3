import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outDir, root } from "../paths.ts";
import { COMMANDS } from "./vite-configs.ts";

const projectFile = (name: string) => join(root, "..", name);

/**
 * The package of the commands, apart from the form's: it needs a recent Node, and its preview and
 * sample pages are larger than the form. Its folder is `dist`, which has the files that the commands
 * serve.
 */
export function serverManifest() {
  const { version, license, publishConfig } = JSON.parse(
    readFileSync(projectFile("package.json"), "utf8"),
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
      "web-scheduler*",
    ],
    exports: { "./openapi.json": "./openapi.json", "./package.json": "./package.json" },
  };
}

/** Makes the build's folder the package `@web-scheduler/server`: `npm pack ./dist`. */
export function writeServerPackage(folder = outDir): void {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(serverManifest(), null, 2)}\n`);
  copyFileSync(projectFile("LICENSE"), join(folder, "LICENSE"));
  const readme = readFileSync(join(root, "server/README.md"), "utf8");
  const toSite = readme.replace(/\]\(\.\.\/(docs)\/pages(\/[\w/-]+)\.md/g, "]($1$2.html");
  writeFileSync(join(folder, "README.md"), toSite);
}
