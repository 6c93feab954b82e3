import { expect, test } from "vitest";
import { canonicalUrl, readLink } from "../../src/book/read-link.ts";

const PAGE = "https://practice.example/book/";
const MAIN = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const HARBOR = "22b1c7d2-0000-4000-8000-000000000001";
const OTHER = "33c1c7d2-0000-4000-8000-000000000002";
const TWO = { main: MAIN, harbor: HARBOR };

test.each([
  ["?location=harbor", { kind: "location", id: HARBOR, name: "harbor" }],
  ["?location=Harbor", { kind: "location", id: HARBOR, name: "harbor" }],
  ["?location=%20harbor%20", { kind: "location", id: HARBOR, name: "harbor" }],
  [`?location=${HARBOR}`, { kind: "location", id: HARBOR, name: "harbor" }],
  [`?location=${HARBOR.toUpperCase()}`, { kind: "location", id: HARBOR, name: "harbor" }],
  ["?utm_source=sms&location=main#top", { kind: "location", id: MAIN, name: "main" }],
  ["?location=main&utm_source=https://maps.example", { kind: "location", id: MAIN, name: "main" }],
  ["?location=main&fbclid=IwAR0x-_", { kind: "location", id: MAIN, name: "main" }],
  ["?location=main#web-scheduler-doctor", { kind: "location", id: MAIN, name: "main" }],
  ["", { kind: "no-location" }],
  ["?location=", { kind: "no-location" }],
  ["?location=old-town", { kind: "unknown-location" }],
  ["?location=constructor", { kind: "unknown-location" }],
  ["?location=__proto__", { kind: "unknown-location" }],
  [`?location=${OTHER}`, { kind: "unknown-location" }],
])("%s of two locations", (search, link) => {
  expect(readLink(PAGE + search, TWO)).toEqual(link);
});

test("the only location needs no name, but another one's name does not lead to it", () => {
  expect(readLink(PAGE, { main: MAIN })).toEqual({ kind: "location", id: MAIN, name: "main" });
  expect(readLink(`${PAGE}?location=x`, { main: MAIN })).toEqual({ kind: "unknown-location" });
});

test("without configured locations, a link may have any id, and nothing else", () => {
  expect(readLink(`${PAGE}?location=${OTHER}`, {})).toEqual({
    kind: "location",
    id: OTHER,
    name: null,
  });
  expect(readLink(`${PAGE}?location=main`, {})).toEqual({ kind: "unknown-location" });
  expect(readLink(PAGE, {})).toEqual({ kind: "no-location" });
});

test.each([
  ["base_url=https://evil.test", /"base_url"/],
  ["base-url=https://evil.test", /"base-url"/],
  ["baseUrl=evil", /"baseUrl"/],
  ["data-submit-url=https%3A%2F%2Fevil.test", /"data-submit-url"/],
  ["phone=%2B15550199", /"phone"/],
  ["api=https://evil.test", /"api"/],
  ["api=//evil.test", /"api"/],
  ["next=javascript:alert(1)", /"next"/],
  ["next=%20data:text/html,x", /"next"/],
  ["location=https://evil.test/", /"location"/],
  ["x=%3Cscript%3E", /markup/],
  ["utm_source=<b>", /markup/],
  ["x=1#<img src=x onerror=alert(1)>", /markup/],
  ["location=harbor", /several locations/],
  [`x=${"a".repeat(1_000_000)}`, /too long/],
  [`x#${"a".repeat(1_000_000)}`, /too long/],
])("refuses a link with %.60s", (more, reason) => {
  expect(readLink(`${PAGE}?location=main&${more}`, TWO)).toEqual({
    kind: "refused",
    reason: expect.stringMatching(reason),
  });
});

test("the canonical URL has nothing but the location, if there are several", () => {
  const href = `${PAGE}index.html?utm_source=sms&location=${HARBOR}#top`;
  expect(canonicalUrl(href, "harbor", false)).toBe(`${PAGE}?location=harbor`);
  expect(canonicalUrl(href, "harbor", true)).toBe(PAGE);
});
