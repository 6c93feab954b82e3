import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSite } from "../../../docs/site/create-site.ts";
import { COLORS, LOGO } from "../../../web/pages/colors.ts";
import { outDir, root } from "../../paths.ts";

const repository = join(root, "..");

/** Writes the pages of the documentation to `dist/docs/`, next to their script: static files for any host, or for none. */
export function writeDocs(version: string): void {
  const folder = join(outDir, "docs");
  const { pages, search } = createSite({
    read: (source) => readFileSync(join(repository, source), "utf8"),
    integrity: JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8")),
    version,
  });
  for (const [path, html] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  writeFileSync(join(folder, "search.js"), `window.documentSections=${JSON.stringify(search)};\n`);
  const css = readFileSync(join(root, "docs/browser/docs.css"), "utf8");
  writeFileSync(join(folder, "docs.css"), `${COLORS}.logo::before { ${LOGO} }\n${css}`);
}
