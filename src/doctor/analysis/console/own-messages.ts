import { publicDetailUrl } from "../../../client/load-location.ts";
import type { DiagnosticCode } from "../../../diagnostics/diagnostics.ts";
import { type CheckFinding, finding } from "../../../diagnostics/finding.ts";
import { EMBED } from "../../../diagnostics/rows/embed.ts";
import { LOAD } from "../../../diagnostics/rows/load.ts";
import { SEND } from "../../../diagnostics/rows/send.ts";
import { SLOTS } from "../../../diagnostics/rows/slots.ts";
import { TAG_NAME } from "../../../embed/api/names.ts";
import { variantsOf } from "../../../embed/chunks/doctor/checks/receiver.ts";
import { shorterBaseUrls } from "../../../embed/chunks/doctor/checks/response/wrong-url.ts";
import { isInCache } from "../../../embed/chunks/doctor/values/bundle.ts";
import { parseUrl } from "../inspected-page.ts";
import { URLS } from "./page-messages.ts";

/** The rows of what the form writes about its servers, and about a browser in which it does not run. */
export const OWN_ROWS = { ...LOAD, ...SEND, ...SLOTS, WS109: EMBED.WS109 };
const OWN = new RegExp(`\\[${TAG_NAME}\\] (WS\\d{3}) (.*)$`);

/** What earlier versions of the script write if they cannot start. */
const FAILED = new RegExp(`\\[${TAG_NAME}\\] (\\w{0,20}Error: .{1,200})`);

/** Of a browser that is too old, or on a page that has broken it. */
export const FEATURE = "A feature of the browser";

/** What the form itself has written to the console about its servers and its files. */
export function readOwnMessage(line: string): CheckFinding[] {
  const [, error] = FAILED.exec(line) ?? [];
  if (error) return [finding("WS109", FEATURE, error.trim())];
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

/** Without lines about what the doctor alone requests: the record elsewhere, and other spellings of `submit-url`. */
export function withoutDoctors(lines: readonly string[], forms: readonly Element[]): string[] {
  const used = forms.flatMap((form) => {
    const id = form.getAttribute("location-id") ?? "";
    const [base, submit] = ["base-url", "submit-url"].map(
      (name) => parseUrl(form.getAttribute(name))?.href ?? "",
    );
    return { id, base, submit };
  });
  const own = used.flatMap(({ id, base = "", submit = "" }) => [publicDetailUrl(base, id), submit]);
  const doctors = used.flatMap(({ id, base, submit }) => [
    ...[...(base ? shorterBaseUrls(base) : []), ...(submit ? [submit] : [])].map((url) =>
      publicDetailUrl(url, id),
    ),
    ...(submit ? variantsOf(submit) : []),
  ]);
  const isDoctors = (url: string) => doctors.includes(url) && !own.includes(url);
  return lines.filter((line) => !line.match(URLS)?.some(isDoctors));
}
