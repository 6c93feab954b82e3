import { DETAIL, LOCATION_ID } from "./handler-fixture.ts";

interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  type: string;
  vary: string | null;
  body: "record" | "indented" | "error" | "description" | "page" | "empty" | "html";
  location?: string;
  /** What other origins are granted, by header; nothing unless told. */
  cors?: Record<string, string>;
}

const JSON_TYPE = "application/json";
const HTML = "text/html; charset=utf-8";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const UNSLASHED = DETAIL.slice(0, -1);
const Origin = "https://practice.example";
const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };
const GRANTED = {
  ...ANY_ORIGIN,
  "Access-Control-Allow-Headers":
    "accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with",
  "Access-Control-Allow-Methods": "DELETE, GET, OPTIONS, PATCH, POST, PUT",
  "Access-Control-Max-Age": "86400",
};

const as = (id: string) => DETAIL.replace(LOCATION_ID, id);
const UNKNOWN = as("00000000-0000-4000-8000-000000000000");
const MALFORMED = as("nope");
const accept = (Accept: string) => ({ headers: { Accept } });
const preflight = (path: string, headers: Record<string, string> = {}) => ({
  method: "OPTIONS",
  path,
  headers: { Origin, "Access-Control-Request-Method": "GET", ...headers },
});
const long = (bytes: number) => `${DETAIL}?${"y".repeat(bytes - `GET ${DETAIL}? HTTP/1.1`.length)}`;

const view = { status: 200, type: JSON_TYPE, vary: "Accept, Origin" };
const record: Answer = { ...view, body: "record" };
const page: Answer = { ...view, type: HTML, body: "page" };
const described: Answer = { ...view, body: "description" };
const refused = (status: number): Answer => ({ ...view, status, body: "error" });
const nowhere: Answer = { status: 404, type: HTML, vary: "Origin", body: "html" };
const tooLong: Answer = { status: 400, type: "text/html", vary: null, body: "html" };
const granted: Answer = { status: 200, type: HTML, vary: "Origin", body: "empty", cors: GRANTED };
const moved = (location: string): Answer => ({
  status: 301,
  type: HTML,
  vary: "Origin",
  body: "empty",
  location,
});

// biome-ignore format: a table is read across, one case a line.
const TABLE: readonly [point: number, it: string, request: Request, answer: Answer][] = [
  [1, "has the documented headers, and varies by origin", {}, record],
  [2, "indents when asked", accept("application/json; indent=4"), { ...record, body: "indented" }],
  [3, "gives JSON to */*", accept("*/*"), record],
  [3, "gives JSON to application/*", accept("application/*"), record],
  [3, "gives JSON to application/json", accept(JSON_TYPE), record],
  [3, "gives JSON to application/json;q=0", accept("application/json;q=0"), record],
  [3, "gives JSON to APPLICATION/JSON", accept("APPLICATION/JSON"), record],
  [3, "gives JSON to text/plain, */*;q=0.1", accept("text/plain, */*;q=0.1"), record],
  [3, "gives JSON to text/html, application/json", accept("text/html, application/json"), record],
  [3, "gives a page to text/html", accept("text/html"), page],
  [3, "gives a page to text/*", accept("text/*"), page],
  [3, "gives a page to a browser", accept(BROWSER), page],
  [3, "gives a page to the more specific text/html;level=1", accept("text/html;level=1, application/json"), page],
  [3, "cannot satisfy application/xml", accept("application/xml"), refused(406)],
  [3, "cannot satisfy garbage", accept("garbage"), refused(406)],
  [3, "cannot satisfy an empty Accept", accept(""), refused(406)],
  [3, "cannot satisfy image/*", accept("image/*"), refused(406)],
  [4, "format=json narrows the choice", { path: `${DETAIL}?format=json`, ...accept("text/html") }, refused(406)],
  [4, "format=json to a browser", { path: `${DETAIL}?format=json`, ...accept(BROWSER) }, record],
  [4, "format=api to a program", { path: `${DETAIL}?format=api`, ...accept(JSON_TYPE) }, refused(406)],
  [4, "format=api to somebody without a wish", { path: `${DETAIL}?format=api` }, page],
  [4, "format=xml is unknown", { path: `${DETAIL}?format=xml` }, refused(404)],
  [4, "format=JSON is unknown", { path: `${DETAIL}?format=JSON` }, refused(404)],
  [4, "an empty format is ignored", { path: `${DETAIL}?format=` }, record],
  [4, "the last format wins", { path: `${DETAIL}?format=xml&format=api` }, page],
  [4, "other parameters are ignored", { path: `${DETAIL}?Format=api&x=1` }, record],
  [5, "HEAD is GET without the body", { method: "HEAD" }, { ...record, body: "empty" }],
  [5, "HEAD of a page", { method: "HEAD", ...accept("text/html") }, { ...page, body: "empty" }],
  [5, "POST is refused", { method: "POST" }, refused(405)],
  [5, "POST of an unknown id is refused, not looked up", { method: "POST", path: UNKNOWN }, refused(405)],
  [5, "PUT is refused", { method: "PUT", path: UNKNOWN }, refused(405)],
  [5, "PATCH is refused", { method: "PATCH", path: UNKNOWN }, refused(405)],
  [5, "DELETE is refused", { method: "DELETE", path: UNKNOWN }, refused(405)],
  [5, "PROPFIND is refused", { method: "PROPFIND", path: MALFORMED }, refused(405)],
  [5, "a method is not overridden", { method: "POST", headers: { "X-HTTP-Method-Override": "GET" } }, refused(405)],
  [5, "a refused verb in a browser", { method: "POST", ...accept(BROWSER) }, { ...page, status: 405 }],
  [5, "406 comes before 405", { method: "POST", ...accept("application/xml") }, refused(406)],
  [6, "OPTIONS describes the operation", { method: "OPTIONS" }, described],
  [6, "OPTIONS describes it for an unknown id", { method: "OPTIONS", path: UNKNOWN }, described],
  [6, "OPTIONS describes it for a malformed id", { method: "OPTIONS", path: MALFORMED }, described],
  [6, "OPTIONS describes it to a browser", { method: "OPTIONS", ...accept("text/html") }, page],
  [6, "OPTIONS with an origin is no preflight", { method: "OPTIONS", headers: { Origin } }, { ...described, cors: GRANTED }],
  [6, "a preflight is answered first", preflight(DETAIL), granted],
  [6, "a preflight for an unknown id", preflight(UNKNOWN), granted],
  [6, "a preflight for a malformed id", preflight(MALFORMED), granted],
  [6, "a preflight without the slash", preflight(UNSLASHED), granted],
  [6, "a preflight for a path that nobody knows", preflight("/api/nothing/"), granted],
  [6, "a preflight outside the API", preflight("/nothing/"), granted],
  [6, "a preflight for nothing in particular", preflight(DETAIL, { "Access-Control-Request-Method": "" }), granted],
  [6, "a preflight for a header that is not on the list", preflight(DETAIL, { "Access-Control-Request-Headers": "idempotency-key" }), granted],
  [6, "a preflight without an origin", preflight(DETAIL, { Origin: "" }), { ...granted, cors: {} }],
  [7, "an unknown id, to a program", { path: UNKNOWN }, refused(404)],
  [7, "an unknown id, to a browser", { path: UNKNOWN, ...accept(BROWSER) }, { ...page, status: 404 }],
  [7, "a malformed id", { path: MALFORMED }, refused(404)],
  [7, "the id in upper case", { path: as(LOCATION_ID.toUpperCase()) }, record],
  [7, "the id without hyphens", { path: as(LOCATION_ID.replaceAll("-", "")) }, record],
  [7, "the id in braces", { path: as(`{${LOCATION_ID}}`) }, record],
  [7, "a NUL for an id", { path: as("%00") }, refused(404)],
  [7, "an id with a NUL behind it", { path: as(`${LOCATION_ID}%00`) }, refused(404)],
  [7, "an id that is no UTF-8", { path: as("%FF") }, refused(404)],
  [8, "nobody knows a path without an id", { path: "/api/v1/location/public-detail/" }, nowhere],
  [8, "nobody knows the API's root", { path: "/api/" }, nowhere],
  [8, "nobody knows the API's root without a slash", { path: "/api" }, nowhere],
  [8, "nobody knows two slashes at the end", { path: `${DETAIL}/` }, nowhere],
  [8, "nobody knows two slashes inside", { path: DETAIL.replace("/v1", "//v1") }, nowhere],
  [8, "nobody knows a path in upper case", { path: DETAIL.toUpperCase() }, nowhere],
  [8, "nobody knows a word in another case", { path: DETAIL.replace("public-d", "Public-D") }, nowhere],
  [8, "nobody knows an id with a slash in it", { path: as("a%2Fb") }, nowhere],
  [8, "nobody knows more behind it", { path: `${DETAIL}x` }, nowhere],
  [8, "nobody knows a path outside the API", { path: "/nothing/" }, nowhere],
  [8, "nobody knows it for POST either", { method: "POST", path: "/api/nothing/" }, nowhere],
  [8, "a request line of 4,094 bytes", { path: long(4094) }, record],
  [8, "a request line of 4,095 bytes", { path: long(4095), headers: { Origin } }, tooLong],
  [8, "a request line of 64 kB", { path: long(65_536), headers: { Origin } }, tooLong],
  [9, "GET without the slash is sent to it", { path: UNSLASHED }, moved(DETAIL)],
  [9, "HEAD without the slash is sent to it", { method: "HEAD", path: UNSLASHED }, moved(DETAIL)],
  [9, "POST without the slash is sent to it", { method: "POST", path: UNSLASHED }, moved(DETAIL)],
  [9, "OPTIONS without the slash is sent to it", { method: "OPTIONS", path: UNSLASHED }, moved(DETAIL)],
  [9, "a query is kept on the way to the slash", { path: `${UNSLASHED}?format=json&x=%20y` }, moved(`${DETAIL}?format=json&x=%20y`)],
  [9, "a base URL that ends in a slash", { path: `/${DETAIL}` }, nowhere],
  [12, "every origin may read a record", { headers: { Origin } }, { ...record, cors: ANY_ORIGIN }],
  [12, "every origin may read a refusal", { path: UNKNOWN, headers: { Origin } }, { ...refused(404), cors: ANY_ORIGIN }],
  [12, "every origin may read a redirect", { path: UNSLASHED, headers: { Origin } }, { ...moved(DETAIL), cors: ANY_ORIGIN }],
  [12, "every origin may read that nobody knows it", { path: "/api/nothing/", headers: { Origin } }, { ...nowhere, cors: ANY_ORIGIN }],
  [12, "a file's page may read", { headers: { Origin: "null" } }, { ...record, cors: ANY_ORIGIN }],
  [12, "an empty origin is none", { headers: { Origin: "" } }, record],
];

/** One request to the service's framework for each row, and what a real server was seen to answer. */
export const SERVICE_CASES = TABLE.map(([point, it, request, answer]) => ({
  point,
  it,
  request: { method: "GET", path: DETAIL, headers: {}, ...request },
  answer,
}));
