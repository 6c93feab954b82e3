import { type CheckFinding, finding } from "../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../embed/api/names.ts";
import { describeStatus } from "../../../embed/chunks/doctor/checks/missing-chunk.ts";
import { neededDirective } from "../../../embed/chunks/doctor/checks/policy.ts";
import { isInCache } from "../../../embed/chunks/doctor/values/bundle.ts";
import { CUT_OFF, ONLY_OWN_SITE } from "../script-file.ts";
import { describeNoAnswer, NO_ANSWER } from "./no-answer.ts";
import { FEATURE, missingChunk } from "./own-messages.ts";

/** Chromium repeats a message about a policy for the API that blocks `fetch()`, without the policy. */
const CONNECT = /connect-src|Refused to connect/i;

/** What browsers say about parts of JavaScript that are newer than they are, such as `?.`, `??=` and class fields. */
const NEW_SYNTAX = /token '?[?.=#{]|got '[?.=#]|fields are not|method definition|reserved word/i;

const WEB_PAGE = "its server sends a web page instead of code";

const describeSyntaxError = (error: string) =>
  `${error}: ${/'<'/.test(error) ? WEB_PAGE : CUT_OFF}`;

/** What a console's message says about a request, in Chromium, Firefox and Safari, most specific first. */
const MESSAGES: readonly (readonly [RegExp, (text: string, url: string) => CheckFinding])[] = [
  [
    /Content[- ]Security[- ]Policy|in the script-src/i,
    (text, url) => {
      const [, policy] = /directive: ["“]?([\w-]+ [^"”]*)/.exec(text) ?? [];
      const isRequest = CONNECT.test(policy ?? text);
      const [, target] = /(?:\bto|\bat|\bload) ['"“]?(https?:[^\s'"”]+)/i.exec(text) ?? [];
      const requested = isRequest ? target : url;
      // Hosts do not count next to 'strict-dynamic'.
      if (!isRequest && policy?.includes("'strict-dynamic'")) {
        return finding("WS546", "The script's tag");
      }
      const directive = isRequest ? "connect-src" : "script-src-elem";
      const origin = requested ? new URL(requested).origin : "https://…";
      const subject = requested ? origin : isRequest ? "A server" : "The script's server";
      return finding("WS501", subject, neededDirective(policy ?? "", directive, origin));
    },
  ],
  [
    /requires the request to be CORS enabled|not eligible for integrity checks/i,
    (_text, url) => finding("WS549", url || "The script", "because of integrity"),
  ],
  [
    /valid digest in the 'integrity'|hashes in the integrity attribute|Cannot load script .* integrity|integrity metadata/i,
    (text) => {
      const [, computed] =
        /(?:computed .{0,20}integrity|computed hash is) ['"“]([\w+/=-]+)/i.exec(text) ?? [];
      return finding("WS547", "The script's tag", computed && `the script has ${computed}`);
    },
  ],
  [
    /SyntaxError/,
    (text, url) => {
      const [, error = ""] = /(SyntaxError: [^(\n]{1,80})/.exec(text) ?? [];
      return NEW_SYNTAX.test(error)
        ? finding("WS109", FEATURE, error.trim())
        : finding("WS553", url || "The script", describeSyntaxError(error.trim()));
    },
  ],
  [/mixed (active )?content|insecure script/i, () => finding("WS503", "src")],
  [
    /ERR_BLOCKED_BY_RESPONSE\.NotSame(Origin|Site)\b/,
    (_text, url) => finding("WS553", url, ONLY_OWN_SITE),
  ],
  [/ByCoep|Cross-Origin-Embedder-Policy/i, () => finding("WS552", "The script's tag")],
  [
    /Cross-Origin-Resource-Policy/i,
    (_text, url) =>
      finding(
        "WS553",
        url,
        "its server's Cross-Origin-Resource-Policy does not allow this page, or this page's Cross-Origin-Embedder-Policy requires one",
      ),
  ],
  [/ERR_BLOCKED_BY_CLIENT/, (_text, url) => finding("WS554", url)],
  [
    /MIME type/i,
    (text, url) => {
      const [, type = "something else"] = /\(["“'‘]([^"”'’]*)/.exec(text) ?? [];
      return finding("WS553", url, `it is sent as ${type} instead of text/javascript`);
    },
  ],
  [
    /CORS|Cross-Origin Request Blocked|Access-Control-Allow-Origin/,
    (_text, url) => finding("WS553", url, "its server does not send Access-Control-Allow-Origin"),
  ],
  [
    /\b[45]\d\d\b(?!\d)/,
    (text, url) => finding("WS553", url, describeStatus(Number(/\b[45]\d\d\b/.exec(text)?.[0]))),
  ],
  [NO_ANSWER, (text, url) => finding("WS581", url, describeNoAnswer(text))],
  [
    /net::ERR_|Loading failed for the <script>/,
    (text, url) =>
      finding("WS553", url, /net::(ERR_\w+)/.exec(text)?.[1] ?? "Firefox does not say why"),
  ],
];

/** Of other requests only what Firefox reports about a hash, which has no URL. */
export const isAboutScript = (text: string) =>
  text.includes(TAG_NAME) || /hashes in the integrity attribute/.test(text);

/** Codes about the file of the URL that a message has; other requests have the script's name before it. */
const ABOUT_FILE = /^WS5(5[234]|81)$/;

const CHUNK = /web-scheduler-\d[\d.]*(?:-rc\.\d+)?-[a-z-]+\.js/i;

/** What a message says about the script, one of its files, or a policy. */
export function readScriptMessage(line: string): CheckFinding[] {
  const url =
    line
      .split(/[\s'"“”‘’<>()]+/)
      .find((part) => /^https?:\/\//.test(part) && part.includes(TAG_NAME)) ?? "";
  const [, create] = MESSAGES.find(([pattern]) => pattern.test(line.replace(url, ""))) ?? [];
  const found = create?.(line, url);
  if (found && url === "" && ABOUT_FILE.test(found.code) && /https?:\/\//.test(line)) return [];
  if (!found || !/^WS5(53|81)$/.test(found.code) || !CHUNK.test(url)) return found ? [found] : [];
  return [missingChunk(url, found.detail)];
}

/** The error of a script without a file's name, or in an optimizer's bundle; "" if there is none. */
export function readSyntaxError(messages: string): string {
  const isElsewhere = (line: string) =>
    /\.js\b|https?:|\(index\)|:\d+:\d+/.test(line) && !isInCache(line);
  const line = messages
    .split(/\r?\n/)
    .find((one) => one.includes("SyntaxError: ") && !isElsewhere(one));
  return /SyntaxError: [^(]{1,80}/.exec(line ?? "")?.[0].trim() ?? "";
}

/** Of a script that is a web page or ends too early, as far as browsers name it. */
const NO_SCRIPT =
  /^\s*(?:error: )?(?:Uncaught )?(SyntaxError: (?:Unexpected token '<'|expected expression, got (?:'<'|end of script)|Unexpected end of (?:input|script)|Unexpected EOF))\s*$/;

/** The script that a message without a file's name is about, if its tag is the only one. */
export const UNNAMED = "A script of the page, probably this one,";

/** What a syntax error says that the console shows without a file's name. */
export function readUnnamed(line: string): CheckFinding[] {
  const [, error = ""] = NO_SCRIPT.exec(line) ?? [];
  return error ? [finding("WS553", UNNAMED, describeSyntaxError(error))] : [];
}
