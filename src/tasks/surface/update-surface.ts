import { readFileSync, writeFileSync } from "node:fs";
import { version } from "../build/outputs.ts";
import { referenceFile, surfaceFile } from "../paths.ts";
import { withDiagnostics } from "./diagnostics-table.ts";
import { publicSurface } from "./public-surface.ts";
import {
  formatSurface,
  parseSurface,
  unmentioned,
  unreleasedSection,
  updateSurface,
} from "./surface-file.ts";

const surface = updateSurface(
  parseSurface(readFileSync(surfaceFile, "utf8")),
  publicSurface(),
  version,
);
writeFileSync(surfaceFile, formatSurface(surface));
writeFileSync(referenceFile, withDiagnostics(readFileSync(referenceFile, "utf8")));
const changelog = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
const names = unmentioned(surface, unreleasedSection(changelog));
console.log(
  names.length === 0
    ? "public-surface.txt is up to date."
    : `public-surface.txt is up to date. The section "Unreleased" of CHANGELOG.md must name: ${names.join(", ")}`,
);
