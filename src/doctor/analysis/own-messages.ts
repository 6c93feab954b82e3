import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { LOAD } from "../../diagnostics/rows/load.ts";
import { SEND } from "../../diagnostics/rows/send.ts";
import { SLOTS } from "../../diagnostics/rows/slots.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { isInCache } from "../../embed/chunks/doctor/values/bundle.ts";

/** The rows of what the form writes about its servers. */
export const OWN_ROWS = { ...LOAD, ...SEND, ...SLOTS };
const OWN = new RegExp(`\\[${TAG_NAME}\\] (WS\\d{3}) (.*)$`);

/** What the form itself has written to the console about its servers and its files. */
export function readOwnMessage(line: string): CheckFinding[] {
  const [, code = "", sentence = ""] = OWN.exec(line) ?? [];
  if (code === "WS111") {
    const [url] = /https?:\S{1,2000}\.js/.exec(sentence) ?? [];
    return url ? [missingChunk(url, "")] : [];
  }
  const [, row] = Object.entries(OWN_ROWS).find(([known]) => known === code) ?? [];
  const end = row ? sentence.indexOf(row.message) : -1;
  return row?.severity === "error" && end > 0
    ? [finding(code as DiagnosticCode, sentence.slice(0, end).trim())]
    : [];
}

/** A file that the script loads: the script itself runs. */
export const missingChunk = (url: string, detail: string): CheckFinding =>
  isInCache(url)
    ? finding("WS571", "The script", new URL(".", url).href)
    : finding("WS111", url.replace(/\?\d+$/, ""), detail);
