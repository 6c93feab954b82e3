import { isUtf8 } from "node:buffer";
import { difference } from "es-toolkit";
import Papa from "papaparse";
import type { LanguageCode } from "../../messages/languages.ts";
import { readFiles, readMessages, translate } from "./messages.ts";

export function exportSheet(language: LanguageCode): string {
  const originals = readMessages(readFiles("en"));
  const rows = [...readMessages(readFiles(language))].flatMap(([key, { text }]) => {
    const original = originals.get(key);
    if (!original) return [];
    return [[key, original.note, original.parameters.join(", "), original.text, text]];
  });
  // Excel needs the byte order mark to recognize UTF-8.
  const header = ["key", "where", "placeholders", "English", language];
  return `\uFEFF${Papa.unparse([header, ...rows])}\r\n`;
}

/** The files of a language with a sheet's translations, or unchanged, and why rows are refused. */
export function importSheet(language: LanguageCode, bytes: Uint8Array) {
  const sheet = new TextDecoder().decode(bytes).replaceAll("\r\n", "\n");
  // Papa Parse finds the separator: Excel writes the one of the computer's region.
  const { data, errors, meta } = Papa.parse<Record<string, string>>(sheet, {
    header: true,
    skipEmptyLines: "greedy",
  });
  const refused = errors.map(({ row = 0, message }) => `Row ${row + 2}: ${message}.`);
  if (!isUtf8(bytes)) refused.push("The file is not UTF-8: save it as “CSV UTF-8”.");
  // The other columns are for the translator.
  const columns = ["key", "English", language];
  if (difference(columns, meta.fields ?? []).length > 0) {
    refused.push(`Row 1: the columns must include ${columns.join(", ")}.`);
  }
  const files = readFiles(language);
  if (refused.length > 0) return { files, refused };
  const originals = readMessages(readFiles("en"));
  const messages = readMessages(files);
  const sources = new Map<string, string>();
  for (const [index, { key = "", English, [language]: text = "" }] of data.entries()) {
    const original = originals.get(key);
    const message = messages.get(key);
    const refuse = (why: string) => refused.push(`Row ${index + 2} (${key}): ${why}.`);
    if (!original || !message) refuse("no message has this key");
    else if (sources.has(key)) refuse("an earlier row has this key");
    else if (English !== original.text) refuse("the English text is not the current one");
    else if (text.trim() === "") refuse("the translation is empty");
    else {
      const source = translate(message, text);
      if (source !== null) sources.set(key, source);
      else refuse("only text may change: keep every placeholder, and all code");
    }
  }
  if (refused.length > 0) return { files, refused };
  // From last to first, so that an edit does not move the offsets of the remaining ones.
  for (const [key, { file, start, source }] of [...messages].reverse()) {
    const code = files.get(file) ?? "";
    const end = start + source.length;
    files.set(file, code.slice(0, start) + (sources.get(key) ?? source) + code.slice(end));
  }
  return { files, refused };
}
