import { expect, test } from "vitest";
import edgeWorker from "../../../src/server/hosts/edge-worker.ts";
import { bookingRequest, DETAIL, EXAMPLE, LOCATION_ID, ORIGIN } from "../handler-fixture.ts";

const ask = async (path: string, init?: RequestInit) => edgeWorker.request(ORIGIN + path, init);
const headers = { Origin: "https://practice.example", "Content-Type": "application/json" };
const request = bookingRequest();
const post = (path: string) =>
  ask(path, { method: "POST", headers, body: JSON.stringify(request) });

test("serves the endpoint and receives booking requests", async () => {
  const record = await ask(DETAIL, { headers });
  expect((await record.json()).data.id).toBe(LOCATION_ID);
  const receipt = await post("/dev/booking-requests/");
  expect(receipt.status).toBe(201);
  expect(receipt.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect((await ask("/dev/booking-requests")).status).toBe(301);
});

test.each([
  "/",
  "/dev/inbox/",
  "/dev/inbox",
  "/dev/inbox/?format=json",
  "/%64ev/inbox/",
  "/dev/inbox/live.js",
  "/dev/inbox/changes/",
  "/dev/records/",
  `/dev/records/${LOCATION_ID}/`,
  "/dev/logos/0.png",
  "/dev/loop/",
  "/dev/guest-network/",
  "/dev/reload.js",
  `/dev/changes/${EXAMPLE.slug}/`,
  "/practice/",
  `/practice/${EXAMPLE.slug}/`,
  "/f/500/",
  `/f/500${DETAIL}`,
  "/f/huge/dev/inbox/",
  "/f/unknown/",
])("does not serve %s", async (path) => {
  await post("/dev/booking-requests/");
  const response = await ask(path, { headers });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(await response.text()).not.toMatch(/href=|Quill|\/dev\//);
});

test("a fault does not apply to a booking request", async () => {
  expect((await post("/f/lost/dev/booking-requests/")).status).toBe(404);
});

test("the browsable page links only to its own renderings", async () => {
  const page = await (await ask(`${DETAIL}?format=api`)).text();
  const links = [...page.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(["?format=api", "?format=json"]);
  for (const [, href = ""] of page.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)) {
    expect([href, (await ask(href)).status]).toEqual([href, 200]);
  }
});
