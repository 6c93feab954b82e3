import { type CheckFinding, finding } from "../../../diagnostics/finding.ts";
import { readRefresh } from "../../../embed/chunks/doctor/checks/page/refresh.ts";

/** The path of the record's URL. */
export const RECORD = /\/public-detail\/?/;
export const URLS = /https?:\/\/[^\s'"“”‘’<>()]+/g;

interface Message {
  line: string;
  /** The URL that was requested; "" if there is none. */
  url: string;
}

/** The status of a response that the browser has withheld, in Chromium and Firefox. */
const BLOCKED_STATUS = /(?:net::ERR_FAILED |Status code: )(40[13]|429|5\d\d)\b/;

function blockedStatus(line: string, requested: string): CheckFinding | null {
  const url = requested.replace(/\.$/, "");
  if (!RECORD.test(url)) return null;
  const [, status = ""] = BLOCKED_STATUS.exec(line) ?? [];
  const detail = `status ${status}`;
  if (status === "401") return finding("WS204", url, detail);
  return status.startsWith("5")
    ? finding("WS205", url, detail)
    : finding("WS582", new URL(url).origin, detail);
}

/** What messages say that do not name the script, in Chromium, Firefox and Safari. */
const MESSAGES: readonly (readonly [
  pattern: RegExp,
  create: (message: Message) => CheckFinding | null,
])[] = [
  [
    /^\s*refresh:\s*\d/i,
    ({ line }) =>
      readRefresh(line.replace(/^\s*refresh:/i, ""), "", "its header Refresh")[0] ?? null,
  ],
  [
    // Of Elementor, AOS, WOW, Sal, ScrollReveal and GSAP; also what Elementor needs.
    /Error: .{0,200}\b(elementor\w*|AOS|WOW|sal|ScrollReveal|gsap|ScrollTrigger|jQuery)\b.{0,9} (is not|undefined)/,
    ({ line }) => finding("WS586", "The form", /\b\w{0,20}Error: .{1,200}/.exec(line)?.[0].trim()),
  ],
  [
    /sandboxed and the ['‘]?allow-scripts/i,
    () => finding("WS570", "The page", "by a header, or by the frame that it is in"),
  ],
  [
    /Refused to (?:frame|display)|\bFraming ['"‘“]/i,
    ({ line }) => {
      const [source] = line.match(URLS) ?? [];
      return source && /frame-ancestors|X-Frame-Options/i.test(line)
        ? finding("WS584", new URL(source).origin, refusal(line))
        : null;
    },
  ],
  [
    /asynchronously-loaded external script/i,
    ({ line }) => {
      const source = line.match(URLS)?.at(-1) ?? "";
      return finding(
        "WS550",
        "The script's tag",
        `the browser has ignored document.write()${source && ` of ${source}`}`,
      );
    },
  ],
  [
    /multiple values/i,
    ({ line, url }) => {
      const [, values = "several values"] = /multiple values ['‘“]([^'’”]+)/.exec(line) ?? [];
      return api(url, "WS502", `${allowOrigin(line)}, instead of “${values}”`);
    },
  ],
  [
    /mixed (active )?content|insecure (resource|content|XMLHttpRequest)/i,
    ({ line, url }) => {
      const http = line.match(URLS)?.find((one) => /^http:/.test(one) && RECORD.test(one)) ?? url;
      return RECORD.test(http)
        ? finding("WS574", new URL(http).origin.replace("http:", "https:"), `to ${http}`)
        : null;
    },
  ],
  [/redirect is not allowed for a preflight/i, ({ url }) => (url ? finding("WS517", url) : null)],
  [
    /preflight|Request header field|CORS request did not succeed.*OPTIONS/i,
    ({ line, url }) =>
      url
        ? finding(
            "WS515",
            url,
            `${allowOrigin(line)}; Access-Control-Allow-Methods: POST; Access-Control-Allow-Headers: Content-Type`,
          )
        : null,
  ],
  [BLOCKED_STATUS, ({ line, url }) => blockedStatus(line, url)],
  [
    /not equal to the supplied origin|Allow-Origin['’”] does not match/i,
    ({ line, url }) => {
      const [, allowed] = /(?:a value|not match) ['‘“]([^'’”]+)/i.exec(line) ?? [];
      const [, origin = "this page's"] = /from origin ['‘“]([^'’”]+)/.exec(line) ?? [];
      return RECORD.test(url)
        ? finding("WS591", new URL(url).origin, `it allows ${allowed}, not ${origin}`)
        : null;
    },
  ],
  [
    /CORS policy|Cross-Origin Request Blocked|Access-Control-Allow-Origin|access control checks/i,
    ({ line, url }) => api(url, "WS502", allowOrigin(line)),
  ],
];

/** Null if a line says nothing that is known. */
export function readPageMessage(line: string): CheckFinding[] | null {
  const [, create] = MESSAGES.find(([pattern]) => pattern.test(line)) ?? [];
  const urls = line.match(URLS) ?? [];
  const url = urls.find((one) => RECORD.test(one)) ?? urls[0] ?? "";
  const found = create?.({ line, url });
  return found ? [found] : null;
}

/** "X-Frame-Options: deny" */
function refusal(line: string): string {
  const [, value = ""] = /X-Frame-Options' to ['‘“](\w+)/i.exec(line) ?? [];
  return /frame-ancestors/i.test(line)
    ? "Content-Security-Policy: frame-ancestors"
    : `X-Frame-Options${value && `: ${value}`}`;
}

const api = (url: string, code: "WS502", detail: string) =>
  RECORD.test(url) ? finding(code, new URL(url).origin, detail) : null;

function allowOrigin(line: string): string {
  const [, origin = "*"] = /from origin ['‘“]([^'’”]+)/.exec(line) ?? [];
  return `Access-Control-Allow-Origin: ${origin}`;
}

const POLICY = /^[ \t]*content-security-policy[:\s]+((?:[a-z]+-[a-z-]+|sandbox)\b[^\n]*)/gim;

/** The policies in headers that were pasted. */
export const readPolicies = (text: string): string[] =>
  [...text.matchAll(POLICY)].map(([, policy = ""]) => policy.trim());
