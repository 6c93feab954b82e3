import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VERSION } from "../../src/embed/api/names.ts";

const folder = join(import.meta.dirname, "../../src/wordpress");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = globSync("**/*.php", { cwd: folder }).sort();
const plugin = files.map(read).join("\n");

test("the plugin has this version", () => {
  expect(plugin).toContain(` * Version: ${VERSION}`);
  expect(plugin).toContain(`/web-scheduler-${VERSION}.js`);
  expect(read("block/block.asset.php")).toContain(`'${VERSION}'`);
});

test("only the page that checks a nonce and a capability reads the request", () => {
  const readers = files.filter((file) => /\$_(GET|POST|REQUEST|COOKIE)/.test(read(file)));
  expect(readers).toEqual(["includes/block.php"]);
  expect(read("includes/block.php")).toMatch(/! current_user_can\(.+ false === wp_verify_nonce\(/);
});
