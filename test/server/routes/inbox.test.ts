import { expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { bookingRequest, EXAMPLE, readerOf, testServer } from "../handler-fixture.ts";

test.each(["/dev/inbox/", "/dev/inbox/?format=json", "/f/bom/dev/inbox/?format=json"])(
  "%s is not cached, and not readable by other origins",
  async (path) => {
    const response = await testServer().ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox links to a practice page", async () => {
  const page = await (await testServer().ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/"`);
});

const fill = async (save: (request: BookingRequest) => Promise<unknown>, count: number) => {
  const requests = Array.from({ length: count }, () => bookingRequest());
  for (const request of requests) await save(request);
  return requests.map(({ id }) => id).reverse();
};

test("the JSON has the newest requests first", async () => {
  const { requests, received } = testServer();
  const ids = await fill(requests.save, 3);
  expect((await received()).map(({ request }) => request.id)).toEqual(ids);
});

test.each(["?before=", "?before=nobody"])("%s shows no requests, or the newest", async (query) => {
  const { ask, requests } = testServer();
  await fill(requests.save, 1);
  expect((await ask(`/dev/inbox/${query}`)).status).toBe(200);
});

test("100 requests of the maximum size do not block the server", async () => {
  const { ask, post } = testServer();
  const crowded = () =>
    bookingRequest({
      patient: { additionalDetails: "\u{1F9D1}\u200d\u{1F9BD}".repeat(1000) },
      source: {
        page: `https://practice.example/${"&".repeat(8000)}`,
        campaign: Object.fromEntries(
          Array.from({ length: 100 }, (_, key) => [`k${key}`, "<".repeat(400)]),
        ),
      },
    });
  for (let count = 0; count < 100; count += 1) {
    expect((await post(crowded())).status).toBe(201);
  }
  for (const path of ["/dev/inbox/", "/dev/inbox/?format=json"]) {
    const started = performance.now();
    const text = await (await ask(path)).text();
    expect(text.length).toBeLessThan(10_000_000);
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

test("only the newest page has the script that adds new requests", async () => {
  const { ask, requests } = testServer();
  const [, older = ""] = await fill(requests.save, 2);
  const newest = await ask("/dev/inbox/");
  expect(await newest.text()).toMatch(
    /<script async src="\/dev\/inbox\/live\.js" data-newest="[0-9a-f-]{36}"><\/script>/,
  );
  expect(newest.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none';.* script-src 'self'; connect-src 'self'/,
  );
  const script = await ask("/dev/inbox/live.js");
  expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  const other = await ask(`/dev/inbox/?before=${older}`);
  expect(await other.text()).not.toContain("<script");
});

test("sends the newest id, then that of every new request, until the server stops", async () => {
  const stopping = new AbortController();
  const { ask, requests } = testServer({ stopping: stopping.signal });
  const [first] = await fill(requests.save, 1);
  const response = await ask("/dev/inbox/changes/");
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  const { next } = readerOf(response);
  expect(await next()).toBe(`data: ${first}\n\n`);
  const [second] = await fill(requests.save, 1);
  expect(await next()).toBe(`data: ${second}\n\n`);
  stopping.abort();
  expect(await next()).toBeUndefined();
});
