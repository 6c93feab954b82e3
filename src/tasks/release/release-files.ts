import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { version } from "../build/outputs.ts";
import { npmCommand } from "../install/install-plan.js";
import { restoreDocuments, usePackageDocuments } from "../pack/package-documents.ts";
import { outDir, root } from "../paths.ts";

const repository = join(root, "..");

/** The folders of the release that are copied from the build, with patterns of their files. */
const FOLDERS: Record<string, readonly string[]> = {
  // What a page loads: for a web server or a CDN, in one folder.
  cdn: ["web-scheduler*", "integrity.json", "snippet.html"],
  // Static pages, which load the form from the folder above theirs.
  site: ["web-scheduler*", "favicon.svg", "{book,docs,practice,preview}/**"],
};

/** Single files of the release, by their path in the build. */
const FILES = {
  "wordpress/web-scheduler.zip": `web-scheduler-wordpress-${version}.zip`,
  "sbom.cdx.json": "sbom.cdx.json",
  "openapi.json": "openapi.json",
};

/** Packs both packages, the form's with its own documents. */
function pack(folder: string): void {
  const { command, args, shell } = npmCommand(process.env);
  mkdirSync(folder, { recursive: true });
  usePackageDocuments(repository);
  try {
    for (const source of [".", "./dist"]) {
      // Relative, because a shell splits paths that have spaces.
      const destination = relative(repository, folder);
      const all = [
        "pack",
        source,
        "--ignore-scripts",
        "--silent",
        "--pack-destination",
        destination,
      ];
      const { status, stderr } = spawnSync(command, [...args, ...all], {
        cwd: repository,
        shell,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`npm pack ${source} failed: ${stderr}`);
    }
  } finally {
    restoreDocuments(repository);
  }
}

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

/** Writes everything that the release consists of to a folder, and the hashes of all files. */
export function writeReleaseFiles(folder: string, notes: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  pack(join(folder, "packages"));
  const copies = [
    ...Object.entries(FILES),
    ...Object.entries(FOLDERS).flatMap(([target, patterns]) =>
      patterns.flatMap((pattern) =>
        filesIn(outDir, pattern).map((name) => [name, `${target}/${name}`] as const),
      ),
    ),
  ];
  for (const [source, target] of copies) {
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(join(outDir, source), join(folder, target));
  }
  writeFileSync(join(folder, "NOTES.md"), notes);
  const files = filesIn(folder, "**");
  const sums = files.map((name) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, name)));
    return `${hash.digest("hex")}  ${name}\n`;
  });
  // As `sha256sum --check` reads it.
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
  return files;
}

/** What should be in the release, and the build did not write. */
export const missingFolders = (): string[] =>
  ["book", "docs"].filter((name) => !existsSync(join(outDir, name)));
