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

const SOURCES = ["LICENSE", "README.md", "package.json", "tsconfig.json", "public", "src"];

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

function buildHashes(folder: string): Record<string, string> {
  execFileSync(process.execPath, ["src/tasks/build/build.ts"], { cwd: folder, stdio: "ignore" });
  const dist = join(folder, "dist");
  const files = globSync("**", { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(dist, file)))
        .digest("hex"),
    ]),
  );
}

test("two builds in two folders have the same bytes", ({ browserName }) => {
  test.skip(!full || browserName !== "chromium", "npm run test:all builds twice, once per run.");
  test.setTimeout(240_000);
  const [first, second] = ["a", "another folder/clone"].map((name) => {
    const folder = test.info().outputPath(name);
    clone(folder);
    const hashes = buildHashes(folder);
    rmSync(folder, { recursive: true });
    return hashes;
  });
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
