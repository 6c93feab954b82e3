#!/usr/bin/env node
import process from "node:process";

// The inbox is kept by Node's own SQLite, which older versions lack; asked before it is imported.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 13)) {
  await import("./command.ts");
} else {
  console.error(
    `web-scheduler-server needs Node 22.13 or newer; this is ${process.versions.node}.`,
  );
  process.exitCode = 1;
}
