import { expect, test } from "vitest";
import {
  describeBody,
  findRenamed,
  readRefusal,
} from "../../../../../../src/embed/chunks/doctor/checks/response/record-body.ts";

const URL = "https://api.larkmere.test/api/v1/location/6f96/public-detail/";
const RECORD = '{"id":"6f96","web_scheduler_config":{"required_fields":{}}}';
const RESPONSE = `{"success":true,"data":${RECORD}}`;

/** By cause: the response, the code, and what the detail says. */
test.each([
  [
    "a warning of PHP",
    `<br />\n<b>Warning</b>:  Undefined array key "a" in {"b"} on line <b>2</b><br />\n${RESPONSE}`,
    "WS573",
    /^before it: “Warning : Undefined array key/,
  ],
  ["a byte order mark", `\ufeff${RESPONSE}`, "WS573", /^before it: “?.*(U\+FEFF|\ufeff)/],
  ["a prefix against hijacking", `)]}',\n${RESPONSE}`, "WS573", /^before it: “\)\]\}',”/],
  [
    "a comment of a cache",
    `${RESPONSE}\n<!-- Cached page -->`,
    "WS573",
    /^after it: “<!-- Cached page/,
  ],
  ["JSONP", `callback(${RESPONSE});`, "WS573", /^before it: “callback\(”; after it: “\);”/],
  [
    "a list of results",
    `{"count":1,"results":[${RECORD}]}`,
    "WS207",
    /found an object with count, results; the record is in results\[0\]/,
  ],
  [
    "an envelope of another kind",
    `{"data":{"location":${RECORD}}}`,
    "WS207",
    /the record is in data\.location/,
  ],
  ["no envelope", RECORD, "WS207", /the object itself, without data/],
  ["compressed data", "\u001f\ufffd\u0008\u0000", "WS206", /gzip.*Content-Encoding: gzip/],
  ["a list", `[${RECORD}]`, "WS207", /found a list; the record is in \[0\]/],
  ["an error", '{"detail":"Not found."}', "WS207", /it says “Not found\.”/],
  ["another API", '{"ok":true}', "WS207", /^found an object with ok$/],
  [
    "a page to log in",
    '<!doctype html><title>Sign in</title><input type="password">',
    "WS206",
    /^a page to log in, “Sign in”/,
  ],
  [
    "an app with data in its page",
    `<!doctype html><title>Larkmere</title><script>x = ${RESPONSE}</script>`,
    "WS573",
    /^before it/,
  ],
  [
    "a website",
    "<!doctype html><title>Larkmere Dental</title>",
    "WS206",
    /^a web page, “Larkmere Dental”/,
  ],
  ["cut off in a text", RESPONSE.slice(0, 31), "WS580", /^it ends after 31 characters, with “\{/],
  ["cut off after a number", '{"data":{"id":1', "WS580", /^it ends after 15 characters/],
  ["cut off after a backslash", '["\\', "WS580", /^it ends after 3 characters/],
  ["a brace in a text", '{"a":"{[",}', "WS206", /^“\{"a"/],
  ["a comma too many", '{"ok":true,}', "WS206", /^“\{"ok":true,\}”/],
  ["nothing", " ", "WS206", /^an empty response/],
] as const)("%s", (_cause, text, code, detail) => {
  expect(describeBody(URL, text)).toMatchObject({ code, detail: expect.stringMatching(detail) });
});

test("says where a request was redirected to", () => {
  const { detail } = describeBody(URL, "<h1>Sign in</h1>", "https://login.larkmere.test/");
  expect(detail).toBe(
    "a page to log in, “Sign in”; it is redirected to https://login.larkmere.test/",
  );
});

test("keys that a gateway has renamed are distinguished from missing keys", () => {
  const missing = ["time_zone", "phone_number", "sync_type", "is_virtual", "name"];
  const data = { timeZone: "", phoneNumber: "", syncType: "", isVirtual: false };
  expect(findRenamed(JSON.stringify({ success: true, data }), missing)).toMatch(
    /renamed on the way: timeZone instead of time_zone, phoneNumber/,
  );
  expect(findRenamed(JSON.stringify({ data: { ...data, time_zone: "" } }), missing)).toBe("");
  expect(findRenamed(JSON.stringify({ data: { name: "" } }), missing)).toBe("");
  expect(findRenamed("<html>", missing)).toBe("");
});

test.each([
  ['{"detail":"This site is not allowed."}', false, "it says “This site is not allowed.”"],
  [
    '{"success":false,"message":"","error":{"code":7,"message":"Blocked"}}',
    false,
    "it says “Blocked”",
  ],
  ['{"errors":[{"title":"Too many requests"}]}', false, "it says “Too many requests”"],
  ['"Forbidden"', false, "it says “Forbidden”"],
  ["Forbidden by rule 7", false, "it says “Forbidden by rule 7”"],
  [
    "<html><head><title>Attention Required! | Firewall</title></head><body>1.2.3.4</body></html>",
    true,
    "it sends a web page, “Attention Required! | Firewall”",
  ],
  ["<title>Sign in</title><input type=password>", false, "it sends a page to log in, “Sign in”"],
  ['{"success":false,"errors":null}', false, ""],
  ["", false, ""],
  [`{"detail":"${"a".repeat(500)}"}`, false, `it says “${"a".repeat(100)}…”`],
])("the reason of a refusal with the body %s is quoted", (body, isPage, reason) => {
  expect(readRefusal(body)).toEqual({ isPage, reason });
});
