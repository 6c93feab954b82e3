import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { copyScript } from "../../web/pages/copy-script.ts";
import { stylesheet } from "../../web/pages/stylesheet.ts";
import { outDir, publicDir, root } from "../paths.ts";
import { demoHomePage, demoPracticePage } from "./demo-pages.ts";
import { demoConfig } from "./vite-configs.ts";

/** Writes the demonstration to `dist/demo/`: static files, which need the build's other files. */
export async function writeDemo(): Promise<void> {
  await build(demoConfig());
  const folder = join(outDir, "demo");
  const template = readFileSync(join(publicDir, "practice/index.html"), "utf8");
  copyFileSync(join(root, "demo/demo.css"), join(folder, "demo.css"));
  writeFileSync(join(folder, "pages.css"), stylesheet);
  writeFileSync(join(folder, "copy.js"), copyScript);
  writeFileSync(join(folder, "index.html"), demoHomePage(EXAMPLES));
  for (const example of EXAMPLES) {
    mkdirSync(join(folder, example.slug));
    writeFileSync(join(folder, example.slug, "index.html"), demoPracticePage(template, example));
  }
}
