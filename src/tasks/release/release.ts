import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { version } from "../build/outputs.ts";
import { root } from "../paths.ts";
import { missingFolders, writeReleaseFiles } from "./release-files.ts";
import { releaseNotes } from "./release-notes.ts";

const repository = join(root, "..");
const notes = releaseNotes(readFileSync(join(repository, "CHANGELOG.md"), "utf8"), version);

await import("../build/build.ts");

const folder = join(repository, "release", `web-scheduler-${version}`);
const files = writeReleaseFiles(folder, notes.text);

console.log(`\n${relative(repository, folder)}: ${files.length} files and SHA256SUMS`);
for (const name of files.filter((file) => !/^(cdn|site)\//.test(file))) console.log(`- ${name}`);
for (const name of ["cdn", "site"]) {
  console.log(`- ${name}/: ${files.filter((file) => file.startsWith(`${name}/`)).length} files`);
}
for (const name of missingFolders())
  console.log(`! The build wrote no ${name}, so site/ has none.`);
if (notes.isDraft) {
  console.log(
    `! A draft: CHANGELOG.md has changes under Unreleased. Before you publish, give them a version (CONTRIBUTING.md, "Versions").`,
  );
}
console.log('Nothing was published. CONTRIBUTING.md, "Publishing", says what a person does.');
