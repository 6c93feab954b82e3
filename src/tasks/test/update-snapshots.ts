import { ensureBrowsers } from "../browser/ensure-browsers.ts";
import { runCommand } from "./run-command.ts";
import { selectSteps } from "./test-steps.ts";

// `-- -g spanish-practice` updates only those whose test has this name.
const selection = process.argv.slice(2);
const { chromium } = await ensureBrowsers(["chromium"]);
const env = { BROWSER_PATH: chromium, UPDATE_SNAPSHOTS: "1" };
let failed = 0;
for (const { report, commands } of selectSteps(["build", "e2e"])) {
  const args =
    report === "playwright" ? ["preview/snapshots", "preview/pictures", ...selection] : [];
  for (const command of commands) {
    if (failed > 0) break;
    ({ failed } = await runCommand([...command, ...args], { report, env, timeoutMinutes: 10 }));
  }
}
console.log(
  failed > 0
    ? "Not all screenshots were updated."
    : "Screenshots updated. Review the changes in e2e/screenshots/ and commit them.",
);
process.exitCode = failed > 0 ? 1 : 0;
