#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import process from "node:process";
import { runCommand } from "../web/node/run-command.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { checkLocation, type LocationReport } from "./report/check-location.ts";
import { formatJunit } from "./report/format-junit.ts";
import { formatTable } from "./report/format-table.ts";
import { isOk } from "./report/report.ts";

await runCommand(readCheckOptions(process.argv.slice(2)), USAGE, async (options) => {
  process.exitCode = await run(options);
});

async function run(options: CheckCommandOptions): Promise<number> {
  const { base, ids, timeoutMs, json, junit, origin, strict } = options;
  const locations: LocationReport[] = [];
  for (const id of ids) locations.push(await checkLocation(base, id, { timeoutMs, origin }));
  const ok = isOk(locations, strict);
  process.stdout.write(
    json ? `${JSON.stringify({ ok, locations }, null, 2)}\n` : formatTable(locations),
  );
  try {
    if (junit !== undefined) writeFileSync(junit, formatJunit(locations, strict));
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`The report cannot be written: ${message}`);
    return 2;
  }
  return ok ? 0 : 1;
}
