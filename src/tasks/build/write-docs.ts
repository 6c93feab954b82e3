import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { createSite } from "../../docs/site/create-site.ts";
import { ownValues } from "../../docs/site/own-values.ts";
import { COLORS } from "../../web/pages/colors.ts";
import { outDir, root } from "../paths.ts";
import { version } from "./outputs.ts";
import { docsConfig } from "./vite-configs.ts";
import { PLACEHOLDERS } from "./write-release.ts";

const repository = join(root, "..");

/** Writes the documentation to `dist/docs/`: static files for any host, or for none. */
export async function writeDocs(folder = join(outDir, "docs")): Promise<void> {
  await build(docsConfig());
  const { pages, search } = createSite({
    read: (source) => readFileSync(join(repository, source), "utf8"),
    values: ownValues(PLACEHOLDERS),
    integrity: JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8")),
    version,
  });
  for (const [path, html] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  writeFileSync(join(folder, "search.js"), `window.documentSections=${JSON.stringify(search)};\n`);
  const css = readFileSync(join(root, "docs/browser/docs.css"), "utf8");
  writeFileSync(join(folder, "docs.css"), COLORS + css);
}
