import { spawnSync } from "node:child_process";
import { npmCommand } from "../install/install-plan.js";
import { evaluateAudit, readAudit } from "./evaluate-audit.ts";
import { EXCEPTIONS } from "./exceptions.ts";

const { command, args, shell } = npmCommand(process.env);
// The published files contain development packages, which NODE_ENV=production leaves out.
const argv = [...args, "audit", "--json", "--include=dev"];
const options = { shell, encoding: "utf8" } as const;
// On Windows only the shell finds npm.
const { stdout, stderr } = shell
  ? spawnSync([command, ...argv].join(" "), options)
  : spawnSync(command, argv, options);

try {
  const today = new Date().toISOString().slice(0, 10);
  const { ok, lines } = evaluateAudit(readAudit(stdout), EXCEPTIONS, today);
  console.log(
    [...lines, ok ? "No unaccepted advisories." : "See src/tasks/audit/exceptions.ts."].join("\n"),
  );
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${stderr.trim()}`);
  process.exitCode = 2;
}
