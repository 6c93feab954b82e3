import { readFileSync } from "node:fs";

// Two folders up, both from this file and from dist/bin.
const PACKAGE = "../../package.json";

/** The version in package.json, for the commands. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL(PACKAGE, import.meta.url), "utf8"));
  return version;
}
