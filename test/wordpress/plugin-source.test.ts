import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "../../src/embed/api/attributes.ts";
import { VERSION } from "../../src/embed/api/names.ts";

const folder = join(import.meta.dirname, "../../src/wordpress");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = globSync("**/*.php", { cwd: folder }).sort();
const plugin = files.map(read).join("\n");

const listItems = (name: string) => {
  const [, items = ""] = new RegExp(`const ${name}\\s*= array\\(([^)]*)\\)`).exec(plugin) ?? [];
  return [...items.matchAll(/'([^']+)'/g)].map(([, item]) => item);
};

test("the plugin has every setting of the element, and no others", () => {
  const names = ["TEXTS", "URLS", "FLAGS"].flatMap((name) => listItems(`WEB_SCHEDULER_${name}`));
  expect(names.sort(), "the lists in src/wordpress/includes/settings.php").toEqual(
    SETTING_NAMES.toSorted(),
  );
});

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
