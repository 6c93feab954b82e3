import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSnippet, scriptOf } from "../../embed/api/snippet.ts";
import { outDir } from "../paths.ts";
import { completeLicenses } from "./licenses.ts";
import { served, versionedScript } from "./outputs.ts";

/** What a practice replaces in `snippet.html`. */
export const PLACEHOLDERS = {
  locationId: "LOCATION-ID",
  phoneNumber: "+15550100",
  baseUrl: "https://api.example",
  scriptOrigin: "https://cdn.example",
  submitUrl: "https://booking.example/booking-requests/",
} as const;

/** The value of an `integrity` attribute for a file with this content (Subresource Integrity). */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/**
 * Adds to the built files: missing license texts, the script under its versioned
 * name, the integrity value of every file that a page loads (`integrity.json`), and the snippet
 * that uses both (`snippet.html`).
 */
export function writeRelease(folder = outDir): void {
  completeLicenses(folder);
  copyFileSync(join(folder, "web-scheduler.js"), join(folder, versionedScript));
  const files = [versionedScript, ...served.keys()];
  const values = Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
  writeFileSync(join(folder, "integrity.json"), `${JSON.stringify(values, null, 2)}\n`);
  const { scriptOrigin, ...options } = PLACEHOLDERS;
  const script = scriptOf(values, scriptOrigin);
  if (!script) throw new Error("integrity.json has no script.");
  writeFileSync(join(folder, "snippet.html"), createSnippet({ ...options, script }));
}
