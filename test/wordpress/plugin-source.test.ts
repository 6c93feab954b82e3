import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VERSION } from "../../src/settings/names.ts";

const folder = join(import.meta.dirname, "../../src/wordpress");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = globSync("**/*.php", { cwd: folder }).sort();
const plugin = files.map(read).join("\n");

test("the plugin has this version", () => {
  expect(plugin).toContain(` * Version: ${VERSION}`);
  expect(plugin).toContain(`/web-scheduler-${VERSION}.js`);
  expect(read("block/block.asset.php")).toContain(`'${VERSION}'`);
});

test("the plugin does not read the request: WordPress checks who saves the settings", () => {
  expect(plugin).not.toMatch(/\$_(GET|POST|REQUEST|COOKIE)/);
});
