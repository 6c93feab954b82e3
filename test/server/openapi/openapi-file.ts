import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openApiText } from "../../../src/server/openapi/document.ts";
import { temporaryFolder } from "../../resources.ts";

/** Writes the document to a temporary file, for command-line tools. */
export function openApiFile(): string {
  const file = join(temporaryFolder(), "openapi.json");
  writeFileSync(file, openApiText(EXAMPLES));
  return file;
}
