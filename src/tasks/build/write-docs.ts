import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSite, PICTURE } from "../../docs/site/create-site.ts";
import { VERSION } from "../../settings/names.ts";
import { readStyles } from "../../web/pages/stylesheet.ts";
import { outDir, repository, root } from "../paths.ts";

export function docsFiles(
  integrity: Readonly<Record<string, string>>,
): Map<string, string | Buffer> {
  const { pages, search } = createSite({
    read: (source) => readFileSync(join(repository, source), "utf8"),
    integrity,
    version: VERSION,
  });
  const styles = readFileSync(join(root, "docs/site/docs.css"), "utf8");
  return new Map<string, string | Buffer>([
    ...pages,
    [PICTURE, readFileSync(join(repository, "e2e/screenshots/form-phone.png"))],
    ["search.js", `window.documentSections=${JSON.stringify(search)};\n`],
    ["docs.css", readStyles(["colors.css", "layout.css"]) + styles],
  ]);
}

/** Writes them to `dist/docs/`, next to their script: static files for any host, or for none. */
export function writeDocs(): void {
  const integrity = JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8"));
  for (const [path, content] of docsFiles(integrity)) {
    const file = join(outDir, "docs", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
