#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import process from "node:process";
import { packageVersion } from "../server/package-version.ts";
import { checkLocation, isOk, type LocationReport } from "./check-location.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { formatJunit } from "./report/format-junit.ts";
import { formatTable } from "./report/format-table.ts";

const parsed = readCheckOptions(process.argv.slice(2));
if ("help" in parsed) {
  process.stdout.write(USAGE);
} else if ("version" in parsed) {
  console.log(packageVersion());
} else if ("error" in parsed) {
  console.error(`${parsed.error}\nTry --help.`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(parsed.options);
}

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
