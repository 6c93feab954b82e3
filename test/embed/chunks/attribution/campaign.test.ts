import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { campaignOf } from "../../../../src/embed/chunks/attribution/campaign.ts";
import { rememberVisit, VISIT_KEY } from "../../../../src/embed/chunks/attribution/visit.ts";
import { sourceOf } from "../../../../src/embed/chunks/deferred/source.ts";

const page = "https://practice.example/appointments/";
const google = `${page}?utm_source=search&utm_medium=cpc&gclid=abc`;
const letter = `${page}?utm_source=newsletter`;

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
  ["?gclid=1&gbraid=2&wbraid=3", { gclid: "1", gbraid: "2", wbraid: "3" }],
  ["?fbclid=1&email=maren@mail.example&prefill-phone=1", {}],
  ["?utm_source=", {}],
  ["?UTM_SOURCE=a&utm_=b&xutm_source=c", {}],
  ["?utm_source=a%20b+c", { utm_source: "a b c" }],
  [`?utm_source=${"x".repeat(500)}`, { utm_source: "x".repeat(200) }],
  ["#utm_source=a", {}],
])("of the query %j, %j is a campaign", (query, campaign) => {
  expect(campaignOf(page + query)).toEqual(campaign);
});

describe("this page's parameters", () => {
  const seen = (landing: string, mounted: string, now: string) =>
    sourceOf({ attribution: "page", addresses: [landing, mounted, now], visit: null });

  test("go into the request, and the page's query and fragment do not", () => {
    const { campaign, page: address } = seen(google, google, `${google}#book`);
    expect(address).toBe(page);
    expect(campaign).toEqual({ utm_source: "search", utm_medium: "cpc", gclid: "abc" });
  });

  test("are still known once a single-page app has gone on to another address", () => {
    const now = "https://practice.example/book";
    expect(seen(google, now, now)).toEqual({ page: now, campaign: campaignOf(google) });
    expect(seen(google, letter, now).campaign).toEqual({ utm_source: "newsletter" });
  });

  test("stay out where the page said so", () => {
    const addresses = [google, google, google] as const;
    expect(sourceOf({ attribution: "none", addresses, visit: null }).campaign).toEqual({});
  });

  test("a page without an origin is named by its scheme", () => {
    const address = "data:text/html,x";
    expect(seen(address, address, address).page).toBe("data:");
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
  const sent = (address: string) =>
    sourceOf({
      attribution: "visit",
      addresses: [address, address, address],
      visit: rememberVisit([address, address]),
    }).campaign;

  test("has its last touch under the plain names, and its first with first_ before them", () => {
    rememberVisit([google]);
    rememberVisit([page]);
    rememberVisit([letter]);
    expect(sent(page)).toEqual({
      utm_source: "newsletter",
      first_utm_source: "search",
      first_utm_medium: "cpc",
      first_gclid: "abc",
    });
  });

  test("of one touch has it as both", () => {
    expect(sent(letter)).toEqual({ utm_source: "newsletter", first_utm_source: "newsletter" });
  });

  test("is one key, which holds campaign parameters only", () => {
    rememberVisit([`${google}&prefill-phone=2025550143&name=Maren`]);
    expect([...stored.keys()]).toEqual([VISIT_KEY]);
    expect(stored.get(VISIT_KEY)).not.toMatch(/2025550143|Maren|appointments/);
  });

  test("without a campaign stores nothing", () => {
    expect(sent(page)).toEqual({});
    expect(stored.size).toBe(0);
  });

  test.each([
    ["nonsense", "{"],
    ["another shape", "[1]"],
    ["what others wrote there", JSON.stringify({ first: { name: "Maren" }, last: "x" })],
  ])("survives %s in its key", (_what, value) => {
    stored.set(VISIT_KEY, value);
    expect(sent(letter)).toMatchObject({ utm_source: "newsletter" });
    expect(JSON.stringify(sent(page))).not.toContain("Maren");
  });

  test("is this page where the browser stores nothing", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
    expect(sent(letter)).toEqual({ utm_source: "newsletter", first_utm_source: "newsletter" });
  });
});
