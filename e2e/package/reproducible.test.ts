import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, full, test } from "../fixtures/test.ts";
import { root } from "./packed-files.ts";

const SOURCES = [
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "README.md",
  "SECURITY.md",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "public",
  "src",
];

const packages = realpathSync(join(root, "node_modules"));

/** Copies the sources, and links the packages, whose paths must be inside the folder. */
function clone(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, "node_modules", relative(packages, source));
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(source, target);
    } catch {
      // On another file system.
      copyFileSync(source, target);
    }
  }
}

/** The hashes of the build and of the release. */
function releaseHashes(folder: string): Record<string, string> {
  const args = ["src/tasks/release/release.ts"];
  execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe" });
  const files = globSync("{dist,release}/**", { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

test("two releases in two folders have the same bytes", ({ browserName }) => {
  test.skip(!full || browserName !== "chromium", "npm run test:all builds twice, once per run.");
  // Two builds, which take a minute each on an idle machine.
  test.setTimeout(1_200_000);
  const folders = ["a", "another folder/clone"].map((name) => test.info().outputPath(name));
  // Both before the first build, so that a change of the sources in the meantime is in neither.
  folders.forEach(clone);
  const [first, second] = folders.map((folder) => {
    const hashes = releaseHashes(folder);
    rmSync(folder, { recursive: true });
    return hashes;
  });
  const files = Object.keys(first ?? {}).map((file) =>
    file.replace(/^release\/web-scheduler-[^/]+\//, ""),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const part of [
    /^packages\/web-scheduler-widget-.+\.tgz$/,
    /^packages\/web-scheduler-server-.+\.tgz$/,
    /^web-scheduler-wordpress-.+\.zip$/,
    /^cdn\/web-scheduler-[\d.]+(-rc\.\d+)?\.js$/,
    /^cdn\/integrity\.json$/,
    /^site\/book\/index\.html$/,
    /^sbom\.cdx\.json$/,
    /^NOTES\.md$/,
    /^SHA256SUMS$/,
  ]) {
    expect(
      files.filter((file) => part.test(file)),
      String(part),
    ).not.toEqual([]);
  }
  expect(second).toEqual(first);
});
