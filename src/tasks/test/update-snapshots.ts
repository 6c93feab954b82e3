import { ensureChromium } from "../browser/ensure-chromium.ts";
import { runCommand } from "./run-command.ts";
import { selectSteps } from "./test-steps.ts";

const SCREENSHOT_TESTS = ["preview-snapshots", "--project=chromium"];
const TIMEOUT_MINUTES = 10;

const env = { BROWSER_PATH: await ensureChromium(), UPDATE_SNAPSHOTS: "1" };
let failed = 0;
for (const { argv, report } of selectSteps(["build", "e2e"]).flatMap((step) => step.commands)) {
  if (failed > 0) break;
  const args = report === "playwright" ? [...argv, ...SCREENSHOT_TESTS] : argv;
  ({ failed } = await runCommand({ argv: args, report }, env, TIMEOUT_MINUTES));
}
console.log(
  failed > 0
    ? "Not all screenshots were updated."
    : "Screenshots updated. Review the changes in e2e/screenshots/ and commit them.",
);
process.exitCode = failed > 0 ? 1 : 0;
