import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { exportSheet, importSheet } from "./sheet.ts";

const [mode = "", code, sheet] = process.argv.slice(2);
const language = LANGUAGE_CODES.find((known) => known === code && known !== "en");
if (!/^(export|import)$/.test(mode) || !language || !sheet) {
  console.error("Usage: npm run translations -- export|import LANGUAGE FILE.csv");
  process.exit(2);
}

if (mode === "export") {
  writeFileSync(sheet, exportSheet(language));
} else {
  const { files, refused } = importSheet(language, readFileSync(sheet));
  if (refused.length > 0) {
    console.error(`${refused.join("\n")}\nNothing was written.`);
    process.exit(1);
  }
  for (const [file, source] of files) writeFileSync(file, source);
}
