import { getChromium } from "../browser/get-browser.ts";
import { run } from "./run-command.ts";
import { type Command, chosenSteps } from "./test-steps.ts";

// Takes the pictures of the wall anew, in place of those that the tests compare with.
const [build, e2e] = chosenSteps(["build", "e2e"]).flatMap(({ commands }) => commands) as [
  Command,
  Command,
];
const pictures = {
  ...e2e,
  argv: [...e2e.argv, "preview-snapshots", "--project=chromium"],
};
const env = { BROWSER_PATH: await getChromium(), ACCEPT: "1" };
const built = await run(build, env, 5);
const taken = built.failed > 0 ? built : await run(pictures, env, 10);
console.log(
  taken.failed > 0
    ? "Not all pictures were taken."
    : "Taken. Look at what git says has changed in e2e/screenshots/wall/, and commit it.",
);
process.exitCode = taken.failed > 0 ? 1 : 0;
