import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { checkReceiver } from "../../../src/check/receiver/check-receiver.ts";
import { RECEIVER_RULES } from "../../../src/check/receiver/receiver-rules.ts";
import { LOCATION_ID, PAGE_ORIGIN, testServer } from "../../server/handler-fixture.ts";

/** A receiver in front of a right one: `next` passes the request on, perhaps a changed one. */
type Receiver = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
) => Response | Promise<Response>;

const URL_OF_RECEIVER = "http://localhost/dev/booking-requests/";

/** Checks a receiver in process. */
async function check(makeReceiver: () => Receiver, idempotencyHeader = false) {
  const { app } = testServer();
  const receiver = makeReceiver();
  const target = { url: URL_OF_RECEIVER, origin: PAGE_ORIGIN, locationId: LOCATION_ID };
  return checkReceiver(
    { ...target, idempotencyHeader },
    {
      timeoutMs: 5000,
      async fetch(url, init) {
        const { redirect: _, ...rest } = init;
        const makeRequest = () => new Request(url, rest);
        return receiver(makeRequest(), async (changed = makeRequest()) => app.request(changed));
      },
    },
  );
}

const failedIn = ({ rules }: Awaited<ReturnType<typeof check>>, kinds: readonly string[]) =>
  rules.filter(({ kind, outcome }) => kinds.includes(kind) && outcome === "fail");
const failedIds = async (makeReceiver: () => Receiver, idempotencyHeader?: boolean) =>
  failedIn(await check(makeReceiver, idempotencyHeader), ["required", "recommended"]).map(
    ({ id }) => id,
  );

/** The response with other headers, status or body. */
const changed = (
  response: Response,
  headers: Record<string, string | null>,
  { status = response.status, body = response.body as BodyInit | null } = {},
) => {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return new Response(status === 204 ? null : body, { status, headers: all });
};

const ORIGIN = "Access-Control-Allow-Origin";
const CORS = { [ORIGIN]: PAGE_ORIGIN };
const isPost = ({ method }: Request) => method === "POST";
const isPreflight = ({ method }: Request) => method === "OPTIONS";

/** Changes the headers of the responses to some requests. */
const withHeaders =
  (headers: Record<string, string | null>, applies: (request: Request) => boolean = () => true) =>
  (): Receiver =>
  async (request, next) =>
    applies(request) ? changed(await next(), headers) : next();

/** Responds to some requests itself. */
const responding =
  (applies: (request: Request) => boolean, response: () => Response) =>
  (): Receiver =>
  (request, next) =>
    applies(request) ? response() : next();

/** Responds with this to requests whose body matches. */
const toBodies =
  (pattern: RegExp, status: number, body: string | null = null) =>
  (): Receiver =>
  async (request, next) =>
    isPost(request) && pattern.test(await request.text())
      ? new Response(body, { status, headers: CORS })
      : next();

/** Responds with this to what the right receiver refuses with a status. */
const insteadOf =
  (refused: number, status: number, body: string | null, headers: Record<string, string> = {}) =>
  (): Receiver =>
  async (_request, next) => {
    const response = await next();
    return response.status === refused
      ? changed(response, { "Content-Length": null, ...headers }, { status, body: body ?? "" })
      : response;
  };

const json = (body: unknown, status = 201) => Response.json(body, { status, headers: CORS });
const asJson = (request: Request, body: string) =>
  new Request(request, { body, headers: { ...CORS, "Content-Type": "application/json" } });

const idIn = async (request: Request): Promise<string> =>
  /"id":"([^"]+)"/.exec(await request.clone().text())?.[1] ?? "";

/** What happens to a repeated id, instead of the first response. */
const onRepeated = (respond: (count: number) => Response) => (): Receiver => {
  const counts = new Map<string, number>();
  return async (request, next) => {
    const response = await next();
    if (response.status !== 201) return response;
    const id = await idIn(request);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count > 1 ? respond(count) : response;
  };
};

/** Looks whether the id is stored and then stores the request: two that arrive at once are two rows. */
function checksThenStores(): Receiver {
  const rows: string[] = [];
  return async (request, next) => {
    const response = await next();
    if (response.status !== 201) return response;
    const id = await idIn(request);
    const found = rows.indexOf(id);
    if (found >= 0) return json({ number: found + 1 });
    await setTimeout(50);
    return json({ number: rows.push(id) });
  };
}

/** The last request with an id wins. */
function overwrites(): Receiver {
  return async (request, next) => {
    const response = await next();
    return response.status === 409 ? json({ updated: await idIn(request) }, 200) : response;
  };
}

const page = "<!doctype html><title>Thank you</title>";
const html = { "Content-Type": "text/html; charset=utf-8" };

const FAULTS: readonly [what: string, rules: string[], makeReceiver: () => Receiver][] = [
  ["no CORS", ["cors", "preflight"], withHeaders({ [ORIGIN]: null })],
  [
    "CORS on success only",
    ["cors-errors"],
    () => async (_request, next) => {
      const response = await next();
      return response.ok ? response : changed(response, { [ORIGIN]: null });
    },
  ],
  ["a proxy that adds the origin again", ["cors"], withHeaders({ [ORIGIN]: "*, *" })],
  ["an origin with a slash", ["cors"], withHeaders({ [ORIGIN]: `${PAGE_ORIGIN}/` })],
  ["another site's origin", ["cors"], withHeaders({ [ORIGIN]: "https://www.practice.example" })],
  [
    "no OPTIONS",
    ["preflight"],
    responding(isPreflight, () => new Response(null, { status: 405, headers: CORS })),
  ],
  [
    "preflights that need a password",
    ["preflight"],
    responding(isPreflight, () => new Response(null, { status: 401, headers: CORS })),
  ],
  [
    "a preflight without content-type",
    ["preflight"],
    withHeaders({ "Access-Control-Allow-Headers": "Authorization" }, isPreflight),
  ],
  [
    "a redirect to the URL with a slash",
    ["accepted"],
    responding(isPost, () => new Response(null, { status: 301, headers: { Location: "/x/" } })),
  ],
  [
    "a redirect to a thank-you page",
    ["accepted"],
    responding(isPost, () => new Response(null, { status: 303, headers: { Location: "/thanks" } })),
  ],
  ["a thank-you page", ["accepted"], insteadOf(201, 200, page, html)],
  ["a page without a type", ["accepted"], insteadOf(201, 200, page, { "Content-Type": "" })],
  ["a page as text", ["accepted"], insteadOf(201, 200, page, { "Content-Type": "text/plain" })],
  ["200 for a failure", ["accepted"], insteadOf(201, 200, '{"success":false}')],
  ["200 for an error", ["accepted"], insteadOf(201, 200, '{"error":"The database is down"}')],
  ["200 with the status error", ["accepted"], insteadOf(201, 200, '{"status":"error"}')],
  [
    "200 with errors of answers",
    ["answer-errors"],
    toBodies(/not a phone/, 200, '{"errors":{"phone":["Bad."]}}'),
  ],
  ["an unknown replaces", ["added-keys"], toBodies(/"replaces"/, 422, "{}")],
  ["a column for short names", ["64-kb"], toBodies(/"firstName":"[^"]{60}/, 500)],
  [
    "a missing Content-Type, which needs no preflight, read as JSON",
    ["json-only"],
    () => async (request, next) =>
      isPost(request) && !request.headers.has("Content-Type")
        ? next(asJson(request, await request.text()))
        : next(),
  ],
  ["JSON that is sent as HTML", ["accepted"], withHeaders(html)],
  [
    "a site that answers everything with its index.html",
    ["accepted"],
    () => () => new Response(page, { headers: { ...CORS, ...html } }),
  ],
  ["a new number for every attempt", ["repeated-id"], onRepeated((number) => json({ number }))],
  ["409 for a repeated id", ["repeated-id"], onRepeated(() => json({ error: "exists" }, 409))],
  ["500 for a repeated id", ["repeated-id"], onRepeated(() => json({ error: "unique" }, 500))],
  ["a check and a store that are not atomic", ["at-once"], checksThenStores],
  ["the last request with an id replaces the first", ["different-request"], overwrites],
  [
    "text/plain that is read as JSON",
    ["json-only"],
    () => async (request, next) =>
      isPost(request) ? next(asJson(request, await request.text())) : next(),
  ],
  ["a column that cannot store emoji", ["characters"], toBodies(/🦷/u, 500)],
  ["names in Latin-1 only", ["characters"], toBodies(/山/u, 400)],
  ["a limit of 32 kB", ["64-kb"], toBodies(/^.{32000}/s, 413)],
  [
    "a strict schema",
    ["added-keys"],
    toBodies(/seconds_on_page/, 422, '{"errors":{"seconds_on_page":["unknown"]}}'),
  ],
  [
    "a list of errors",
    ["answer-errors"],
    toBodies(/not a phone/, 422, '[{"field":"phone","message":"invalid"}]'),
  ],
  ["a text about an error", ["answer-errors"], toBodies(/not a phone/, 400, "Bad phone number")],
  ["500 for invalid JSON", ["bad-json"], insteadOf(400, 500, "Internal Server Error")],
  ["200 for invalid JSON", ["bad-json"], insteadOf(400, 200, '{"ok":false}')],
  ["500 for null", ["bad-json"], toBodies(/^null$/, 500)],
  [
    "204 for everything",
    ["json-only", "bad-json"],
    () => () =>
      new Response(null, {
        status: 204,
        headers: { ...CORS, "Access-Control-Allow-Headers": "content-type" },
      }),
  ],
  [
    "413 from a proxy without CORS",
    ["cors-errors"],
    () => async (request, next) =>
      isPost(request) && (await request.text()).length > 64_000
        ? new Response("Too large", { status: 413 })
        : next(),
  ],
  [
    "a firewall that blocks the page",
    ["accepted"],
    responding(isPost, () => new Response("Blocked", { status: 403, headers: CORS })),
  ],
  [
    "a wrong location",
    ["accepted"],
    toBodies(/location_id/, 404, '{"errors":{"location_id":["unknown"]}}'),
  ],
  [
    "a slow response",
    ["answer-time"],
    () => {
      let count = 0;
      return async (_request, next) => {
        count += 1;
        // The others are not measured.
        if (count <= 4) await setTimeout(1050);
        return next();
      };
    },
  ],
  [
    "a connection that breaks for duplicates",
    ["repeated-id"],
    () => {
      const ids = new Set<string>();
      return async (request, next) => {
        const id = await idIn(request);
        if (isPost(request) && id && ids.has(id)) throw new TypeError("fetch failed");
        ids.add(id);
        return next();
      };
    },
  ],
  [
    "an index page for GET",
    ["method"],
    responding(
      ({ method }) => method === "GET",
      () => json({}, 200),
    ),
  ],
  ["a session cookie", ["no-cookie"], withHeaders({ "Set-Cookie": "session=1" })],
  ["no limit of the size", ["too-large"], toBodies(/^.{64001}/s, 201)],
];

test.concurrent.each(FAULTS)("%s fails %j", async (_what, rules, makeReceiver) => {
  expect(await failedIds(makeReceiver)).toEqual(expect.arrayContaining(rules));
});

test("every rule fails for some fault", () => {
  const listed = FAULTS.flatMap(([, rules]) => rules);
  const ids = RECEIVER_RULES.map(({ id }) => id);
  expect(ids.filter((id) => !listed.includes(id))).toEqual(["https", "idempotency-key"]);
});

test("a preflight that does not allow Idempotency-Key fails only if the page sends it", async () => {
  const makeReceiver = withHeaders({ "Access-Control-Allow-Headers": "Content-Type" }, isPreflight);
  expect(await failedIds(makeReceiver)).toEqual([]);
  expect(await failedIds(makeReceiver, true)).toEqual(["idempotency-key"]);
});

test("a receiver without https fails, because https pages cannot send to it", async () => {
  const target = { origin: PAGE_ORIGIN, locationId: LOCATION_ID, idempotencyHeader: false };
  const { app } = testServer();
  const fetch = async (url: string, { redirect: _, ...init }: RequestInit) =>
    app.request(new Request(url.replace(/^.+\.example/, "http://localhost"), init));
  const url = "http://booking.example/dev/booking-requests/";
  const { rules } = await checkReceiver({ ...target, url }, { timeoutMs: 5000, fetch });
  expect(rules.filter(({ outcome }) => outcome !== "pass").map(({ id }) => id)).toEqual(["https"]);
});

const RIGHT: readonly [what: string, makeReceiver: () => Receiver][] = [
  ["an empty 204", insteadOf(201, 204, null)],
  ["202 with text", insteadOf(201, 202, "queued", { "Content-Type": "text/plain" })],
  ["no errors in words", insteadOf(201, 201, '{"success":true,"error":null,"errors":{}}')],
  ["XML", insteadOf(201, 201, "<?xml version='1.0'?><ok/>", { "Content-Type": "text/xml" })],
  ["no Content-Type", insteadOf(201, 200, "", { "Content-Type": "" })],
  ["every origin", withHeaders({ [ORIGIN]: "*" })],
  ["every header", withHeaders({ "Access-Control-Allow-Headers": "*" }, isPreflight)],
  [
    "an empty preflight response",
    responding(isPreflight, () =>
      changed(
        new Response(null),
        {
          ...CORS,
          "Access-Control-Allow-Headers": "Content-Type",
        },
        { status: 204 },
      ),
    ),
  ],
  ["422 for invalid JSON", insteadOf(400, 422, '{"errors":{"request":["invalid"]}}')],
  [
    "errors as Django REST framework sends them",
    toBodies(/not a phone/, 400, '{"phone":["Bad."]}'),
  ],
  [
    "errors under patient",
    toBodies(/not a phone/, 422, '{"errors":{"patient":{"phone":["Bad."]}}}'),
  ],
  ["any phone number", toBodies(/not a phone/, 201, "{}")],
  [
    "503 for a duplicate that is being stored",
    () => {
      const pending = new Set<string>();
      return async (request, next) => {
        const id = await idIn(request);
        if (id && pending.has(id)) return new Response(null, { status: 503, headers: CORS });
        pending.add(id);
        await setTimeout(5);
        const response = await next();
        pending.delete(id);
        return response;
      };
    },
  ],
  [
    "429 before each request",
    () => {
      let count = 0;
      return (_request, next) => {
        count += 1;
        return count % 2 === 1
          ? new Response(null, { status: 429, headers: { ...CORS, "Retry-After": "0" } })
          : next();
      };
    },
  ],
];

test.concurrent.each(RIGHT)("a right receiver passes: %s", async (_what, makeReceiver) => {
  const { rules } = await check(makeReceiver);
  expect(rules.filter(({ kind, outcome }) => kind === "required" && outcome !== "pass")).toEqual(
    [],
  );
});

test("requests are sent one after the other, and those that were accepted are listed", async () => {
  let running = 0;
  let most = 0;
  const accepted = new Set<string>();
  const { stored } = await check(() => async (request, next) => {
    running += 1;
    most = Math.max(most, running);
    const id = await idIn(request);
    const response = await next();
    if (response.status === 201) accepted.add(id);
    running -= 1;
    return response;
  });
  // A duplicate arrives at the same moment.
  expect(most).toBe(2);
  expect(stored.map(({ id }) => id).sort()).toEqual([...accepted].sort());
  expect(stored[0]?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test("a receiver that does not respond is one line", async () => {
  const report = await check(() => () => Promise.reject(new TypeError("fetch failed")));
  expect(report.error).toBe("no response: fetch failed");
});
