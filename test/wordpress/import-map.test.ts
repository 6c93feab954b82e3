import { describe, expect, test } from "vitest";
import { isMapped, readImportMap } from "../../src/embed/runtime/import-maps.ts";
import { ENVIRONMENTS } from "./run-plugin.ts";

const FOLDER = "https://cdn.example/web-scheduler";
const SCRIPT = `${FOLDER}/web-scheduler-1.0.0-rc.1.js`;
const PAGE = "https://practice.example/book/";

describe.each(ENVIRONMENTS)("the plugin's import map with $name", ({ isMissing, run }) => {
  if (isMissing) return test.skip(isMissing);

  /** The printed markup, with these constants in wp-config.php. */
  const print = (script: string, integrity: string) =>
    run({
      atts: "",
      constants: { WEB_SCHEDULER_SCRIPT: script, WEB_SCHEDULER_INTEGRITY: integrity },
    }).map;

  test.each([SCRIPT, `${FOLDER}/web-scheduler.js`, `${SCRIPT}?ver=2#x`])(
    "is printed once and pins every chunk of %s",
    (script) => {
      const markup = print(script, "sha384-script");
      const [, text = ""] =
        /^<script[^>]*type="importmap"[^>]*>(.*)<\/script>\s*$/s.exec(markup) ?? [];
      expect(JSON.parse(text)).toEqual({
        integrity: {
          [`${FOLDER}/web-scheduler-1.0.0-rc.1-deferred.js`]: "sha384-deferred",
          [`${FOLDER}/web-scheduler-1.0.0-rc.1-es.js`]: "sha384-es/+=",
        },
      });
      // PHP escapes the slashes.
      expect(text).toContain("https:\\/\\/cdn.example\\/");
      expect(readImportMap(text, PAGE)?.pinned).toHaveLength(2);
      expect(isMapped(`${FOLDER}/web-scheduler-1.0.0-rc.1-es.js`, [text], PAGE)).toBe(true);
    },
  );

  test.each([
    ["without a hash", SCRIPT, ""],
    ["with the hash of another script", SCRIPT, "sha384-other"],
    ["with an unknown script", `${FOLDER}/bundle.js`, "sha384-script"],
  ])("is not printed %s", (_, script, integrity) => {
    expect(print(script, integrity)).toBe("");
  });

  test("cannot end the script element", () => {
    const markup = print("https://cdn.example/</script>/web-scheduler.js", "sha384-script");
    // WordPress ends it with a line break.
    expect(markup).not.toMatch(/<\/script>\s*\S/);
  });
});
