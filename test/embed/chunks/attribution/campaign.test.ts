import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { campaignOf } from "../../../../src/embed/chunks/attribution/campaign.ts";
import { rememberVisit, VISIT_KEY } from "../../../../src/embed/chunks/attribution/visit.ts";
import { sourceOf } from "../../../../src/embed/chunks/deferred/source.ts";

const page = "https://practice.example/appointments/";
const google = `${page}?utm_source=search&utm_medium=cpc&gclid=abc`;
const newsletter = `${page}?utm_source=newsletter`;

test("keeps the first 20 parameters of a URL", () => {
  const names = Array.from({ length: 30 }, (_, index) => `utm_${"a".repeat(index + 1)}`);
  const query = names.map((name) => `${name}=x`).join("&");
  expect(Object.keys(campaignOf(`${page}?${query}`, false))).toEqual(names.slice(0, 20));
});

test.each([
  ["", {}],
  [
    "?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f",
    {
      utm_source: "a",
      utm_medium: "b",
      utm_campaign: "c",
      utm_term: "d",
      utm_content: "e",
      utm_id: "f",
    },
  ],
  ["?utm_source=a&gclid=1&gbraid=2&wbraid=3", { utm_source: "a" }],
  ["?fbclid=1&email=maren@mail.example&prefill-phone=1", {}],
  ["?utm_source=", {}],
  ["?UTM_SOURCE=a&utm_=b&xutm_source=c", {}],
  ["?utm_source=a%20b+c", { utm_source: "a b c" }],
  [`?utm_source=${"x".repeat(500)}`, { utm_source: "x".repeat(200) }],
  ["#utm_source=a", {}],
])("the campaign of %j is %j", (query, campaign) => {
  expect(campaignOf(page + query, false)).toEqual(campaign);
});

test("click ids are kept only if the page has asked for them", () => {
  const query = "?gclid=1&gbraid=2&wbraid=3&fbclid=4";
  expect(campaignOf(page + query, true)).toEqual({ gclid: "1", gbraid: "2", wbraid: "3" });
});

describe("a request's source", () => {
  const pageSource = (landing: string, mounted: string, current: string) =>
    sourceOf({
      attribution: "page",
      clickIds: false,
      urls: [landing, mounted, current],
      visit: null,
    });

  test("contains the campaign parameters but not the page's query and fragment", () => {
    const { campaign, page: url } = pageSource(google, google, `${google}#book`);
    expect(url).toBe(page);
    expect(campaign).toEqual({ utm_source: "search", utm_medium: "cpc" });
  });

  test("contains them even after a single-page app has navigated to another URL", () => {
    const current = "https://practice.example/book";
    expect(pageSource(google, current, current)).toEqual({
      page: current,
      campaign: campaignOf(google, false),
    });
    expect(pageSource(google, newsletter, current).campaign).toEqual({
      utm_source: "newsletter",
    });
  });

  test("contains none if the page turns attribution off", () => {
    const urls = [google, google, google] as const;
    expect(sourceOf({ attribution: "none", clickIds: true, urls, visit: null }).campaign).toEqual(
      {},
    );
  });

  test("contains the scheme of a page without an origin", () => {
    const url = "data:text/html,x";
    expect(pageSource(url, url, url).page).toBe("data:");
  });
});

describe("a visit", () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const campaignAt = (url: string) =>
    sourceOf({
      attribution: "visit",
      clickIds: false,
      urls: [url, url, url],
      visit: rememberVisit([url, url], false),
    }).campaign;

  test("has the last touch under the parameters’ names and the first under first_…", () => {
    rememberVisit([google], false);
    rememberVisit([page], false);
    rememberVisit([newsletter], false);
    expect(campaignAt(page)).toEqual({
      utm_source: "newsletter",
      first_utm_source: "search",
      first_utm_medium: "cpc",
    });
  });

  test("has click ids only where the page that reads it has asked for them, too", () => {
    rememberVisit([google], true);
    expect(stored.get(VISIT_KEY)).toContain("abc");
    expect(rememberVisit([page], true).last).toHaveProperty("gclid", "abc");
    expect(JSON.stringify(rememberVisit([page], false))).not.toContain("abc");
    stored.clear();
    rememberVisit([google], false);
    expect(stored.get(VISIT_KEY)).not.toContain("abc");
  });

  test("with one touch has it as the first and the last", () => {
    expect(campaignAt(newsletter)).toEqual({
      utm_source: "newsletter",
      first_utm_source: "newsletter",
    });
  });

  test("is stored in one key, which contains only campaign parameters", () => {
    rememberVisit([`${google}&prefill-phone=2025550143&name=Maren`], false);
    expect([...stored.keys()]).toEqual([VISIT_KEY]);
    expect(stored.get(VISIT_KEY)).not.toMatch(/2025550143|Maren|appointments/);
  });

  test("is not stored without a campaign", () => {
    expect(campaignAt(page)).toEqual({});
    expect(stored.size).toBe(0);
  });

  test.each([
    ["invalid JSON", "{"],
    ["another shape", "[1]"],
    ["another script’s data", JSON.stringify({ first: { name: "Maren" }, last: "x" })],
  ])("ignores %s in its key", (_title, value) => {
    stored.set(VISIT_KEY, value);
    expect(campaignAt(newsletter)).toMatchObject({ utm_source: "newsletter" });
    expect(JSON.stringify(campaignAt(page))).not.toContain("Maren");
  });

  test("is only this page if storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
    expect(campaignAt(newsletter)).toEqual({
      utm_source: "newsletter",
      first_utm_source: "newsletter",
    });
  });
});
