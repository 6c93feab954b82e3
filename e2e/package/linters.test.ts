import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fetchPackage } from "../../test/fetch-package.ts";
import { expect, test } from "../fixtures/test.ts";
import { pack } from "./consumer.ts";

test.skip(({ browserName }) => browserName !== "chromium", "The package is the same elsewhere.");

const LINTERS = {
  "publint@0.3.25": { script: "src/cli.js", args: ["--strict"], result: "All good!" },
  // It fails if it finds a problem. CommonJS can load the package with `import()` only.
  "@arethetypeswrong/cli@0.18.5": {
    script: "dist/index.js",
    args: ["--profile", "esm-only"],
    result: "bundler: 🟢",
  },
};

for (const [linter, { script, args, result }] of Object.entries(LINTERS)) {
  test(`${linter} finds no problems in the packages`, { tag: "@all" }, async () => {
    test.setTimeout(180_000);
    const folder = await fetchPackage(linter);
    test.skip(folder === null, "No registry is available.");
    const archives = test.info().outputPath("archives");
    mkdirSync(archives, { recursive: true });
    // The commands' package has no types.
    const sources = linter.startsWith("publint") ? [".", "./dist"] : ["."];
    for (const source of sources) {
      const argv = [join(folder ?? "", script), pack(archives, source), ...args];
      expect(execFileSync(process.execPath, argv, { encoding: "utf8" })).toContain(result);
    }
  });
}
