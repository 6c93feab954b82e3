import { readFileSync } from "node:fs";

// This file runs from src/server, or bundled from the folder `bin` of the package.
const PACKAGE = import.meta.url.endsWith(".ts") ? "../../package.json" : "../package.json";

/** The version in package.json, for the commands. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL(PACKAGE, import.meta.url), "utf8"));
  return version;
}
