import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { versionedScript } from "../../../src/tasks/build/write-release.ts";
import { pluginFiles, writeWordPress } from "../../../src/tasks/wordpress/write-wordpress.ts";
import { zip } from "../../../src/tasks/wordpress/zip.ts";

const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = new Map([
  ["folder/a.txt", Buffer.from("a".repeat(1000))],
  ["folder/sub/é.txt", Buffer.from("é")],
  ["folder/empty", Buffer.from("")],
]);

/** The files in an archive, read from its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  expect(archive.toString("latin1", end, end + 4)).toBe("PK\x05\x06");
  const files = new Map<string, string>();
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const length = archive.readUInt16LE(entry + 28);
    const name = archive.toString("utf8", entry + 46, entry + 46 + length);
    const local = archive.readUInt32LE(entry + 42);
    expect(archive.toString("utf8", local + 30, local + 30 + length)).toBe(name);
    const data = archive.subarray(
      local + 30 + length,
      local + 30 + length + archive.readUInt32LE(entry + 20),
    );
    files.set(name, inflateRawSync(data).toString());
    entry += 46 + length;
  }
  expect(entry).toBe(end);
  return files;
}

test("an archive contains the files that it was made of", () => {
  const expected = [...FILES].map(([name, content]) => [name, content.toString()] as const);
  expect([...unzip(zip(FILES))]).toEqual(expected);
});

test("the same files give the same archive", () => {
  expect(zip(FILES)).toEqual(zip(new Map(FILES)));
});

for (const [command, args] of [
  ["unzip", ["-tq"]],
  ["python3", ["-m", "zipfile", "-t"]],
] as const) {
  const isMissing = spawnSync(command, ["--help"]).status !== 0;
  test.skipIf(isMissing)(`${command} accepts an archive`, () => {
    const file = join(folder, `${command}.zip`);
    writeFileSync(file, zip(FILES));
    const { status, stdout, stderr } = spawnSync(command, [...args, file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("corrupt");
  });
}

test("the plugin is one folder with its files, the script, every chunk, and the licenses", () => {
  const built = join(folder, "dist");
  mkdirSync(built);
  for (const { file } of served) {
    writeFileSync(join(built, file), file);
    writeFileSync(join(built, file.replace(/js$/, "licenses.md")), "# Licenses");
  }
  writeFileSync(join(built, versionedScript), "script");
  writeWordPress(built);
  const files = unzip(readFileSync(join(built, "wordpress/web-scheduler.zip")));
  const names = [...files.keys()];
  expect(names.filter((name) => !name.startsWith("web-scheduler/"))).toEqual([]);
  const chunks = served.map(({ file }) => file).filter((file) => file !== "web-scheduler.js");
  expect(names).toEqual(
    expect.arrayContaining(
      [
        "web-scheduler.php",
        "readme.txt",
        "LICENSE",
        "block/block.json",
        `js/${versionedScript}`,
        "js/web-scheduler.licenses.md",
        ...chunks.flatMap((file) => [`js/${file}`, `js/${file.replace(/js$/, "licenses.md")}`]),
      ].map((name) => `web-scheduler/${name}`),
    ),
  );
  expect(files.get("web-scheduler/readme.txt")).toContain(`Stable tag: ${VERSION}`);
  expect(pluginFiles(built).size).toBe(names.length);
});
