import { expect, test } from "vitest";
import {
  readMessages,
  withoutSaid,
  withoutUnnamed,
} from "../../../../src/doctor/analysis/console/messages.ts";
import { readPolicies } from "../../../../src/doctor/analysis/console/page-messages.ts";

const RECORD = "https://api.larkmere.test/api/v1/location/6f9619ff/public-detail/";
const RECEIVER = "https://desk.larkmere.test/requests";
const URL = "https://cdn.larkmere.test/web-scheduler.js";

/** What browsers write, by browser. */
test.each([
  [
    "Chromium",
    "web-scheduler.js:1 Uncaught SyntaxError: Unexpected end of input (at web-scheduler.js:1:20000)",
    "WS553",
    "SyntaxError: Unexpected end of input: the file is cut off, or another one",
  ],
  [
    "Firefox",
    "Uncaught SyntaxError: expected expression, got '<' web-scheduler.js:1:1",
    "WS553",
    "SyntaxError: expected expression, got '<' web-scheduler.js:1:1: its server sends a web page instead of code",
  ],
  [
    "Chromium",
    `Loading the script '${URL}' violates the following Content Security Policy directive: "script-src 'self'". Note that 'script-src-elem' was not explicitly set, so 'script-src' is used as a fallback. The action has been blocked.`,
    "WS501",
    "script-src 'self' https://cdn.larkmere.test",
  ],
  [
    "Firefox",
    `Content-Security-Policy: The page’s settings blocked a script (script-src-elem) at ${URL} from being executed because it violates the following directive: “script-src 'self'”`,
    "WS501",
    "script-src 'self' https://cdn.larkmere.test",
  ],
  [
    "Safari",
    `Refused to load ${URL} because it does not appear in the script-src directive of the Content Security Policy.`,
    "WS501",
    "script-src https://cdn.larkmere.test",
  ],
  [
    "Chromium",
    `Failed to find a valid digest in the 'integrity' attribute for resource '${URL}' with computed SHA-384 integrity 'q2x+/=='. The resource has been blocked.`,
    "WS547",
    "q2x+/==",
  ],
  [
    "Firefox",
    "None of the “sha384” hashes in the integrity attribute match the content of the subresource. The computed hash is “q2x+/==”.",
    "WS547",
    "q2x+/==",
  ],
  [
    "Safari",
    `Cannot load script ${URL}. Failed integrity metadata check. Content length: 5, Expected content length: 5, Expected metadata: sha384-abc`,
    "WS547",
    "",
  ],
  [
    "Chromium",
    `Subresource Integrity: The resource '${URL}' has an integrity attribute, but the resource requires the request to be CORS enabled to check the integrity, and it is not. The resource has been blocked because the integrity cannot be enforced.`,
    "WS549",
    "because of integrity",
  ],
  [
    "Firefox",
    `“${URL}” is not eligible for integrity checks since it’s neither CORS-enabled nor same-origin.`,
    "WS549",
    "because of integrity",
  ],
  [
    "Chromium",
    `Mixed Content: The page at 'https://www.larkmere.test/' was loaded over HTTPS, but requested an insecure script '${URL.replace("https", "http")}'. This request has been blocked; the content must be served over HTTPS.`,
    "WS503",
    "",
  ],
  [
    "Firefox",
    `Blocked loading mixed active content “${URL.replace("https", "http")}”`,
    "WS503",
    "",
  ],
  [
    "Chromium",
    `GET ${URL} net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep 200 (OK)`,
    "WS552",
    "",
  ],
  [
    "Firefox",
    `The resource at “${URL}” was blocked due to its Cross-Origin-Resource-Policy header (or lack thereof). See https://developer.mozilla.org/docs/Web/HTTP/Cross-Origin_Resource_Policy_(CORP)#`,
    "WS553",
    "Cross-Origin-Resource-Policy does not allow this page",
  ],
  [
    "Chromium",
    `GET ${URL} net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin 200 (OK)`,
    "WS553",
    "Cross-Origin-Resource-Policy: same-origin",
  ],
  ["Chromium", `GET ${URL} net::ERR_ABORTED 403 (Forbidden)`, "WS553", "hotlink protection"],
  ["Chromium", `GET ${URL} net::ERR_BLOCKED_BY_CLIENT`, "WS554", ""],
  [
    "Chromium",
    `Refused to execute script from '${URL}' because its MIME type ('text/plain') is not executable, and strict MIME type checking is enabled.`,
    "WS553",
    "text/plain instead",
  ],
  [
    "Firefox",
    `The resource from “${URL}” was blocked due to MIME type (“text/html”) mismatch (X-Content-Type-Options: nosniff).`,
    "WS553",
    "text/html instead",
  ],
  [
    "Chromium",
    `Access to script at '${URL}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    "WS553",
    "Access-Control-Allow-Origin",
  ],
  ["Chromium", `GET ${URL} net::ERR_ABORTED 404 (Not Found)`, "WS553", "status 404"],
  ["Chromium", `GET ${URL} net::ERR_NAME_NOT_RESOLVED`, "WS581", "no server has this name"],
  ["Chromium", `GET ${URL} net::ERR_EMPTY_RESPONSE`, "WS581", "ended without an answer"],
  ["Chromium", `GET ${URL} net::ERR_CONNECTION_RESET`, "WS581", "ERR_CONNECTION_RESET: "],
  ["Chromium", `GET ${URL} net::ERR_CONNECTION_TIMED_OUT`, "WS581", "answered in time"],
  ["Chromium", `GET ${URL} net::ERR_CERT_DATE_INVALID`, "WS581", "certificate"],
  ["Chromium", `GET ${URL} net::ERR_ABORTED`, "WS553", "ERR_ABORTED"],
  ["Firefox", `Loading failed for the <script> with source “${URL}”.`, "WS553", "Firefox"],
])("%s: %s", (_browser, message, code, detail) => {
  const found = readMessages(`An unrelated line\r\n${message}\n`);
  expect(found).toEqual([
    expect.objectContaining({ code, detail: expect.stringContaining(detail) }),
  ]);
});

test.each([
  "[web-scheduler] TypeError: Cannot read properties of undefined (reading 'get')",
  `[web-scheduler] TypeError: can't access property "get", customElements is undefined`,
  "[web-scheduler] WS109 A feature of the browser does not work on this page, so the form cannot be shown. The browser is too old.",
  "web-scheduler.js:3 Uncaught SyntaxError: Unexpected token '?'",
  "Uncaught SyntaxError: Unexpected token = web-scheduler.js:1",
  "SyntaxError: expected expression, got '.' web-scheduler.js:1:1",
])("the browser is too old, or a script has broken it: %s", (line) => {
  const stack = "    at https://cdn.larkmere.test/web-scheduler.js:3:84964";
  expect(readMessages(`${line}\n${stack}`)).toEqual([
    expect.objectContaining({ code: "WS109", subject: "A feature of the browser" }),
  ]);
});

test("messages about other scripts, and notices, say nothing about the form", () => {
  const others = `GET https://ads.test/a.js net::ERR_BLOCKED_BY_CLIENT
Refused to load the script 'https://stats.test/b.js' because it violates the following Content Security Policy directive: "script-src 'self'".
[web-scheduler] WS105 submit-url is missing
DevTools failed to load source map for https://www.larkmere.test/web-scheduler.js.map`;
  expect(readMessages(others)).toEqual([]);
});

test("a message that is repeated is one problem", () => {
  const line = `GET ${URL} net::ERR_BLOCKED_BY_CLIENT`;
  expect(readMessages(`${line}\n${line}`)).toHaveLength(1);
});

/** What browsers write about the form's servers, by cause. */
test.each([
  [
    "two allowed origins",
    `Access to fetch at '${RECORD}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: The 'Access-Control-Allow-Origin' header contains multiple values '*, https://www.larkmere.test', but only one is allowed.`,
    "WS502",
    "https://api.larkmere.test",
    "Access-Control-Allow-Origin: https://www.larkmere.test, instead of “*, https://www.larkmere.test”",
  ],
  [
    "no allowed origin",
    `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ${RECORD}. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 200.`,
    "WS502",
    "https://api.larkmere.test",
    "Access-Control-Allow-Origin: *",
  ],
  [
    "an API that is down",
    `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ${RECORD}. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 503.`,
    "WS205",
    RECORD,
    "status 503",
  ],
  [
    "a login",
    `web-scheduler.js:3 GET ${RECORD} net::ERR_FAILED 401 (Unauthorized)`,
    "WS204",
    RECORD,
    "status 401",
  ],
  [
    "a redirect to http",
    `Mixed Content: The page at 'https://www.larkmere.test/' was loaded over HTTPS, but requested an insecure resource '${RECORD.replace("https", "http")}'. This request has been blocked`,
    "WS574",
    "https://api.larkmere.test",
    `to ${RECORD.replace("https", "http")}`,
  ],
  [
    "a redirect of the receiver",
    `Access to fetch at '${RECEIVER}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: Response to preflight request doesn't pass access control check: Redirect is not allowed for a preflight request.`,
    "WS517",
    RECEIVER,
    "",
  ],
  [
    "a receiver without the header",
    `Access to fetch at '${RECEIVER}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: Request header field content-type is not allowed by Access-Control-Allow-Headers in preflight response.`,
    "WS515",
    RECEIVER,
    "Access-Control-Allow-Headers: Content-Type",
  ],
  [
    "the form's own message",
    `web-scheduler.js:1 [web-scheduler] WS206 ${RECORD} did not return JSON. Trying again may help.`,
    "WS206",
    RECORD,
    "",
  ],
])("%s", (_cause, message, code, subject, detail) => {
  expect(readMessages(message)).toEqual([
    { code, subject, detail: detail === "" ? "" : expect.stringContaining(detail) },
  ]);
});

test("the form's own message is no message about a policy, and is left out if the browser says why", () => {
  const own = `[web-scheduler] WS201 ${RECORD} could not be reached (offline, wrong URL, CORS or Content-Security-Policy). Trying again may help. ${URL}`;
  expect(readMessages(own).map(({ code }) => code)).toEqual(["WS201"]);
  const mixed = `Mixed Content: requested an insecure resource '${RECORD.replace("https", "http")}'.`;
  expect(readMessages(`${own}\n${mixed}`).map(({ code }) => code)).toEqual(["WS574"]);
});

test("the status of a firewall's response says more than that it cannot be read", () => {
  const lines = [
    `book:1 Access to fetch at '${RECORD}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    `web-scheduler.js:3 GET ${RECORD} net::ERR_FAILED 403 (Forbidden)`,
    `[web-scheduler] WS201 ${RECORD} could not be reached (offline, wrong URL, CORS or Content-Security-Policy).`,
  ];
  expect(readMessages(lines.join("\n"))).toEqual([
    { code: "WS582", subject: "https://api.larkmere.test", detail: "status 403" },
  ]);
});

test.each([
  `web-scheduler.js:3 GET ${RECORD} net::ERR_FAILED 200 (OK)`,
  `web-scheduler.js:3 POST ${RECEIVER} net::ERR_FAILED 403 (Forbidden)`,
  `web-scheduler.js:3 GET ${RECORD} net::ERR_BLOCKED_BY_CLIENT`,
])("a failed request of the script says nothing about its file: %s", (line) => {
  expect(readMessages(line)).toEqual([]);
});

test("attempts to load one file are one finding", () => {
  const file = "https://cdn.larkmere.test/web-scheduler-1.0.0-rc.1-en.js";
  const lines = ["", "?1", "?2"].flatMap((query) => [
    `web-scheduler-1.0.0-rc.1-en.js:1 Failed to load resource: the server responded with a status of 404 (Not Found) ${file}${query}`,
    `[web-scheduler] WS111 ${file}${query} could not be loaded. Its server must send Access-Control-Allow-Origin: *.`,
  ]);
  expect(readMessages(lines.join("\n"))).toEqual([
    { code: "WS111", subject: file, detail: "status 404" },
  ]);
});

test("a policy that blocks the API is distinguished from one that blocks the script", () => {
  const line = `web-scheduler.js:1 Connecting to '${RECORD}' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.
web-scheduler.js:3 Fetch API cannot load ${RECORD}. Refused to connect because it violates the document's Content Security Policy.`;
  expect(readMessages(line)).toEqual([
    {
      code: "WS501",
      subject: "https://api.larkmere.test",
      detail: "connect-src 'self' https://api.larkmere.test",
    },
  ]);
});

test.each([
  [
    "HTTP/2 200\r\ncontent-security-policy: sandbox allow-forms\r\nserver: x",
    ["sandbox allow-forms"],
  ],
  ["content-security-policy\n  default-src 'self'; sandbox", ["default-src 'self'; sandbox"]],
  ["content-security-policy-report-only: default-src 'none'", []],
  ["Content-Security-Policy: The page’s settings blocked a script", []],
])("the policies in headers: %s", (text, policies) => {
  expect(readPolicies(text)).toEqual(policies);
});

test.each([
  [
    "Chromium",
    `book:1 Access to fetch at '${RECORD}' from origin 'https://larkmere.test' has been blocked by CORS policy: The 'Access-Control-Allow-Origin' header has a value 'https://www.larkmere.test' that is not equal to the supplied origin.`,
    "it allows https://www.larkmere.test, not https://larkmere.test",
  ],
  [
    "Firefox",
    `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ${RECORD}. (Reason: CORS header ‘Access-Control-Allow-Origin’ does not match ‘https://www.larkmere.test’).`,
    "it allows https://www.larkmere.test, not this page's",
  ],
])("%s: the origin that the API allows instead is named", (_browser, line, detail) => {
  expect(readMessages(line)).toEqual([
    { code: "WS591", subject: "https://api.larkmere.test", detail },
  ]);
});

test("a web page in place of the script is said once, as the console says it", () => {
  const said = readMessages("Uncaught SyntaxError: Unexpected token '<' (at web-scheduler.js:1:1)");
  expect(said).toEqual([
    {
      code: "WS553",
      subject: "The script",
      detail: "SyntaxError: Unexpected token '<': its server sends a web page instead of code",
    },
  ]);
  const loaded = [{ check: "The file", findings: [{ code: "WS553", subject: URL, detail: "" }] }];
  expect(withoutSaid(loaded as never, said)).toEqual([{ check: "The file", findings: [] }]);
  expect(withoutSaid(loaded as never, [])).toEqual(loaded);
});

test.each([
  ["Uncaught SyntaxError: Unexpected token '<'", "its server sends a web page instead of code"],
  ["error: Uncaught SyntaxError: expected expression, got '<'", "its server sends a web page"],
  ["Uncaught SyntaxError: Unexpected end of input", "the file is cut off"],
  ["SyntaxError: Unexpected end of script", "the file is cut off"],
])("a script without a name: %s", (line, detail) => {
  const said = readMessages(line);
  expect(said).toEqual([
    {
      code: "WS553",
      subject: "A script of the page, probably this one,",
      detail: expect.stringContaining(detail),
    },
  ]);
  const loaded = { check: "The file", findings: [] };
  expect(withoutUnnamed(said, [loaded])).toEqual([]);
  expect(withoutUnnamed(said, [{ ...loaded, isSkipped: true }])).toEqual(said);
});

test.each([
  "Uncaught SyntaxError: Unexpected token '<' (at theme.js:1:1)",
  "theme.js:1 Uncaught SyntaxError: Unexpected token '<'",
  "Uncaught SyntaxError: Unexpected token '}'",
  "Uncaught SyntaxError: Unexpected token '<'\n[web-scheduler] WS105 submit-url is missing",
])("another script's error says nothing about the form: %s", (lines) => {
  expect(readMessages(lines)).toEqual([]);
});

test.each([
  ["ERR_SSL_PROTOCOL_ERROR", "https does not work there: the certificate of the server"],
  ["ERR_CERT_COMMON_NAME_INVALID", "https does not work there: the certificate of the server"],
  ["ERR_CONNECTION_REFUSED", "there is no server, or a firewall refuses the connection"],
])("why the API does not answer: %s", (error, detail) => {
  const lines = `web-scheduler.js:3 GET ${RECORD} net::${error}
[web-scheduler] WS201 ${RECORD} could not be reached (offline, wrong URL, CORS or Content-Security-Policy).`;
  expect(readMessages(lines)).toEqual([
    { code: "WS201", subject: RECORD, detail: expect.stringContaining(`${error}: ${detail}`) },
  ]);
});

test("an attempt after which another one has loaded the record says nothing", () => {
  expect(readMessages(`web-scheduler.js:3 GET ${RECORD} net::ERR_CONNECTION_RESET`)).toEqual([]);
  expect(readMessages(`GET ${RECORD} net::ERR_CERT_DATE_INVALID`)).toHaveLength(1);
});

test("a policy that blocks the API is named without a file's name, too", () => {
  const line = `error: Connecting to '${RECORD}' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.`;
  expect(readMessages(line)).toEqual([
    {
      code: "WS501",
      subject: "https://api.larkmere.test",
      detail: "connect-src 'self' https://api.larkmere.test",
    },
  ]);
  expect(readMessages(line.replace(RECORD, "https://stats.test/collect"))).toEqual([]);
});
