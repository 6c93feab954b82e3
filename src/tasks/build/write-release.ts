import { createHash } from "node:crypto";
import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSnippet, PLACEHOLDERS, scriptOf } from "../../embed/api/snippet.ts";
import { outDir, repository } from "../paths.ts";
import { served, versionedScript } from "./outputs.ts";

/** The value of an `integrity` attribute for a file with this content (Subresource Integrity). */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Adds missing license texts, the versioned script, the hashes of what pages load, and a snippet that uses both. */
export function writeRelease(folder = outDir): void {
  completeLicenses(folder);
  copyFileSync(join(folder, "web-scheduler.js"), join(folder, versionedScript));
  const files = [versionedScript, ...served.keys()];
  const values = Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
  writeFileSync(join(folder, "integrity.json"), `${JSON.stringify(values, null, 2)}\n`);
  const { scriptOrigin, ...options } = PLACEHOLDERS;
  const script = scriptOf(values, scriptOrigin);
  if (!script.integrity) throw new Error("integrity.json has no script.");
  writeFileSync(join(folder, "snippet.html"), createSnippet({ ...options, script }));
}

/** Copyright notices of packages that publish no file with their license. */
const NOTICES: Readonly<Record<string, string>> = {
  "pg-types": "Copyright (c) 2014 Brian M. Carlson",
  pgpass: "Copyright (c) 2013-2016 Hannes Hörl",
  standardwebhooks: "Copyright (c) 2023 Svix (https://www.svix.com)",
};

const read = (file: string) => readFileSync(join(repository, file), "utf8");

const [, mitTerms = ""] = /(Permission is hereby granted[\s\S]+)/.exec(read("LICENSE")) ?? [];

const SECTION = /^## (\S+) - \S+ \((.+)\)\n(?=\n*(?:## |(?![\s\S])))/gm;

/** For packages in {@link NOTICES}; Vite copies license files. @throws Error if a package's license has no text */
export const addMissingLicenses = (text: string) =>
  text.replace(SECTION, (heading, name: string, id: string) => {
    const notice = NOTICES[name];
    if (notice && id === "MIT") return `${heading}\n${notice}\n\n${mitTerms.trim()}\n`;
    throw new Error(`${name} has no license text. Add its copyright notice to NOTICES.`);
  });

const phoneDataLicense = () => `
## Phone number data of Google's libphonenumber (Apache-2.0)

Converted and reduced by libphonenumber-js.

${read("node_modules/libphonenumber-js/LICENSE.Apache")}`;

function completeLicenses(folder: string): void {
  for (const name of globSync("**/*licenses.md", { cwd: folder })) {
    const file = join(folder, name);
    const text = addMissingLicenses(readFileSync(file, "utf8"));
    writeFileSync(file, text.includes("## libphonenumber-js") ? text + phoneDataLicense() : text);
  }
}
