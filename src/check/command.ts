#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import process from "node:process";
import { checkLocation, countResults, type LocationReport } from "./check-location.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { formatJunit } from "./report/format-junit.ts";
import { formatTable } from "./report/format-table.ts";

const parsed = readCheckOptions(process.argv.slice(2));
if ("help" in parsed) {
  process.stdout.write(USAGE);
} else if ("error" in parsed) {
  console.error(`${parsed.error}\nTry --help.`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(parsed.options);
}

async function run({ base, ids, timeoutMs, json, junit }: CheckCommandOptions): Promise<number> {
  const locations: LocationReport[] = [];
  for (const id of ids) locations.push(await checkLocation(base, id, { timeoutMs }));
  const ok = countResults(locations, "documented", "fail") === 0;
  process.stdout.write(
    json ? `${JSON.stringify({ ok, locations }, null, 2)}\n` : formatTable(locations),
  );
  try {
    if (junit !== undefined) writeFileSync(junit, formatJunit(locations));
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`The report cannot be written: ${message}`);
    return 2;
  }
  return ok ? 0 : 1;
}
