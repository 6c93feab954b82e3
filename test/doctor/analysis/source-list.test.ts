import { expect, test } from "vitest";
import { findBlocked } from "../../../src/doctor/analysis/source-list.ts";

const PAGE = new URL("https://www.larkmere.test/book/");
const CDN = new URL("https://cdn.larkmere.test/js/web-scheduler.js");
const HASH = "sha384-abc";

test.each([
  ["img-src 'none'"],
  ["script-src *"],
  ["script-src https:"],
  ["script-src http:"],
  ["SCRIPT-SRC CDN.larkmere.test"],
  ["script-src *.larkmere.test"],
  ["script-src https://cdn.larkmere.test:443"],
  ["script-src https://cdn.larkmere.test:*"],
  ["script-src https://cdn.larkmere.test/js/"],
  ["script-src https://cdn.larkmere.test/js/web-scheduler.js"],
  ["default-src 'none'; script-src cdn.larkmere.test"],
  ["script-src 'none'; script-src-elem cdn.larkmere.test"],
  ["script-src 'nonce-abc'"],
  ["script-src 'nonce-abc' 'strict-dynamic'"],
  [`script-src '${HASH}'`],
])("%s allows the script", (policy) => {
  const request = { url: CDN, page: PAGE, nonce: "abc", integrity: HASH };
  expect(findBlocked(policy, { ...request, directive: "script-src-elem" })).toEqual([]);
});

test.each([
  ["default-src 'self'", "WS501", "script-src 'self' https://cdn.larkmere.test"],
  ["script-src 'none'", "WS501", "script-src https://cdn.larkmere.test"],
  ["script-src 'unsafe-inline'", "WS501", "script-src 'unsafe-inline' https://cdn.larkmere.test"],
  ["script-src *.cdn.larkmere.test", "WS501", "*.cdn.larkmere.test https://cdn.larkmere.test"],
  ["script-src https://cdn.larkmere.test/css/", "WS501", "/css/ https://cdn.larkmere.test"],
  ["script-src cdn.larkmere.test:8443", "WS501", "cdn.larkmere.test"],
  ["script-src 'nonce-xyz'", "WS546", ""],
  ["script-src 'strict-dynamic' https:", "WS546", ""],
])("%s blocks the script", (policy, code, detail) => {
  const request = { url: CDN, page: PAGE, nonce: "abc" };
  const [found] = findBlocked(policy, { ...request, directive: "script-src-elem" });
  expect(found).toMatchObject({ code, detail: expect.stringContaining(detail) });
});

test("'self' is the page's own server, and unknown without its address", () => {
  const request = { directive: "connect-src", url: new URL("/api/", PAGE) } as const;
  expect(findBlocked("connect-src 'self'", { ...request, page: PAGE })).toEqual([]);
  expect(findBlocked("connect-src 'self'", { ...request, page: null })).toEqual([]);
  expect(findBlocked("connect-src 'self'", { ...request, page: CDN })).toHaveLength(1);
});

test("'strict-dynamic' allows a tag that another script may have inserted", () => {
  const request = { directive: "script-src-elem", url: CDN, page: PAGE, isInserted: true } as const;
  expect(findBlocked("script-src 'strict-dynamic' 'nonce-abc'", request)).toEqual([]);
});
