import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openApiText } from "../../../src/server/openapi/document.ts";

/** Writes the document to a temporary file, for command-line tools. */
export function openApiFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  writeFileSync(file, openApiText(EXAMPLES));
  return file;
}
