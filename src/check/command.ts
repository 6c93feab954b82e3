#!/usr/bin/env node
import { runCommand } from "../web/node/run-command.ts";
import { checkLocation } from "./check-location.ts";
import { readCheckOptions, USAGE } from "./check-options.ts";
import { checkReceiver, type ReceiverReport } from "./check-receiver.ts";
import { INVENTED_PATIENT } from "./receiver-requests.ts";
import { formatReport, isOk, type Report } from "./rules.ts";

const { firstName, lastName } = INVENTED_PATIENT;
const NAME = `${firstName} ${lastName}`;

/** What is printed before anything is sent. */
const WARNING = `Sends requests of an invented patient, "${NAME}". The receiver stores those
that it accepts, and may notify staff: delete them afterward.`;

await runCommand(USAGE, readCheckOptions, async ({ json, target }) => {
  const reports: Report[] = [];
  let stored = "";
  if ("receiver" in target) {
    console.error(WARNING);
    const report = await checkReceiver(target.receiver);
    reports.push(report);
    stored = formatStored(report);
  } else {
    for (const location of target.locations) reports.push(await checkLocation(location));
  }
  const ok = isOk(reports);
  const text = reports.map(formatReport).join("\n") + stored;
  process.stdout.write(json ? `${JSON.stringify({ ok, reports }, null, 2)}\n` : text);
  process.exitCode = ok ? 0 : 1;
});

/** What the receiver has stored, by the reference that staff see and by id. */
function formatStored({ stored }: ReceiverReport): string {
  if (stored.length === 0) return "";
  const lines = stored.map(({ id, reference }) => `  ${reference}  ${id}\n`);
  return `\nStored, for the invented patient "${NAME}":\n${lines.join("")}`;
}
