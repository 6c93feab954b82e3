import { describe, expect, test, vi } from "vitest";
import { loadLocation, publicDetailUrl } from "../../src/client/load-location.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { DETAIL, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, loadFallback, responses, serverNetwork } from "./fake-network.ts";
import { envelope, LOADED, load, signal } from "./load-fixture.ts";

useFakeClock();

test.each(EXAMPLES)("loads the example $slug unchanged", async ({ record }) => {
  const { value } = await load(serverNetwork().fetch, ORIGIN, record.id);
  expect(value).toEqual({ ok: true, record, problems: [] });
});

describe("the URL", () => {
  const id = LOCATION_ID;
  test.each([
    ["https://api.example", id],
    ["https://api.example/", id],
    ["https://api.example//", id],
    ["https://api.example", id.toUpperCase()],
    ["https://api.example", id.replaceAll("-", "")],
  ])("is the documented one for %s and %s", (base, spelling) => {
    expect(publicDetailUrl(base, spelling)).toBe(
      `https://api.example/api/v1/location/${id}/public-detail/`,
    );
  });

  test("contains a text that is no location id unchanged, which the service answers with 404", () => {
    expect(publicDetailUrl("https://api.example", "demo")).toBe(
      "https://api.example/api/v1/location/demo/public-detail/",
    );
  });

  test("may include a path in the base URL", () => {
    expect(publicDetailUrl("https://example.com/f/500/", id)).toBe(
      `https://example.com/f/500${DETAIL}`,
    );
  });

  test.each(["", "/"])(
    "is requested directly, with %j at the end of the base URL",
    async (slash) => {
      const { fetch, sentRequests } = serverNetwork();
      const { value } = await load(fetch, ORIGIN + slash, LOCATION_ID.toUpperCase());
      expect(value).toEqual(LOADED);
      expect(sentRequests.map(({ url }) => url)).toEqual([ORIGIN + DETAIL]);
    },
  );
});

describe("recovers from temporary faults:", () => {
  test.each(["500", "429-0", "html200", "reset", "nocors", "slow-60000"])(
    "%s",
    async (scenario) => {
      const { fetch, sentRequests } = serverNetwork();
      const { value } = await load(fetch, `${ORIGIN}/f/${scenario}~once`);
      expect(value).toEqual(LOADED);
      expect(sentRequests).toHaveLength(2);
    },
  );

  test("waits as long as the server asks", async () => {
    const { fetch, sentRequests } = serverNetwork();
    const { value, ms } = await load(fetch, `${ORIGIN}/f/429-3~once`);
    expect(value).toEqual(LOADED);
    expect(ms).toBe(3000);
    expect(sentRequests).toHaveLength(2);
  });

  test("two faults in a row", async () => {
    const { fetch, sentRequests } = serverNetwork();
    const { value } = await load(fetch, `${ORIGIN}/f/500,reset~twice`);
    expect(value).toEqual(LOADED);
    expect(sentRequests).toHaveLength(3);
  });

  test("does not retry after truncated JSON", async () => {
    const { fetch, sentRequests } = serverNetwork();
    const { value } = await load(fetch, `${ORIGIN}/f/cutjson~once`);
    expect(value).toEqual({ ok: false, failure: "not-json", isRetryable: true });
    expect(sentRequests).toHaveLength(1);
  });

  test("does not retry a slow response", async () => {
    const { fetch, sentRequests } = serverNetwork();
    const { value, ms } = await load(fetch, `${ORIGIN}/f/slow-3000~once`);
    expect(value).toEqual(LOADED);
    expect(ms).toBe(3000);
    expect(sentRequests).toHaveLength(1);
  });
});

const always = (scenario: string) => Array.from({ length: 9 }, () => scenario).join(",");

test.each([
  ["500", { failure: "unavailable", status: 500 }],
  ["429-1", { failure: "unavailable", status: 429 }],
  ["html200", { failure: "not-json" }],
  ["reset", { failure: "unreachable" }],
  ["nocors", { failure: "unreachable" }],
  ["slow-60000", { failure: "timeout" }],
])("gives up after three attempts with %s", async (scenario, failure) => {
  const { fetch, sentRequests } = serverNetwork();
  const { value, ms } = await load(fetch, `${ORIGIN}/f/${always(scenario)}~always`);
  expect(value).toEqual({ ok: false, isRetryable: true, ...failure });
  expect(sentRequests).toHaveLength(3);
  expect(ms).toBeLessThan(31_000);
});

test("gives up after three network errors", async () => {
  const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
  expect((await load(fetch)).value).toEqual({
    ok: false,
    failure: "unreachable",
    isRetryable: true,
  });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ["an unknown location", ORIGIN, "11111111-2222-3333-4444-555555555555", "not-found", 404],
  ["a wrong base URL", `${ORIGIN}/elsewhere`, LOCATION_ID, "not-found", 404],
])("reports %s", async (_label, base, id, failure, status) => {
  const { value } = await load(serverNetwork().fetch, base, id);
  expect(value).toEqual({ ok: false, failure, status, isRetryable: false });
});

test("does not retry after it was aborted", async () => {
  const controller = new AbortController();
  const { fetch, sentRequests } = serverNetwork();
  const load = vi.fn(loadFallback);
  const base = `${ORIGIN}/f/slow-5000~aborted`;
  const result = loadLocation(base, LOCATION_ID, { signal: controller.signal, fetch }, load);
  await advance(1000);
  controller.abort();
  expect(await result).toMatchObject({ ok: false });
  expect(sentRequests).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
});

test("loads the fallback only if it is needed", async () => {
  const load = vi.fn(loadFallback);
  const { fetch } = serverNetwork();
  for (const base of [ORIGIN, `${ORIGIN}/f/cutjson`]) {
    await untilSettled(loadLocation(base, LOCATION_ID, { signal, fetch }, load));
  }
  expect(load).not.toHaveBeenCalled();
});

test("returns the first failure if the fallback cannot be loaded", async () => {
  const options = { signal, fetch: fakeNetwork(responses([500])).fetch };
  expect(await loadLocation(ORIGIN, LOCATION_ID, options, async () => null)).toEqual({
    ok: false,
    failure: "unavailable",
    status: 500,
    isRetryable: true,
  });
});

test("a record that needs repair is a retryable failure if the fallback cannot be loaded", async () => {
  const options = { signal, fetch: fakeNetwork(responses([200, envelope({}, { city: 7 })])).fetch };
  expect(await loadLocation(ORIGIN, LOCATION_ID, options, async () => null)).toEqual({
    ok: false,
    failure: "unreachable",
    isRetryable: true,
  });
});
