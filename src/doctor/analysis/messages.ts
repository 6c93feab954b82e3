import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import type { CheckResult } from "../../embed/chunks/doctor/checks/check-result.ts";
import { describeStatus } from "../../embed/chunks/doctor/checks/missing-chunk.ts";
import { neededDirective } from "../../embed/chunks/doctor/checks/policy.ts";
import { FEATURE, missingChunk, readOwnMessage, withoutDoctors } from "./own-messages.ts";
import { readPageMessage } from "./page-messages.ts";
import { CUT_OFF, ONLY_OWN_SITE } from "./script-file.ts";

/** Chromium repeats a message about a policy for the API that blocks `fetch()`, without the policy. */
const CONNECT = /connect-src|Refused to connect/i;

/** What browsers say about parts of JavaScript that are newer than they are, such as `?.`, `??=` and class fields. */
const NEW_SYNTAX = /token '?[?.=#{]|got '[?.=#]|fields are not|method definition|reserved word/i;

const WEB_PAGE = "its server sends a web page instead of code";

/** What Chromium calls a connection without an answer, and what that means. */
const NO_ANSWER =
  /net::ERR_(EMPTY_RESPONSE|CONNECTION|TIMED_OUT|ADDRESS|NETWORK|TUNNEL|SSL|CERT|NAME_NOT|BLOCKED_BY_ADMINISTRATOR)/;

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/NAME_NOT_RESOLVED/, "no server has this name"],
  [/SSL|CERT/, "the certificate of the server, or of a firewall before it, is not valid"],
  [/BLOCKED_BY_ADMINISTRATOR/, "whoever administers this computer blocks it"],
  [/TIMED_OUT/, "nothing has answered in time"],
  [/REFUSED|UNREACHABLE/, "there is no server, or a firewall refuses the connection"],
  [/./, "the connection was ended without an answer"],
];

function describeNoAnswer(text: string): string {
  const [, name = ""] = /net::(ERR_\w+)/.exec(text) ?? [];
  return `${name}: ${MEANINGS.find(([pattern]) => pattern.test(name))?.[1]}`;
}

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
        : finding(
            "WS553",
            url || "The script",
            `${error.trim()}: ${/'<'/.test(error) ? WEB_PAGE : CUT_OFF}`,
          );
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
const isAboutScript = (text: string) =>
  text.includes(TAG_NAME) || /hashes in the integrity attribute/.test(text);

/** Codes about the file of the URL that a message has; other requests have the script's name before it. */
const ABOUT_FILE = /^WS5(5[234]|81)$/;

/** What the messages of a browser's console say about these forms, their script and their servers. */
export function readMessages(messages: string, forms: readonly Element[] = []): CheckFinding[] {
  const lines = withoutDoctors(messages.split(/\r?\n/), forms);
  const own = lines.flatMap(readOwnMessage);
  const others = lines
    .filter((line) => !line.includes(`[${TAG_NAME}]`))
    .flatMap(
      (line) => readPageMessage(line) ?? (isAboutScript(line) ? readScriptMessage(line) : []),
    );
  // The browser says why the form could not reach a server, and sometimes the status of what it has blocked.
  const isExplained = others.some(({ code }) => /^WS(20[45]|501|502|574|582|591)$/.test(code));
  const hasStatus = others.some(({ code }) => /^WS(20[45]|582)$/.test(code));
  const found = [
    ...others.filter(({ code }) => !(code === "WS502" && hasStatus)),
    ...own.filter(({ code }) => !(code === "WS201" && isExplained)),
  ];
  // The form tries a file again with another query; the first message says the most.
  const keyOf = (one: CheckFinding) => (one.code === "WS111" ? one.subject : JSON.stringify(one));
  const unique = found
    .filter((one) => !isLessThan(one, found))
    .toReversed()
    .map((one): [string, CheckFinding] => [keyOf(one), one]);
  return [...new Map(unique).values()].toReversed();
}

function readScriptMessage(line: string): CheckFinding[] {
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

/** Whether another message names more of the same directive. */
const isLessThan = ({ code, subject, detail }: CheckFinding, found: readonly CheckFinding[]) =>
  code === "WS501" &&
  found.some(
    (other) =>
      other.code === code &&
      other.subject === subject &&
      other.detail.length > detail.length &&
      other.detail.split(" ")[0] === detail.split(" ")[0],
  );

const CHUNK = /web-scheduler-\d[\d.]*(?:-rc\.\d+)?-[a-z-]+\.js/i;

/**
 * The policies that block the form's requests, without what they should allow: the console names only what the
 * form has already requested, and its other addresses are blocked, too.
 */
export const policiesSaid = (messages: readonly CheckFinding[]): string[] =>
  messages
    .filter(({ code, detail }) => code === "WS501" && /^connect-src /.test(detail))
    .map(({ detail }) => detail.replace(/ \S+$/, ""));

/** Without what loading the script's file has shown, if the console has said what is wrong with it. */
export const withoutSaid = (
  loaded: readonly CheckResult[],
  messages: readonly CheckFinding[],
): CheckResult[] => {
  const isSaid = messages.some((one) => one.code === "WS553" && one.subject === "The script");
  const isShown = ({ code }: CheckFinding) => !(isSaid && code === "WS553");
  return loaded.map((result) => ({ ...result, findings: result.findings.filter(isShown) }));
};
