import { expect, test } from "vitest";
import { sourceOf } from "../../../../src/embed/chunks/submission/submit-request.ts";

const page = "https://practice.example/appointments/";
const search = `${page}?utm_source=search&utm_medium=cpc&gclid=abc`;
const newsletter = `${page}?utm_source=newsletter`;
const other = "https://practice.example/book";

const campaignOf = (...urls: [string, string, string]) => sourceOf("page", urls).campaign;

test.each([
  ["", {}],
  ["?utm_source=a&utm_campaign=c&utm_id=f", { utm_source: "a", utm_campaign: "c", utm_id: "f" }],
  ["?utm_source=a&gclid=1&gbraid=2&wbraid=3", { utm_source: "a" }],
  ["?fbclid=1&email=maren@mail.example&prefill-phone=1", {}],
  ["?utm_source=", {}],
  ["?UTM_SOURCE=a&utm_=b&xutm_source=c", {}],
  ["?utm_source=a%20b+c", { utm_source: "a b c" }],
  [`?utm_source=${"x".repeat(500)}`, { utm_source: "x".repeat(200) }],
  ["#utm_source=a", {}],
])("the campaign of %j is %j", (query, campaign) => {
  expect(campaignOf(page, page, page + query)).toEqual(campaign);
});

test("a request contains the first 20 parameters", () => {
  const names = Array.from({ length: 30 }, (_, index) => `utm_${"a".repeat(index + 1)}`);
  const url = `${page}?${names.map((name) => `${name}=x`).join("&")}`;
  expect(Object.keys(campaignOf(page, page, url))).toEqual(names.slice(0, 20));
});

test("the page is sent without its query and fragment, or its scheme alone", () => {
  const url = `${search}#book`;
  expect(sourceOf("page", [url, url, url]).page).toBe(page);
  const data = "data:text/html,x";
  expect(sourceOf("page", [data, data, data]).page).toBe("data:");
});

test("the last campaign counts, even after a single-page app has navigated to another URL", () => {
  const campaign = { utm_source: "search", utm_medium: "cpc" };
  expect(campaignOf(search, other, other)).toEqual(campaign);
  expect(campaignOf(search, newsletter, other)).toEqual({ utm_source: "newsletter" });
});

test("a page can turn campaign parameters off", () => {
  expect(sourceOf("none", [search, search, search])).toEqual({ page, campaign: {} });
});
