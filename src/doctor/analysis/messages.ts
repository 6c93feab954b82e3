import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { neededDirective } from "../../embed/chunks/doctor/checks/policy.ts";

export const CUT_OFF = "the file is cut off, or another one";
export const UNREADABLE =
  "the file cannot be read; its Content-Encoding does not match its content";

/** What a console's message says about a request, in Chromium, Firefox and Safari, most specific first. */
const MESSAGES: readonly (readonly [RegExp, (text: string, url: string) => CheckFinding])[] = [
  [
    /Content[- ]Security[- ]Policy|in the script-src/i,
    (text, url) => {
      const [, policy] = /directive: ["“]?([\w-]+ [^"”]*)/.exec(text) ?? [];
      const directive = /connect-src/.test(policy ?? text) ? "connect-src" : "script-src-elem";
      const { origin } = new URL(url || "https://cdn.example");
      return finding("WS501", origin, neededDirective(policy ?? "", directive, origin));
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
      return finding("WS553", url || "The script", `${error.trim()}: ${CUT_OFF}`);
    },
  ],
  [/mixed (active )?content|insecure script/i, () => finding("WS503", "src")],
  [/ByCoep|Cross-Origin-(Embedder|Resource)-Policy/i, () => finding("WS552", "The script's tag")],
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
    (text, url) => finding("WS553", url, `status ${/\b[45]\d\d\b/.exec(text)}`),
  ],
  [
    /net::ERR_|Loading failed for the <script>/,
    (text, url) =>
      finding("WS553", url, /net::(ERR_\w+)/.exec(text)?.[1] ?? "Firefox does not say why"),
  ],
];

/** Of other requests only what Firefox reports about a hash, which has no URL. */
const isAboutScript = (text: string) =>
  text.includes(TAG_NAME) || /hashes in the integrity attribute/.test(text);

/** What the messages of a browser's console say about the script. */
export function readMessages(messages: string): CheckFinding[] {
  const found = messages
    .split(/\r?\n/)
    .filter(isAboutScript)
    .flatMap((line) => {
      const url =
        line
          .split(/[\s'"“”‘’<>()]+/)
          .find((part) => /^https?:\/\//.test(part) && part.includes(TAG_NAME)) ?? "";
      const [, create] = MESSAGES.find(([pattern]) => pattern.test(line.replace(url, ""))) ?? [];
      return create ? [create(line, url)] : [];
    });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
