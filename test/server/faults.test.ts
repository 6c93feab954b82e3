import { expect, onTestFinished, test, vi } from "vitest";
import { SuccessEnvelope } from "../../src/contract/location-record/location-record.ts";
import { scenarioNames } from "../../src/server/faults/scenarios.ts";
import { eventually } from "../resources.ts";
import { bookingRequest, DETAIL, PAGE_ORIGIN, preflight, testServer } from "./handler-fixture.ts";

const headers = { Origin: PAGE_ORIGIN };

test.each([
  ["404", 404, "application/json"],
  ["429-7", 429, "application/json"],
  ["500", 500, "application/json"],
  ["503", 503, "application/json"],
  ["html200", 200, "text/html; charset=utf-8"],
])("%s has status %i and type %s once, readable by every origin", async (fault, status, type) => {
  const { ask } = testServer();
  const response = await ask(`/f/${fault}${DETAIL}`, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Retry-After")).toBe(fault === "429-7" ? "7" : null);
  expect(response.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After, Date");
  expect((await ask(`/f/${fault}${DETAIL}`)).status).toBe(200);
});

test("slow handles the request at once and responds after its time", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { post, requests } = testServer();
  const responded = vi.fn();
  void post(bookingRequest(), "/f/slow-3000").then(({ status }) => responded(status));
  await vi.advanceTimersByTimeAsync(2999);
  expect(await requests.list()).toHaveLength(1);
  expect(responded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(responded).toHaveBeenCalledWith(201);
});

test("nocors is the real response without CORS, also for a file; its preflight succeeds", async () => {
  const { ask, post, received } = testServer();
  const allowed = await ask("/f/nocors/dev/booking-requests/", preflight("POST"));
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const response = await post(bookingRequest(), "/f/nocors", { headers });
  expect(response.status).toBe(201);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(await received()).toHaveLength(1);
  // A browser also blocks a redirect that it may not read.
  const file = await ask("/f/nocors/web-scheduler.js", { headers });
  expect([file.status, file.headers.get("Access-Control-Allow-Origin")]).toEqual([307, null]);
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
  expect((await post(request, "/f/lost")).status).toBe(201);
  expect(await received()).toHaveLength(1);
});

test("html200 is a page, 422 names the phone number, slot-taken the time, and nothing is stored", async () => {
  const { post, received } = testServer();
  expect(await (await post(bookingRequest(), "/f/html200")).text()).toMatch(/^</);
  expect(await (await post(bookingRequest(), "/f/422")).json()).toHaveProperty("errors.phone");
  const taken = await post(bookingRequest(), "/f/slot-taken");
  expect([taken.status, (await taken.json()).code]).toEqual([409, "slot-taken"]);
  expect(await received()).toEqual([]);
});

test("broken-record has keys that are missing, null, or of the wrong type", async () => {
  const { ask } = testServer();
  const broken = await (await ask(`/f/broken-record${DETAIL}`)).json();
  const { issues = [] } = SuccessEnvelope.safeParse(broken).error ?? {};
  expect(issues.map(({ path }) => path.slice(1).join(".")).sort()).toEqual(
    ["agent.name", "is_virtual", "time_zone", "web_scheduler_config.branding"].sort(),
  );
});

test("reset breaks the connection and disables keep-alive, because browsers retry on reused ones", async () => {
  const { ask } = testServer();
  const path = `/f/reset,500${DETAIL}`;
  expect((await ask(path, preflight("GET"))).headers.get("Connection")).toBe("close");
  await expect((await ask(path)).text()).rejects.toThrow();
  expect((await ask(path)).headers.get("Connection")).toBe("close");
  expect((await ask(`/f/500${DETAIL}`)).headers.get("Connection")).toBeNull();
});

test("each path and each token is a separate run", async () => {
  const { ask, post } = testServer();
  expect((await ask(`/f/500${DETAIL}`)).status).toBe(500);
  expect((await post(bookingRequest(), "/f/500")).status).toBe(500);
  expect((await ask(`/f/500~a${DETAIL}`)).status).toBe(500);
  expect((await ask(`/f/500~a${DETAIL}?format=json`)).status).toBe(200);
  expect((await ask(`/f/500~b${DETAIL}`)).status).toBe(500);
});

test("requests that a fault does not apply to skip it and do not use it up", async () => {
  const { ask, post } = testServer({ practicePage: () => "<html>" });
  const both = "/f/422,500";
  for (const method of ["HEAD", "OPTIONS"]) {
    expect((await ask(both + DETAIL, { method })).status).toBe(200);
  }
  expect((await ask(`${both}/`)).status).toBe(200);
  expect((await ask(`${both}/practice/every-field/`)).status).toBe(200);
  expect((await ask(`${both}/dev/booking-requests/`)).status).toBe(500);
  expect((await post(bookingRequest(), both)).status).toBe(422);
  expect((await post(bookingRequest(), both)).status).toBe(201);
  expect((await post(bookingRequest(), "/f/broken-record,500")).status).toBe(500);
});

test.each(["nope", "slow", "slow-x", "slow-9999999", "500-1", "429", "500,", "", "constructor"])(
  "%j is not a fault: a 404 that lists the known ones",
  async (segment) => {
    const response = await testServer().ask(`/f/${segment}${DETAIL}`, { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const { message } = await response.json();
    for (const name of scenarioNames()) expect(message).toContain(name);
  },
);
