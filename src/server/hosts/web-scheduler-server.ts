#!/usr/bin/env node
import process from "node:process";

// node:sqlite needs no flag since Node 22.13; check before importing it.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 13)) {
  await import("./command.ts");
} else {
  console.error(
    `web-scheduler-server needs Node 22.13 or newer; this is ${process.versions.node}.`,
  );
  process.exitCode = 1;
}
