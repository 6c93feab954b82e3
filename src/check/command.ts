#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import process from "node:process";
import { checkLocation, count, type LocationReport } from "./check-location.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { printJunit } from "./report/format-junit.ts";
import { printTable } from "./report/format-table.ts";

const reading = readCheckOptions(process.argv.slice(2));
if ("help" in reading) {
  process.stdout.write(USAGE);
} else if ("problem" in reading) {
  console.error(`${reading.problem}\nTry --help.`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(reading.options);
}

async function run({ base, ids, limitMs, json, junit }: CheckCommandOptions): Promise<number> {
  const reports: LocationReport[] = [];
  for (const id of ids) reports.push(await checkLocation(base, id, { limitMs }));
  const holds = count(reports, "documented", "broken") === 0;
  process.stdout.write(json ? printJson(holds, reports) : printTable(reports));
  try {
    if (junit !== undefined) writeFileSync(junit, printJunit(reports));
  } catch (error) {
    console.error(
      `The report cannot be written: ${error instanceof Error ? error.message : error}`,
    );
    return 2;
  }
  return holds ? 0 : 1;
}

function printJson(holds: boolean, locations: readonly LocationReport[]) {
  return `${JSON.stringify({ holds, locations }, null, 2)}\n`;
}
