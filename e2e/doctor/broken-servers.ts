import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { VERSION } from "../../src/embed/api/version.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { site } from "../fixtures/site.ts";

type Headers = Record<string, string>;

const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };
const JSON_ALLOWED = { ...ANY_ORIGIN, "Access-Control-Allow-Headers": "content-type" };
const OWN_ORIGIN = { "Cross-Origin-Resource-Policy": "same-origin" };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"></svg>';
const HTML = { "Content-Type": "text/html" };

const always =
  (status: number, headers: Headers, body = ""): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Responds to the preflight, and to any other request, with a status and headers. */
const receiver =
  (preflight: [number, Headers], other: [number, Headers]): RequestListener =>
  ({ method }, response) =>
    response.writeHead(...(method === "OPTIONS" ? preflight : other)).end();

async function fetchRecord(slug: string): Promise<string> {
  const { id } = recordOf(slug);
  return (await fetch(`${site.origin}/api/v1/location/${id}/public-detail/`)).text();
}

/** A location record of the site, whichever location is requested. */
const record =
  (slug: string, headers: Headers, change = (body: string) => body): RequestListener =>
  async (_request, response) => {
    const body = change(await fetchRecord(slug));
    response.writeHead(200, { "Content-Type": "application/json", ...headers }).end(body);
  };

/** The record of a location whose logos are on this server, and its logos. */
const logos =
  (status: number, headers: Headers): RequestListener =>
  async ({ url = "", headers: { host } }, response) => {
    if (!url.startsWith("/api/")) {
      return response.writeHead(status, { "Content-Type": "image/svg+xml", ...headers }).end(LOGO);
    }
    const body = (await fetchRecord("branded")).replaceAll(site.origin, `http://${host}`);
    response.writeHead(200, { "Content-Type": "application/json", ...ANY_ORIGIN }).end(body);
  };

const HOUR_MS = 3_600_000;

/** A search with one available time, so many hours from now. */
const times =
  (hours: number, headers: Headers): RequestListener =>
  (_request, response) => {
    const [start, end] = [hours, hours + 1].map((hour) =>
      new Date(Date.now() + hour * HOUR_MS).toISOString(),
    );
    const schedule = { reference: "Schedule/1" };
    const resource = { resourceType: "Slot", id: "1", schedule, status: "free", start, end };
    response
      .writeHead(200, { "Content-Type": "application/fhir+json", ...headers })
      .end(JSON.stringify({ resourceType: "Bundle", type: "searchset", entry: [{ resource }] }));
  };

/** The build's files whose path matches. */
const files =
  (paths: RegExp, headers: Headers, read: (path: string) => string = built): RequestListener =>
  ({ url = "" }, response) => {
    if (!paths.test(url)) return response.writeHead(404, headers).end();
    response.writeHead(200, { "Content-Type": "text/javascript", ...headers }).end(read(url));
  };

/** A file of the build. */
export function built(path: string): string {
  return readFileSync(new URL(`../../dist${path}`, import.meta.url), "utf8");
}

/** Servers with one mistake each, for the doctor to find. */
export const SERVERS = {
  "API without CORS": record("observed-defaults", {}),
  "API for another origin": record("observed-defaults", {
    "Access-Control-Allow-Origin": "https://www.practice.invalid",
  }),
  "API with a wrong record": record("branded", ANY_ORIGIN),
  "failing API": always(500, ANY_ORIGIN),
  "API that is down": always(503, HTML, "<h1>Service unavailable</h1>"),
  "API with a login": always(401, ANY_ORIGIN),
  "API that refuses with a reason": always(
    403,
    ANY_ORIGIN,
    '{"detail":"This site is not allowed."}',
  ),
  "API behind a firewall": always(
    403,
    { ...ANY_ORIGIN, ...HTML },
    "<html><title>Attention Required! | Firewall</title></html>",
  ),
  "website without an API": always(404, { ...ANY_ORIGIN, ...HTML }, "<h1>Not found</h1>"),
  "website with one page": always(200, { ...ANY_ORIGIN, ...HTML }, "<h1>A practice</h1>"),
  "API that redirects to a server that is not there": always(302, {
    ...ANY_ORIGIN,
    Location: "http://login.practice.invalid/",
  }),
  "API with a warning in its response": record(
    "observed-defaults",
    ANY_ORIGIN,
    (body) =>
      `<br />\n<b>Warning</b>: Undefined variable $row in <b>/srv/api.php</b><br />\n${body}`,
  ),
  "API that wraps the record": record("observed-defaults", ANY_ORIGIN, (body) =>
    JSON.stringify({ count: 1, results: [JSON.parse(body).data] }),
  ),
  "API with an invalid value": record("observed-defaults", ANY_ORIGIN, (body) =>
    JSON.stringify({ ...JSON.parse(body), data: { ...JSON.parse(body).data, is_virtual: "no" } }),
  ),
  "API that is cut off": record("observed-defaults", ANY_ORIGIN, (body) => body.slice(0, 200)),
  "other API": always(200, { ...ANY_ORIGIN, "Content-Type": "application/json" }, '{"ok":true}'),

  logos: logos(200, {}),
  "logos for one origin": logos(200, OWN_ORIGIN),
  "readable logos for one origin": logos(200, { ...OWN_ORIGIN, ...ANY_ORIGIN }),
  "logos that are missing": logos(404, HTML),

  "website without CORS": always(404, HTML, "<h1>Not found</h1>"),
  "receiver without CORS": receiver([204, {}], [405, {}]),
  "receiver without Content-Type": receiver([204, ANY_ORIGIN], [405, ANY_ORIGIN]),
  "receiver without OPTIONS": receiver([405, JSON_ALLOWED], [405, ANY_ORIGIN]),
  "receiver without Idempotency-Key": receiver([204, JSON_ALLOWED], [405, ANY_ORIGIN]),
  "receiver that redirects": receiver([204, JSON_ALLOWED], [308, { ...ANY_ORIGIN, Location: "/" }]),
  "receiver that redirects everything": receiver(
    [301, { ...ANY_ORIGIN, Location: "/" }],
    [301, { ...ANY_ORIGIN, Location: "/" }],
  ),
  "receiver with a slash": ({ url, method }, response) =>
    url === "/requests/"
      ? response.writeHead(method === "OPTIONS" ? 204 : 405, JSON_ALLOWED).end()
      : response.writeHead(301, { Location: "/requests/" }).end(),
  "receiver that is a page": receiver([204, JSON_ALLOWED], [200, { ...ANY_ORIGIN, ...HTML }]),
  "receiver that accepts no POST": receiver(
    [204, JSON_ALLOWED],
    [405, { ...ANY_ORIGIN, ...HTML, Allow: "GET, HEAD", "Access-Control-Expose-Headers": "Allow" }],
  ),
  "receiver without a route": receiver([204, JSON_ALLOWED], [404, ANY_ORIGIN]),
  "receiver with a login": receiver([204, JSON_ALLOWED], [403, ANY_ORIGIN]),
  "failing receiver": receiver([204, JSON_ALLOWED], [502, ANY_ORIGIN]),

  "API without a time zone": record("observed-defaults", ANY_ORIGIN, (body) =>
    body.replace(/"time_zone":\s*"[^"]*"/, '"time_zone":""'),
  ),
  "times without CORS": times(24, {}),
  "times as text": times(24, { ...ANY_ORIGIN, "Content-Type": "text/plain" }),
  "times that are missing": always(404, ANY_ORIGIN),
  "times in the past": times(-24, ANY_ORIGIN),
  "times with a login": always(401, ANY_ORIGIN),
  "page instead of times": always(200, { ...ANY_ORIGIN, ...HTML }, "<h1>Sign in</h1>"),

  "only the script": files(/^\/web-scheduler\.js$/, ANY_ORIGIN),
  "files without CORS": files(/^\/web-scheduler/, {}),
  "web page instead of a file": (request, response) =>
    request.url?.includes("-phone.js")
      ? response.writeHead(200, { ...ANY_ORIGIN, ...HTML }).end("<h1>A practice</h1>")
      : files(/^\/web-scheduler/, ANY_ORIGIN)(request, response),
  "script in a bundle": files(/^\/theme\/bundle\.js$/, ANY_ORIGIN, () =>
    built("/web-scheduler.js"),
  ),
  "older version": files(/^\/web-scheduler/, ANY_ORIGIN, (path) =>
    built(path.replace("0.0.9", VERSION)).replaceAll(VERSION, "0.0.9"),
  ),
} satisfies Record<string, RequestListener>;
