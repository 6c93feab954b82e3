#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import process from "node:process";
import { runCommand } from "../web/node/run-command.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { checkReceiver, type ReceiverReport } from "./receiver/check-receiver.ts";
import { INVENTED_PATIENT } from "./receiver/invented-request.ts";
import { checkLocation, type LocationReport } from "./report/check-location.ts";
import { formatJunit } from "./report/format-junit.ts";
import { formatTable } from "./report/format-table.ts";
import { isOk, type Report } from "./report/report.ts";

const { firstName, lastName } = INVENTED_PATIENT;
const NAME = `${firstName} ${lastName}`;

/** What is printed before anything is sent. */
const WARNING = `Sends 16 requests of an invented patient, "${NAME}". The receiver stores those
that it accepts, and may notify staff: delete them afterward.`;

await runCommand(readCheckOptions(process.argv.slice(2)), USAGE, async (options) => {
  process.exitCode = await run(options);
});

/** The reports of a check, for a program and for people. */
interface Checked {
  reports: readonly Report[];
  json: object;
  text: string;
}

async function run(options: CheckCommandOptions): Promise<number> {
  const { json, junit, strict } = options;
  const checked = await ("receiver" in options ? runOnReceiver(options) : runOnService(options));
  const ok = isOk(checked.reports, strict);
  process.stdout.write(
    json ? `${JSON.stringify({ ok, ...checked.json }, null, 2)}\n` : checked.text,
  );
  try {
    if (junit !== undefined) writeFileSync(junit, formatJunit(checked.reports, strict));
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`The report cannot be written: ${message}`);
    return 2;
  }
  return ok ? 0 : 1;
}

type OptionsFor<Key extends string> = Extract<CheckCommandOptions, Record<Key, unknown>>;

async function runOnService({ service, timeoutMs }: OptionsFor<"service">): Promise<Checked> {
  const { base, ids, origin } = service;
  const locations: LocationReport[] = [];
  for (const id of ids) locations.push(await checkLocation(base, id, { timeoutMs, origin }));
  return { reports: locations, json: { locations }, text: formatTable(locations) };
}

async function runOnReceiver({ receiver, timeoutMs }: OptionsFor<"receiver">): Promise<Checked> {
  console.error(WARNING);
  const report = await checkReceiver(receiver, { timeoutMs });
  const reports = [report];
  const text = formatTable(reports) + formatStored(report);
  return { reports, json: { receiver: report }, text };
}

/** What the receiver has stored, by the reference that staff see and by id. */
function formatStored({ stored }: Pick<ReceiverReport, "stored">): string {
  if (stored.length === 0) return "";
  const lines = stored.map(({ id, reference }) => `  ${reference}  ${id}\n`);
  return `\nStored, for the invented patient "${NAME}":\n${lines.join("")}`;
}
