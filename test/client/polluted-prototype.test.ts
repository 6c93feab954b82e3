import { describe, expect, test } from "vitest";
import {
  kyOptionKeys,
  requestOptionsRegistry,
} from "../../node_modules/ky/distribution/core/constants.js";
import { mergeHooks } from "../../node_modules/ky/distribution/utils/merge.js";
import { normalizeRetryOptions } from "../../node_modules/ky/distribution/utils/normalize.js";
import type { Fetch } from "../../src/client/fetch.ts";
import { send } from "../../src/client/http.ts";
import { loadLocation } from "../../src/client/load-location.ts";
import { loadSlots } from "../../src/client/slots/load-slots.ts";
import { submitTo } from "../../src/client/submit.ts";
import { bookingRequest, LOCATION_ID } from "../server/handler-fixture.ts";
import { loadFallback } from "./fake-network.ts";
import { envelope } from "./load-fixture.ts";
import { bundle, fhirSlot, NOW, QUERY } from "./slots/source-fixture.ts";

// Scripts that copy a query string into an object let an address change `Object.prototype`, so that
// every object on the page has one more property. In browsers: e2e/embed/polluted-prototype.test.ts.

const ORIGIN = "https://practice.example";

const KY_NAMES = Object.keys({
  ...kyOptionKeys,
  ...normalizeRetryOptions(),
  shouldRetry: undefined,
  prefixUrl: undefined,
});
const NAMES = [
  ...KY_NAMES,
  ...Object.keys({ ...requestOptionsRegistry, ...mergeHooks() }),
  // What only `fetch` reads, in Chromium and in Node.
  ..."priority attributionReporting adAuctionHeaders browsingTopics privateToken".split(" "),
  ..."sharedStorageWritable targetAddressSpace retryOptions dispatcher".split(" "),
];

/** A response of the record's service, a FHIR server and a receiver; the first is 503 but for times. */
function respond(url: string, isFirst: boolean): Response {
  const isTimes = url.includes("/fhir/");
  const status = isFirst && !isTimes ? 503 : 200;
  const body = isTimes ? JSON.stringify(bundle([fhirSlot("a")])) : envelope({});
  return new Response(body, { status, headers: { "Retry-After": "0" } });
}

const { signal } = new AbortController();
const request = bookingRequest();

const KINDS: Record<string, (fetch: Fetch) => Promise<{ ok: boolean } | { kind: string }>> = {
  record: (fetch) => loadLocation(ORIGIN, LOCATION_ID, { signal, fetch }, loadFallback),
  times: (fetch) =>
    loadSlots(`${ORIGIN}/fhir/Slot`, QUERY, {
      ...{ signal, fetch, now: () => NOW },
    }),
  request: (fetch) => submitTo(`${ORIGIN}/requests/`, request, { signal, fetch, send }),
  "request once": (fetch) =>
    submitTo(`${ORIGIN}/requests/`, request, { signal, fetch, send: null }),
};

/** Sent URLs and `fetch` options of a page whose `Object.prototype` has this property, and the form's result. */
async function result(kind: string, name = "unrelated", property: PropertyDescriptor = {}) {
  const sent: string[] = [];
  let isPolluted = true;
  const pollute = () =>
    Object.defineProperty(Object.prototype, name, { ...property, configurable: true });
  const clean = () => Reflect.deleteProperty(Object.prototype, name);
  // Browsers read what the options inherit. Node also reads what its own objects inherit.
  const fetch: Fetch = async (input, init) => {
    const options = NAMES.map((option) => [option, Reflect.get(init ?? {}, option)]);
    clean();
    const read = options.filter(([, value]) => value !== undefined && !isSignal(value));
    sent.push(JSON.stringify([String(input), Object.fromEntries(read)]));
    const response = respond(String(input), sent.length === 1);
    if (isPolluted) pollute();
    return response;
  };
  pollute();
  try {
    return { sent, outcome: JSON.stringify(await KINDS[kind]?.(fetch)) };
  } finally {
    isPolluted = false;
    clean();
  }
}

const isSignal = (value: unknown) => value instanceof AbortSignal;

const hostile = () => Promise.resolve(Response.json({ booked: true }, { status: 201 }));
const VALUES = {
  "a URL": "http://127.0.0.1:1/evil",
  "an object": { method: "PUT", "x-evil": "1", body: "evil", limit: 9 },
  "a list": ["evil", 500],
  "a number": 1,
  true: true,
  "a function": hostile,
  "a list of functions": [hostile],
};
const GETTER = {
  get() {
    throw new Error("A getter of the page");
  },
};
const PROPERTIES: [string, PropertyDescriptor][] = [
  ...Object.entries(VALUES).map(([label, value]): [string, PropertyDescriptor] => [
    label,
    { value, writable: true, enumerable: true },
  ]),
  ["a getter that throws", GETTER],
];

const FAILED = /^\{"(ok":false|kind":"(unknown|busy|failed)")/;

describe.each(Object.keys(KINDS))("the %s", async (kind) => {
  const clean = await result(kind);

  // In Node, `Request` fails if its own objects inherit some names of `fetch`'s options.
  test.each(NAMES)("leaves unchanged, or fails, on a page that pollutes %s", async (name) => {
    for (const [label, property] of PROPERTIES) {
      const { sent, outcome } = await result(kind, name, property);
      const isData = KY_NAMES.includes(name) && property !== GETTER;
      expect(sent, label).toEqual(isData ? clean.sent : clean.sent.slice(0, sent.length));
      if (isData || !FAILED.test(outcome)) expect(outcome, label).toBe(clean.outcome);
    }
  });
});
