import { spawn } from "node:child_process";
import { install, ownNode } from "./install.js";

// Every npm script starts here: `node src/tasks/install/run.js <script> <what it is told>`. Not an npm
// "pre" script, which npm leaves out under `ignore-scripts`, and other package managers always.
install();

const child = spawn(ownNode, process.argv.slice(2), { stdio: "inherit" });
child.once("error", (error) => {
  console.error(`${ownNode} cannot be started: ${error.message}`);
  process.exit(1);
});
child.once("exit", (status) => process.exit(status ?? 1));

// Ctrl-C reaches the child by itself; we wait for it to end.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill());

// The shell between npm and us may keep a SIGTERM for itself (Debian's does): then the only sign of
// it is that we have another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill(), 500);
}
