import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The documents that differ in the form's archive; npm packs no other README than the root's. */
const DOCUMENTS = ["README.md", "src/embed/README.md"];

/** Not in `dist`, which the build removes. */
const BACKUP = ".data/repository-documents";

const RELATIVE_LINK = /\[([^[\]]{1,200})\]\((?!https?:|#)[^()]{1,200}\)/g;

/** Replaces links to files, which a package does not have, by their text. */
export const withoutRelativeLinks = (markdown: string) => markdown.replace(RELATIVE_LINK, "$1");

/**
 * Puts the documents of the form's package in place of the repository's, before npm packs them.
 *
 * @throws Error if the repository's were not restored after the last time
 */
export function usePackageDocuments(folder: string): void {
  const backup = join(folder, BACKUP);
  if (existsSync(backup)) {
    throw new Error("npm pack was interrupted. To restore README.md, run: npm run postpack");
  }
  for (const name of DOCUMENTS) {
    mkdirSync(dirname(join(backup, name)), { recursive: true });
    cpSync(join(folder, name), join(backup, name));
  }
  const reference = readFileSync(join(folder, "src/embed/README.md"), "utf8");
  writeFileSync(join(folder, "src/embed/README.md"), withoutRelativeLinks(reference));
  cpSync(join(folder, "src/embed/npm/README.md"), join(folder, "README.md"));
}

/** Puts the repository's documents back. */
export function restoreDocuments(folder: string): void {
  const backup = join(folder, BACKUP);
  if (existsSync(backup)) cpSync(backup, folder, { recursive: true });
  rmSync(backup, { recursive: true, force: true });
}
