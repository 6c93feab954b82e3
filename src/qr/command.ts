#!/usr/bin/env node
import process from "node:process";
import encodeQR from "qr";
import { runCommand } from "../web/node/run-command.ts";
import { readQrOptions, USAGE } from "./options.ts";

/** In squares, on each side (ISO/IEC 18004, "quiet zone"). */
const BORDER = 4;

// Readable on a dark background, too.
const BACKGROUND = '<rect width="100%" height="100%" fill="#fff"/>';

await runCommand(readQrOptions(process.argv.slice(2)), USAGE, async ({ url }) => {
  const svg = encodeQR(url, "svg", { ecc: "medium", border: BORDER });
  process.stdout.write(`${svg.replace(">", `>${BACKGROUND}`)}\n`);
});
