import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The documents that differ in the form's archive; npm packs no other README than the root's. */
const documentsIn = (folder: string) => [
  "README.md",
  ...globSync("src/docs/pages/**/*.md", { cwd: folder })
    .filter((name) => !NOT_PACKED.test(name))
    .toSorted(),
];

/** Pages about receivers and about builders without npm, which the archive has no room for (package.json). */
const NOT_PACKED = /[(/](platforms|receive)\//;

/** Not in `dist`, which the build removes. */
const BACKUP = ".data/repository-documents";

const RELATIVE_LINK = /\[([^[\]]{1,200})\]\((?!https?:|#)[^()]{1,200}\)/g;

/** Replaces links to files, which a package does not have, by their text. */
export const withoutRelativeLinks = (markdown: string) => markdown.replace(RELATIVE_LINK, "$1");

/** A page of the documentation, whose links to other packed pages and to SECURITY.md stay. */
const packedPage = (markdown: string) =>
  markdown.replace(RELATIVE_LINK, (link, text: string) =>
    NOT_PACKED.test(link) || /\]\(\.\.\/\.\.\/(?!.*SECURITY)/.test(link) ? text : link,
  );

/**
 * Replaces the repository's documents with those of the form's package, before npm packs them.
 *
 * @throws Error if the repository's were not restored after the last time
 */
export function usePackageDocuments(folder: string): void {
  const backup = join(folder, BACKUP);
  if (existsSync(backup)) {
    throw new Error("npm pack was interrupted. To restore README.md, run: npm run postpack");
  }
  for (const name of documentsIn(folder)) {
    mkdirSync(dirname(join(backup, name)), { recursive: true });
    cpSync(join(folder, name), join(backup, name));
  }
  for (const name of documentsIn(folder).slice(1)) {
    writeFileSync(join(folder, name), packedPage(readFileSync(join(folder, name), "utf8")));
  }
  cpSync(join(folder, "src/embed/npm/README.md"), join(folder, "README.md"));
}

/** Puts the repository's documents back. */
export function restoreDocuments(folder: string): void {
  const backup = join(folder, BACKUP);
  if (existsSync(backup)) cpSync(backup, folder, { recursive: true });
  rmSync(backup, { recursive: true, force: true });
}
