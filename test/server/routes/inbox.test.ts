import { expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { bookingRequest, EXAMPLE, testServer } from "../handler-fixture.ts";

test.each(["/dev/inbox/", "/dev/inbox/?format=json", "/f/slow-1/dev/inbox/?format=json"])(
  "%s is not cached, and not readable by other origins",
  async (path) => {
    const response = await testServer().ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox leads to a practice’s form", async () => {
  const { ask } = testServer();
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/#book">Open a sample form</a>`);
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

test.each(["?after=", "?after=nobody"])("%s shows no requests, or the newest", async (query) => {
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
    // Much more than it takes, because other programs may be busy.
    expect(performance.now() - started).toBeLessThan(20_000);
  }
});

test("the list has the script that shows new requests", async () => {
  const { ask, requests } = testServer();
  await fill(requests.save, 1);
  const list = await ask("/dev/inbox/");
  expect(await list.text()).toContain('<script defer src="/dev/inbox/inbox.js"></script>');
  expect(list.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none';.* script-src 'self'; connect-src 'self'/,
  );
  const script = await ask("/dev/inbox/inbox.js");
  expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
});
