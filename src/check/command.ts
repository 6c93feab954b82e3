#!/usr/bin/env node
import process from "node:process";
import { runCommand } from "../web/node/run-command.ts";
import { checkLocation } from "./check-location.ts";
import { type CheckCommandOptions, readCheckOptions, USAGE } from "./check-options.ts";
import { checkReceiver, type ReceiverReport } from "./check-receiver.ts";
import { INVENTED_PATIENT, type ReceiverTarget } from "./receiver-requests.ts";
import { formatReport, isOk, type Report } from "./rules.ts";

const { firstName, lastName } = INVENTED_PATIENT;
const NAME = `${firstName} ${lastName}`;

/** What is printed before anything is sent. */
const WARNING = `Sends requests of an invented patient, "${NAME}". The receiver stores those
that it accepts, and may notify staff: delete them afterward.`;

await runCommand(readCheckOptions(process.argv.slice(2)), USAGE, async ({ json, target }) => {
  const { reports, text } = await run(target);
  const ok = isOk(reports);
  process.stdout.write(json ? `${JSON.stringify({ ok, reports }, null, 2)}\n` : text);
  process.exitCode = ok ? 0 : 1;
});

interface Checked {
  reports: readonly Report[];
  text: string;
}

async function run(target: CheckCommandOptions["target"]): Promise<Checked> {
  if ("receiver" in target) return runOnReceiver(target.receiver);
  const reports: Report[] = [];
  for (const location of target.locations) reports.push(await checkLocation(location));
  return { reports, text: reports.map(formatReport).join("\n") };
}

async function runOnReceiver(target: ReceiverTarget): Promise<Checked> {
  console.error(WARNING);
  const report = await checkReceiver(target);
  return { reports: [report], text: formatReport(report) + formatStored(report) };
}

/** What the receiver has stored, by the reference that staff see and by id. */
function formatStored({ stored }: ReceiverReport): string {
  if (stored.length === 0) return "";
  const lines = stored.map(({ id, reference }) => `  ${reference}  ${id}\n`);
  return `\nStored, for the invented patient "${NAME}":\n${lines.join("")}`;
}
