import { describe, expect, test, vi } from "vitest";
import { loadLocation, publicDetailUrl } from "../../src/client/load-location.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { DETAIL, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, loadFallback, responses, serverNetwork } from "./fake-network.ts";
import { envelope, failure, LOADED, load, loadFrom, signal } from "./load-fixture.ts";

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

test.each([
  ["500~once", 2],
  ["429-0~once", 2],
  ["429-3~once", 2, 3000],
  ["html200~once", 2],
  ["reset~once", 2],
  ["nocors~once", 2],
  ["slow-60000~once", 2],
  ["500,reset~twice", 3],
  // Not retried.
  ["slow-3000~once", 1, 3000],
])(
  "recovers from the temporary fault %s with %i requests",
  async (scenario, attempts, waited?: number) => {
    const { value, ms, ...result } = await loadFrom(serverNetwork(), `${ORIGIN}/f/${scenario}`);
    expect(value).toEqual(LOADED);
    expect(result).toEqual({ attempts });
    if (waited) expect(ms).toBe(waited);
  },
);

test("does not retry after truncated JSON", async () => {
  const result = await loadFrom(serverNetwork(), `${ORIGIN}/f/cutjson~once`);
  expect(result).toEqual(failure("not-json", true));
});

const always = (scenario: string) => Array.from({ length: 9 }, () => scenario).join(",");

test.each([
  ["500", "unavailable", 500],
  ["429-1", "unavailable", 429],
  ["html200", "not-json"],
  ["reset", "unreachable"],
  ["nocors", "unreachable"],
  ["slow-60000", "timeout"],
] as const)("gives up after three attempts with %s", async (scenario, reason, status?: number) => {
  const url = `${ORIGIN}/f/${always(scenario)}~always`;
  const result = await loadFrom(serverNetwork(), url);
  expect(result).toEqual(failure(reason, true, 3, status));
  expect(result.ms).toBeLessThan(32_000);
});

test.each([
  ["an unknown location", ORIGIN, "11111111-2222-3333-4444-555555555555"],
  ["a wrong base URL", `${ORIGIN}/elsewhere`, LOCATION_ID],
])("reports %s", async (_label, base, id) => {
  const { fetch, sentRequests } = serverNetwork();
  const { value } = await load(fetch, base, id);
  expect(value).toEqual({ ok: false, failure: "not-found", status: 404, isRetryable: false });
  expect(sentRequests).toHaveLength(1);
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

test.each([
  ["a first failure", [500], { failure: "unavailable", status: 500 }],
  ["a record that needs repair", [200, envelope({}, { city: 7 })], { failure: "unreachable" }],
] as [string, Parameters<typeof responses>[0], object][])(
  "%s is a retryable failure if the fallback cannot be loaded",
  async (_label, response, reason) => {
    const options = { signal, fetch: fakeNetwork(responses(response)).fetch };
    const result = await loadLocation(ORIGIN, LOCATION_ID, options, async () => null);
    expect(result).toEqual({ ok: false, isRetryable: true, ...reason });
  },
);
