import { expect, test } from "vitest";
import { ErrorEnvelope, SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { wireJson } from "../../../src/server/http/envelope.ts";
import { DETAIL, LOCATION_ID, testServer } from "../handler-fixture.ts";

const UNKNOWN = "/api/v1/location/00000000-0000-4000-8000-000000000000/public-detail/";
const MALFORMED = "/api/v1/location/nope/public-detail/";
const ORIGIN_HEADER = { Origin: "https://practice.example" };
const { app, ask } = testServer({ bare: true });

test.each(EXAMPLES)("$slug is returned completely, in the envelope", async ({ record }) => {
  const response = await ask(`/api/v1/location/${record.id}/public-detail/`);
  const body = await response.json();
  expect(response.status).toBe(200);
  expect(SuccessEnvelope.safeParse(body).error).toBeUndefined();
  expect(body).toEqual({ code: 200, message: "", success: true, data: record, errors: null });
});

test("sends the documented headers, without a charset for JSON", async () => {
  const { headers } = await ask(DETAIL);
  expect(headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Vary")).toBe("Accept, Origin");
});

test("logo URLs of this server have the origin of the request", async () => {
  const branded = EXAMPLES.find(({ slug }) => slug === "branded");
  const path = `/api/v1/location/${branded?.record.id}/public-detail/`;
  const { data } = await (await app.request(`http://127.0.0.1:4000${path}`)).json();
  const { header_logo_url } = data.web_scheduler_config.branding;
  expect(header_logo_url).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
});

test("JSON is compact, with escaped line separators", async () => {
  const body = await (await ask(DETAIL)).text();
  expect(body).toBe(JSON.stringify(JSON.parse(body)));
  expect(wireJson("a\u2028b\u2029é")).toBe('"a\\u2028b\\u2029é"');
});

test("JSON is indented on request", async () => {
  const body = await (
    await ask(DETAIL, { headers: { Accept: "application/json; indent=4" } })
  ).text();
  expect(body).toContain('\n    "success": true,');
});

test.each([
  ["unknown", UNKNOWN],
  ["malformed", MALFORMED],
])("an %s id is a 404 in the same envelope", async (_kind, path) => {
  const response = await ask(path);
  const body = await response.json();
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(ErrorEnvelope.safeParse(body).error).toBeUndefined();
  expect(body.code).toBe(404);
  expect(body.message).not.toBe("");
  expect(body.errors.location_id).toHaveLength(1);
});

test.each([LOCATION_ID.toUpperCase(), LOCATION_ID.replaceAll("-", "")])(
  "finds the id %s",
  async (id) => {
    const response = await ask(`/api/v1/location/${id}/public-detail/`);
    expect((await response.json()).data.id).toBe(LOCATION_ID);
  },
);

test.each([DETAIL, UNKNOWN, `${DETAIL}?format=api`])(
  "HEAD %s has the status and headers of GET, and no body",
  async (path) => {
    const get = await ask(path);
    const head = await ask(path, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    const length = new TextEncoder().encode(await get.text()).length;
    expect(head.headers.get("Content-Length")).toBe(String(length));
    expect(await head.text()).toBe("");
  },
);

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "%s is rejected before the id is looked up",
  async (method) => {
    const response = await ask(UNKNOWN, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect((await response.json()).code).toBe(405);
  },
);

test("ignores X-HTTP-Method-Override", async () => {
  const headers = { "X-HTTP-Method-Override": "GET" };
  expect((await ask(DETAIL, { method: "POST", headers })).status).toBe(405);
});

test("OPTIONS describes the operation, even for an unknown id", async () => {
  const response = await ask(UNKNOWN, { method: "OPTIONS" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  expect(Object.keys(await response.json())).toEqual(["name", "description", "renders", "parses"]);
});

test.each([DETAIL, UNKNOWN, MALFORMED, "/api/unknown/"])(
  "a preflight for %s is answered before routing",
  async (path) => {
    const headers = { ...ORIGIN_HEADER, "Access-Control-Request-Method": "GET" };
    const response = await ask(path, { method: "OPTIONS", headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("Content-Length")).toBe("0");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Methods")).toContain("GET");
    expect(response.headers.get("Access-Control-Allow-Headers")).not.toContain("idempotency-key");
    expect(response.headers.get("Access-Control-Max-Age")).toBe("86400");
    expect(response.headers.get("Allow")).toBeNull();
  },
);

test.each([DETAIL, UNKNOWN, "/api/unknown/", DETAIL.slice(0, -1)])(
  "every origin may read %s",
  async (path) => {
    const response = await ask(path, { headers: ORIGIN_HEADER });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Vary")).toMatch(/Origin$/);
  },
);

test.each([
  ["GET", "?format=json&x=%20y"],
  ["POST", ""],
])("%s without the slash is redirected, query included", async (method, query) => {
  const response = await ask(DETAIL.slice(0, -1) + query, { method });
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(DETAIL + query);
  expect(await response.text()).toBe("");
});

test("the redirect keeps the fault prefix", async () => {
  const response = await ask(`/f/slow-0,slow-0${DETAIL.slice(0, -1)}`);
  expect(response.headers.get("Location")).toBe(`/f/slow-0,slow-0${DETAIL}`);
});

test.each(["?format=api", ""])("a browser gets the same JSON as a page (%s)", async (query) => {
  const headers = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
  const response = await ask(DETAIL + query, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Vary")).toBe("Accept, Origin");
  const page = await response.text();
  expect(page).toContain(`GET ${DETAIL}${query}`);
  expect(page).toContain(LOCATION_ID);
  expect(page).not.toContain("<script");
});

test("a browser gets a page with status 404 for an unknown id", async () => {
  const response = await ask(UNKNOWN, { headers: { Accept: "text/html" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("HTTP 404 Not Found");
});

test.each([
  ["?format=xml", "application/json", 404],
  ["", "application/xml", 406],
  ["?format=api", "application/json", 406],
])("%s with Accept %s is rejected in the envelope", async (query, Accept, status) => {
  const response = await ask(DETAIL + query, { headers: { Accept } });
  expect(response.status).toBe(status);
  expect((await response.json()).code).toBe(status);
});

test.each([
  "/api/",
  "/api/v1/location/public-detail/",
  `${DETAIL}/`,
  `/${DETAIL}`,
  DETAIL.toUpperCase(),
  `/api/v1/location/a%2Fb/c/public-detail/`,
  "/nothing/",
])("%s is an unknown path: a 404 page", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain('href="/"');
});

test("a long request line is rejected as HTML, without CORS", async () => {
  const response = await ask(`${DETAIL}?x=${"y".repeat(4100)}`, { headers: ORIGIN_HEADER });
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("accepts an id as a URN", async () => {
  const response = await ask(DETAIL.replace(LOCATION_ID, `urn:uuid:${LOCATION_ID}`));
  expect((await response.json()).data.id).toBe(LOCATION_ID);
});
