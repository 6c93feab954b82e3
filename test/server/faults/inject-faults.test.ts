import { expect, test } from "vitest";
import { FAULTS } from "../../../src/server/faults/fault-run.ts";
import { eventually } from "../../resources.ts";
import { bookingRequest, DETAIL, PAGE_ORIGIN, preflight, testServer } from "../handler-fixture.ts";

const headers = { Origin: PAGE_ORIGIN };

test("html200 is a page instead of JSON, and the request is not stored", async () => {
  const { post, received } = testServer();
  const response = await post(bookingRequest(), "/f/html200");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(await response.text()).toMatch(/^</);
  expect(await received()).toEqual([]);
});

test("slow handles the request at once", async () => {
  const stopping = new AbortController();
  const { post, requests } = testServer({ stopping: stopping.signal });
  const response = post(bookingRequest(), "/f/slow-600000");
  await eventually(async () => expect(await requests.list(10)).toHaveLength(1));
  stopping.abort();
  expect((await response).status).toBe(201);
});

test("nocors is the real response without CORS; its preflight succeeds", async () => {
  const { ask, post, received } = testServer();
  const allowed = await ask("/f/nocors/dev/booking-requests/", preflight("POST"));
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const response = await post(bookingRequest(), "/f/nocors", { headers });
  expect(response.status).toBe(201);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(await received()).toHaveLength(1);
});

test("lost stores the request and does not respond until the client disconnects", async () => {
  const { post, received } = testServer();
  const request = bookingRequest();
  const client = new AbortController();
  const silent = post(request, "/f/lost", { signal: client.signal });
  await eventually(async () => expect(await received()).toHaveLength(1));
  const pending = Symbol();
  expect(await Promise.race([silent, Promise.resolve(pending)])).toBe(pending);
  client.abort();
  await silent;
  const again = await post(request, "/f/lost");
  expect(again.status).toBe(201);
  expect(await received()).toHaveLength(1);
});

test("other requests skip faults of booking requests and do not use them up", async () => {
  const { ask, post } = testServer();
  expect((await ask(`/f/422${DETAIL}`)).status).toBe(200);
  expect((await ask(`/f/422,500${DETAIL}`)).status).toBe(500);
  const both = "/f/422,500";
  expect((await ask(`${both}/dev/booking-requests/`)).status).toBe(500);
  expect((await post(bookingRequest(), both)).status).toBe(422);
  expect((await post(bookingRequest(), both)).status).toBe(201);
});

test("other requests skip faults of records", async () => {
  const { ask, post } = testServer();
  expect((await post(bookingRequest(), "/f/wrong-id,500")).status).toBe(500);
  expect((await ask("/f/wrong-id,500/dev/inbox/")).status).toBe(500);
});

test("reset breaks the body if the host does not expose the connection", async () => {
  const response = await testServer().ask(`/f/reset${DETAIL}`);
  await expect(response.text()).rejects.toThrow();
});

test("reset disables keep-alive, because browsers retry on reused connections", async () => {
  const { ask } = testServer();
  const path = `/f/reset,500${DETAIL}`;
  expect((await ask(path, preflight("GET"))).headers.get("Connection")).toBe("close");
  await ask(path);
  expect((await ask(path)).headers.get("Connection")).toBe("close");
  expect((await ask(`/f/500${DETAIL}`)).headers.get("Connection")).toBeNull();
});

test("injects scenarios once each, in order; then everything works", async () => {
  const { ask } = testServer();
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await ask(`/f/500,429-1,500${DETAIL}`)).status);
  }
  expect(statuses).toEqual([500, 429, 500, 200, 200]);
});

test("each path and each token is a separate run", async () => {
  const { ask, post } = testServer();
  expect((await ask(`/f/500${DETAIL}`)).status).toBe(500);
  expect((await post(bookingRequest(), "/f/500")).status).toBe(500);
  expect((await ask(`/f/500~a${DETAIL}`)).status).toBe(500);
  expect((await ask(`/f/500~a${DETAIL}?format=json`)).status).toBe(200);
  expect((await ask(`/f/500~b${DETAIL}`)).status).toBe(500);
});

test.each(["HEAD", "OPTIONS"])("%s works and uses up no fault", async (method) => {
  const { ask } = testServer();
  expect((await ask(`/f/500${DETAIL}`, { method })).status).toBe(200);
  expect((await ask(`/f/500${DETAIL}`)).status).toBe(500);
});

test("the home page and practice pages always work", async () => {
  const { ask } = testServer({ practicePage: () => "<html>" });
  expect((await ask("/f/500/")).status).toBe(200);
  expect((await ask("/f/500/practice/every-field/")).status).toBe(200);
  expect((await ask("/f/500/dev/inbox/")).status).toBe(500);
});

test.each([
  "nope",
  "slow",
  "slow-",
  "slow-x",
  "slow-9999999",
  "500-1",
  "429",
  "500,",
  "",
  "constructor",
  "lost,nope~x",
])("%j is not a fault: a 404 that lists the known ones", async (segment) => {
  const response = await testServer().ask(`/f/${segment}${DETAIL}`, { headers });
  expect(response.status).toBe(404);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const { message } = await response.json();
  for (const name of FAULTS.keys()) expect(message).toContain(name);
});

test("injects faults for static files of the host", async () => {
  const paths: string[] = [];
  const { ask } = testServer({
    serveStatic: (request) => {
      paths.push(new URL(request.url).pathname);
      return new Response("the script");
    },
  });
  const script = "/f/500/web-scheduler.js";
  expect((await ask(script)).status).toBe(500);
  expect(await (await ask(script)).text()).toBe("the script");
  expect(paths).toEqual(["/web-scheduler.js"]);
  expect((await ask("/nobody/")).status).toBe(404);
});
