import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { VERSION } from "../../../src/settings/names.ts";
import { served, versionedScript } from "../../../src/tasks/build/outputs.ts";
import { writeWordPress } from "../../../src/tasks/build/write-packages.ts";
import {
  addMissingLicenses,
  integrityOf,
  writeRelease,
} from "../../../src/tasks/build/write-release.ts";
import { docPage } from "../../docs/doc-page.ts";
import { temporaryFolder } from "../../resources.ts";

const folder = temporaryFolder(afterAll);
for (const file of served.keys()) {
  writeFileSync(join(folder, file), `/* ${file} */`);
  writeFileSync(join(folder, file.replace(/js$/, "licenses.md")), "# Licenses");
}
writeRelease(folder);
writeWordPress(folder);

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const chunks = [...served.keys()].filter((file) => file !== "web-scheduler.js");

test("every name that never changes its content has the version of package.json", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(VERSION).toBe(version);
  expect(read(versionedScript)).toBe(read("web-scheduler.js"));
  const prefix = `web-scheduler-${version}`;
  expect([versionedScript, ...chunks].filter((file) => !file.startsWith(prefix))).toEqual([]);
});

test("integrity.json has the SHA-384 hash of each file that a page loads", () => {
  const files = [versionedScript, ...served.keys()];
  expect(JSON.parse(read("integrity.json"))).toEqual(
    Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))])),
  );
  expect(integrityOf(Buffer.from(""))).toBe(
    "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb",
  );
});

test("the documentation shows snippet.html, apart from the hashes (--update)", async () => {
  const snippet = read("snippet.html").replace(/sha384-[\w+/=]+/g, "sha384-…");
  const page = docPage("html").replace(
    /<link rel="preload" as="fetch"[^`]*/,
    `${snippet.trim()}\n`,
  );
  expect(page).toContain(snippet.trim());
  await expect(page).toMatchFileSnapshot("../../../src/docs/pages/embed/html.md");
});

test("the WordPress plugin has its own files, the script, every chunk and the licenses", () => {
  const files = unzipSync(readFileSync(join(folder, "wordpress/web-scheduler.zip")));
  const names = [
    ...["web-scheduler.php", "LICENSE", `js/${versionedScript}`],
    ...chunks.flatMap((file) => [`js/${file}`, `js/${file.replace(/js$/, "licenses.md")}`]),
  ];
  expect(names.filter((name) => !(`web-scheduler/${name}` in files))).toEqual([]);
  const readme = files["web-scheduler/readme.txt"] ?? new Uint8Array();
  expect(strFromU8(readme)).toContain(`Stable tag: ${VERSION}`);
});

test("a package without a license file gets its notice, or fails the build", () => {
  const text = addMissingLicenses(
    "## pg-types - 1.0.0 (MIT)\n\n## standardwebhooks - 1.0.0 (MIT)\n",
  );
  expect(text).toMatch(/Brian M\. Carlson[\s\S]+2023 Svix[\s\S]+Permission is hereby granted/);
  expect(() => addMissingLicenses("## other - 1.0.0 (MIT)\n")).toThrow("other has no license text");
});
