import { afterAll, expect, test, vi } from "vitest";
import { checkReceiver } from "../../src/check/check-receiver.ts";
import { isOk } from "../../src/check/rules.ts";
import { LOCATION_ID, PAGE_ORIGIN, testServer } from "../server/handler-fixture.ts";
import { changed } from "./changed-response.ts";

/** A receiver in front of a right one: `next` passes the request on, perhaps a changed one. */
type Receiver = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
) => Response | Promise<Response>;

const TARGET = {
  url: "http://localhost/dev/booking-requests/",
  origin: PAGE_ORIGIN,
  locationId: LOCATION_ID,
  idempotencyHeader: false,
};

function check(receiver: Receiver, target: Partial<typeof TARGET> = {}) {
  const { app } = testServer();
  vi.stubGlobal("fetch", async (_url: string, { redirect: _, ...init }: RequestInit) => {
    const makeRequest = () => new Request(TARGET.url, init);
    return receiver(makeRequest(), async (changed = makeRequest()) => app.request(changed));
  });
  return checkReceiver({ ...TARGET, ...target });
}
afterAll(() => vi.unstubAllGlobals());

const failedIds = async (receiver: Receiver, target?: Partial<typeof TARGET>) =>
  (await check(receiver, target)).rules
    .filter(({ outcome }) => outcome === "fail")
    .map(({ id }) => id);

const ORIGIN = "Access-Control-Allow-Origin";
const ALLOW_HEADERS = "Access-Control-Allow-Headers";
const CORS = { [ORIGIN]: PAGE_ORIGIN };
const isPost = ({ method }: Request) => method === "POST";
const isPreflight = ({ method }: Request) => method === "OPTIONS";

const withHeaders =
  (headers: Record<string, string | null>, applies = (_request: Request) => true): Receiver =>
  async (request, next) =>
    applies(request) ? changed(await next(), headers) : next();

const allowingHeaders = (names: string) => withHeaders({ [ALLOW_HEADERS]: names }, isPreflight);

const responding =
  (applies: (request: Request) => boolean, status: number, headers = {}): Receiver =>
  (request, next) =>
    applies(request) ? new Response(null, { status, headers: { ...CORS, ...headers } }) : next();

const toBodies =
  (pattern: RegExp, status: number, body: string | null = null): Receiver =>
  async (request, next) =>
    isPost(request) && pattern.test(await request.text())
      ? new Response(body, { status, headers: CORS })
      : next();

const insteadOf =
  (answered: number, status: number, body = "", headers: Record<string, string> = {}): Receiver =>
  async (_request, next) => {
    const response = await next();
    return response.status === answered
      ? changed(response, { "Content-Length": null, ...headers }, { status, body })
      : response;
  };

const toBadPhone = (status: number, body: string) => toBodies(/not a phone/, status, body);

const json = (body: unknown, status = 201) => Response.json(body, { status, headers: CORS });
const readingAsJson =
  (type: RegExp): Receiver =>
  async (request, next) => {
    if (!isPost(request) || !type.test(request.headers.get("Content-Type") ?? "")) return next();
    const headers = { ...CORS, "Content-Type": "application/json" };
    return next(new Request(request, { body: await request.text(), headers }));
  };
const idIn = async (request: Request): Promise<string> =>
  /"id":"([^"]+)"/.exec(await request.clone().text())?.[1] ?? "";

function onRepeated(respond: (count: number) => Response): Receiver {
  const counts = new Map<string, number>();
  return async (request, next) => {
    const response = await next();
    if (response.status !== 201) return response;
    const id = await idIn(request);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count > 1 ? respond(count) : response;
  };
}

function onDuplicateAtOnce(respond: () => Response): Receiver {
  const pending = new Set<string>();
  return async (request, next) => {
    const id = await idIn(request);
    if (id && pending.has(id)) return respond();
    pending.add(id);
    const response = await next();
    pending.delete(id);
    return response;
  };
}

const page = "<!doctype html><title>Thank you</title>";
const html = { "Content-Type": "text/html; charset=utf-8" };

// Which origins a page may read is in location-rules.test.ts.
test.each<[what: string, rule: string, receiver: Receiver]>([
  ["no CORS", "cors", withHeaders({ [ORIGIN]: null })],
  [
    "CORS on success only",
    "cors-errors",
    async (_request, next) => {
      const response = await next();
      return response.ok ? response : changed(response, { [ORIGIN]: null });
    },
  ],
  [
    "413 from a proxy without CORS",
    "cors-errors",
    async (request, next) =>
      isPost(request) && (await request.text()).length > 64_000
        ? new Response("Too large", { status: 413 })
        : next(),
  ],
  ["preflights that need a password", "preflight", responding(isPreflight, 401)],
  ["a preflight without content-type", "preflight", allowingHeaders("Authorization")],
  ["a redirect to the URL with a slash", "accepted", responding(isPost, 301, { Location: "/x/" })],
  ["a firewall that blocks the page", "accepted", responding(isPost, 403)],
  ["a thank-you page", "accepted", insteadOf(201, 200, page, html)],
  ["200 for a failure", "accepted", insteadOf(201, 200, '{"success":false}')],
  ["an unknown location", "accepted", toBodies(/location_id/, 404)],
  ["a new number for every attempt", "repeated-id", onRepeated((number) => json({ number }))],
  ["409 for a repeated id", "repeated-id", onRepeated(() => json({ error: "exists" }, 409))],
  [
    "a connection that breaks for duplicates",
    "repeated-id",
    onRepeated(() => {
      throw new TypeError("fetch failed");
    }),
  ],
  ["a check and a store that are not atomic", "at-once", onDuplicateAtOnce(() => json({ row: 2 }))],
  [
    "the last request with an id replaces the first",
    "different-request",
    async (request, next) => {
      const response = await next();
      return response.status === 409 ? json({ updated: await idIn(request) }, 200) : response;
    },
  ],
  ["text/plain that is read as JSON", "json-only", readingAsJson(/^text\/plain/)],
  ["a missing Content-Type that is read as JSON", "json-only", readingAsJson(/^$/)],
  ["a column that cannot store emoji", "characters", toBodies(/🦷/u, 500)],
  ["a limit of 32 kB", "64-kb", toBodies(/^.{32000}/s, 413)],
  ["a column for short names", "64-kb", toBodies(/"firstName":"[^"]{60}/, 500)],
  ["a strict schema", "added-keys", toBodies(/seconds_on_page/, 422, "{}")],
  ["an unknown replaces", "added-keys", toBodies(/"replaces"/, 422, "{}")],
  ["200 with errors of answers", "answer-errors", toBadPhone(200, '{"errors":{"phone":["Bad."]}}')],
  ["a text about an error", "answer-errors", toBadPhone(400, "Bad phone number")],
  ["500 for invalid JSON", "bad-json", insteadOf(400, 500, "Internal Server Error")],
  ["500 for null", "bad-json", toBodies(/^null$/, 500)],
  ["no limit of the size", "too-large", toBodies(/^.{64001}/s, 201)],
])("%s fails %s", async (_what, rule, receiver) => {
  expect(await failedIds(receiver)).toContain(rule);
});

test("a preflight that does not allow Idempotency-Key fails only if the page sends it", async () => {
  const receiver = allowingHeaders("Content-Type");
  expect(await failedIds(receiver)).toEqual([]);
  expect(await failedIds(receiver, { idempotencyHeader: true })).toEqual(["idempotency-key"]);
});

test("a receiver without https fails, because https pages cannot send to it", async () => {
  const url = "http://booking.example/dev/booking-requests/";
  expect(await failedIds((_request, next) => next(), { url })).toEqual(["https"]);
});

function throttling(): Receiver {
  let count = 0;
  return (_request, next) => {
    count += 1;
    const headers = { ...CORS, "Retry-After": "0" };
    return count % 2 === 1 ? new Response(null, { status: 429, headers }) : next();
  };
}

test.each<[what: string, receiver: Receiver]>([
  ["the development server", (_request, next) => next()],
  ["an empty 204", insteadOf(201, 204)],
  ["202 with text", insteadOf(201, 202, "queued", { "Content-Type": "text/plain" })],
  ["no errors in words", insteadOf(201, 201, '{"success":true,"error":null,"errors":{}}')],
  ["XML", insteadOf(201, 201, "<?xml version='1.0'?><ok/>", { "Content-Type": "text/xml" })],
  ["every origin", withHeaders({ [ORIGIN]: "*" })],
  ["every header", allowingHeaders("*")],
  ["422 for invalid JSON", insteadOf(400, 422, '{"errors":{"request":["invalid"]}}')],
  ["errors of Django REST framework", toBadPhone(400, '{"phone":["Bad."]}')],
  ["any phone number", toBadPhone(201, "{}")],
  [
    "503 for a duplicate that is being stored",
    onDuplicateAtOnce(() => new Response(null, { status: 503, headers: CORS })),
  ],
  ["429 before each request", throttling()],
])("a right receiver passes: %s", async (_what, receiver) => {
  expect(isOk([await check(receiver)])).toBe(true);
});

test("requests are sent one after the other, and those that were accepted are listed", async () => {
  let running = 0;
  let most = 0;
  const accepted = new Set<string>();
  const { stored } = await check(async (request, next) => {
    running += 1;
    most = Math.max(most, running);
    const id = await idIn(request);
    const response = await next();
    if (response.status === 201) accepted.add(id);
    running -= 1;
    return response;
  });
  expect(most).toBe(2);
  expect(stored.map(({ id }) => id).sort()).toEqual([...accepted].sort());
  expect(stored[0]?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test("a receiver that does not respond gets no more requests", async () => {
  let count = 0;
  const report = await check(() => {
    count += 1;
    throw new TypeError("fetch failed");
  });
  expect([report.error, count]).toEqual(["no response: fetch failed", 1]);
});
