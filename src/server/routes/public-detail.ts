import { STATUS_CODES } from "node:http";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { respond } from "../../web/http/respond.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import type { Locations } from "../records/locations.ts";
import { escapeCharacter } from "../records/read-record.ts";
import { respondWithPage } from "./dev-page.ts";

const PATH = "/api/v1/location/:id/public-detail";
const HEADERS = {
  Allow: "GET, HEAD, OPTIONS",
  "Content-Type": "application/json",
  Vary: "Accept",
};

const FORMATS = ["json", "api"];

const OPERATION_DESCRIPTION = {
  name: "Location Public Detail",
  description: "",
  renders: ["application/json", "text/html"],
  parses: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
};

interface Content {
  status: 200 | 404 | 405;
  body: unknown;
}

export function publicDetail(locations: Locations): Hono {
  const app = new Hono();
  app.all(PATH, redirectToSlash);
  app.all(`${PATH}/`, (c) => {
    const format = c.req.query("format");
    if (!format || FORMATS.includes(format)) {
      const asPage = format ? format === "api" : prefersPage(c.req.header("Accept"));
      return render(c, contentFor(c, c.req.param("id"), locations), asPage);
    }
    const message = `No such format. Use ${FORMATS.join(" or ")}.`;
    return render(c, { status: 404, body: errorEnvelope(404, message, "format") }, false);
  });
  return app;
}

/** Whether a request without a format is a browser's: the service prefers JSON if both are accepted by name. */
const prefersPage = (accept = "") =>
  accept.includes("text/html") && !accept.includes("application/json");

function contentFor(c: Context, id: string, locations: Locations): Content {
  const { method } = c.req;
  if (method === "OPTIONS") return { status: 200, body: OPERATION_DESCRIPTION };
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, body: errorEnvelope(405, `Method "${method}" not allowed.`, "method") };
  }
  const normalizedId = normalizeLocationId(id);
  const record = normalizedId && locations.find(normalizedId, new URL(c.req.url).origin);
  if (record) return { status: 200, body: successEnvelope(record) };
  const message = normalizedId
    ? "There is no location with this id."
    : "A location id must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.";
  return { status: 404, body: errorEnvelope(404, message, "location_id") };
}

/** The response as JSON, or the browsable rendering: that JSON as a page. */
function render(c: Context, { status, body }: Content, asPage: boolean) {
  if (!asPage) return respond(c, wireJson(body), status, HEADERS);
  const { pathname, search } = new URL(c.req.url);
  // HEAD must report the same length as GET, so both show the same method.
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const content = {
    status,
    title: "Location Public Detail",
    intro: "The response that programs get from this URL.",
    link: html`<a href="?format=json">As JSON</a>`,
    body: html`
      <section class="card exchange" aria-labelledby="response">
        <h2 id="response"><code>${method} ${pathname}${search}</code></h2>
        <p><span class="badge ${status === 200 ? "good" : "bad"}">HTTP ${status} ${STATUS_CODES[status]}</span></p>
        <pre class="code">${HEADER_LINES.join("\n")}

${JSON.stringify(body, null, 2).replace(BIDI_CONTROLS, escapeCharacter)}</pre>
      </section>`,
  };
  return respondWithPage(c, content, HEADERS);
}

/** JSON as the service's framework writes it: compact, with these two escaped. */
const wireJson = (body: unknown) =>
  JSON.stringify(body).replace(/[\u2028\u2029]/g, escapeCharacter);

// Bidi control characters would reorder the text; the JSON escape has the same meaning.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const HEADER_LINES = Object.entries(HEADERS).map((header) => header.join(": "));
