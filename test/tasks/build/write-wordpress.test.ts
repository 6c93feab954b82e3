import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { versionedScript } from "../../../src/tasks/build/write-release.ts";
import { pluginFiles, writeWordPress } from "../../../src/tasks/build/write-wordpress.ts";
import { temporaryFolder } from "../../resources.ts";

const folder = temporaryFolder(afterAll);

const archive = join(folder, "wordpress/web-scheduler.zip");
for (const { file } of served) {
  writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, file.replace(/js$/, "licenses.md")), "# Licenses");
}
writeFileSync(join(folder, versionedScript), "script");
writeWordPress(folder);

test("the plugin is one folder with its files, the script, every chunk, and the licenses", () => {
  const files = unzipSync(readFileSync(archive));
  const names = Object.keys(files);
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
  const readme = files["web-scheduler/readme.txt"] ?? new Uint8Array();
  expect(strFromU8(readme)).toContain(`Stable tag: ${VERSION}`);
  expect(files).toEqual(
    Object.fromEntries(
      Object.entries(pluginFiles(folder)).map(([name, content]) => [name, new Uint8Array(content)]),
    ),
  );
});

test("the same files give the same archive", () => {
  const first = readFileSync(archive);
  writeWordPress(folder);
  expect(readFileSync(archive).equals(first)).toBe(true);
});

for (const [command, args] of [
  ["unzip", ["-tq"]],
  ["python3", ["-m", "zipfile", "-t"]],
] as const) {
  const isMissing = spawnSync(command, ["--help"]).status !== 0;
  test.skipIf(isMissing)(`${command} accepts the archive`, () => {
    const { status, stdout, stderr } = spawnSync(command, [...args, archive], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("corrupt");
  });
}
