#!/usr/bin/env node
import { runCommand } from "../web/node/run-command.ts";
import { checkLocation } from "./check-location.ts";
import { readCheckOptions, USAGE } from "./check-options.ts";
import { checkReceiver } from "./check-receiver.ts";
import { PATIENT_NAME } from "./receiver-requests.ts";
import { formatReport, isOk, type Report } from "./rules.ts";

/** What is printed before anything is sent. */
const WARNING = `Sends requests of an invented patient, "${PATIENT_NAME}". The receiver stores those
that it accepts, and may notify staff: delete them afterward.`;

await runCommand(USAGE, readCheckOptions, async ({ json, target }) => {
  const reports: Report[] = [];
  if ("receiver" in target) {
    console.error(WARNING);
    reports.push(await checkReceiver(target.receiver));
  } else {
    for (const location of target.locations) reports.push(await checkLocation(location));
  }
  const ok = isOk(reports);
  const text = reports.map(formatReport).join("\n");
  process.stdout.write(json ? `${JSON.stringify({ ok, reports }, null, 2)}\n` : text);
  process.exitCode = ok ? 0 : 1;
});
