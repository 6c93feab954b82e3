import { spawn } from "node:child_process";
import { install, projectNode } from "./install.js";

// Every npm script starts here: `node src/tasks/install/run.js <script> <arguments>`. Not a `pre…`
// script: npm does not run those with `ignore-scripts`, and other package managers never do.
install();

const child = spawn(projectNode, process.argv.slice(2), { stdio: "inherit" });
child.once("error", (error) => {
  console.error(`Could not start ${projectNode}: ${error.message}`);
  process.exit(1);
});
child.once("exit", (status) => process.exit(status ?? 1));

// The terminal sends Ctrl-C to the child too; wait for it to exit.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill());

// The shell that npm starts us in may not pass SIGTERM on (dash on Debian): it exits, and only our
// parent process id changes.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill(), 500);
}
