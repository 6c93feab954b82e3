import type { Example } from "../../examples/index.ts";
import { PUBLIC_RECORD } from "../http/caching.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import { SERVICE_CORS } from "../http/service-cors.ts";
import { schemaRef } from "./schemas.ts";

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

const NOT_MODIFIED = "The client has the current response cached. Not documented; recommended.";
const NOT_FOUND = "There is no location with this id, or no such format.";
const NOT_ACCEPTABLE = "No media type in the Accept header is available.";

const PAGE = { "text/html": { schema: { type: "string" } } };
const refusals = {
  "404": response("NotFound"),
  "406": response("NotAcceptable"),
  "429": response("Throttled"),
  "5XX": response("Failed"),
};
const caching = { ETag: header("ETag"), "Cache-Control": header("CacheControl") };
const headers = {
  Allow: header("Allow"),
  Vary: header("Vary"),
  "Access-Control-Allow-Origin": header("AccessControlAllowOrigin"),
};

/** The service's one operation. */
export const detailPath = (examples: readonly Example[]) => ({
  parameters: [
    { $ref: "#/components/parameters/location_id" },
    { $ref: "#/components/parameters/format" },
  ],
  get: {
    operationId: "getLocationPublicDetail",
    summary: "Get a location's public detail",
    tags: ["location"],
    parameters: [{ $ref: "#/components/parameters/ifNoneMatch" }],
    responses: {
      "200": {
        description: "The location exists.",
        headers: { ...headers, ...caching },
        content: {
          "application/json": {
            schema: schemaRef("SuccessEnvelope"),
            examples: Object.fromEntries(
              examples.map(({ slug, title, description, record }) => [
                slug,
                {
                  summary: title,
                  description,
                  value: successEnvelope(record),
                },
              ]),
            ),
          },
          ...PAGE,
        },
      },
      "304": {
        description: NOT_MODIFIED,
        headers: { Vary: header("Vary"), ...caching },
      },
      ...refusals,
    },
  },
  head: {
    operationId: "headLocationPublicDetail",
    summary: "Get only the headers",
    tags: ["location"],
    responses: {
      "200": { description: "The headers of the GET, without its body.", headers },
      "304": { description: NOT_MODIFIED, headers: { Vary: header("Vary"), ...caching } },
      "404": { description: NOT_FOUND },
      "406": { description: NOT_ACCEPTABLE },
      "429": { description: "Too many requests." },
      "5XX": { description: "The server failed." },
    },
  },
  options: {
    operationId: "describeLocationPublicDetail",
    summary: "Describe the operation",
    description:
      "Works for every id. A CORS preflight (a request with `Access-Control-Request-Method`) gets only CORS headers and no body.",
    tags: ["location"],
    responses: {
      "200": {
        description: "The media types that the operation reads and writes.",
        headers: { Allow: header("Allow"), Vary: header("Vary") },
        content: { "application/json": { schema: schemaRef("OperationDescription") }, ...PAGE },
      },
      ...refusals,
    },
  },
});

const text = { schema: { type: "string" } };
const failure = (description: string, status: number, message: string, about?: string) => ({
  description,
  content: {
    "application/json": {
      schema: schemaRef("ErrorEnvelope"),
      example: errorEnvelope(status, message, about),
    },
    ...PAGE,
  },
});

/** The components that the operation refers to, except schemas. */
export const detailComponents = (sampleId: string) => ({
  parameters: {
    location_id: {
      name: "location_id",
      in: "path",
      required: true,
      description: "The location's id, in lower case with hyphens.",
      schema: { type: "string", format: "uuid" },
      example: sampleId,
    },
    format: {
      name: "format",
      in: "query",
      description:
        "`api` selects the browsable rendering of the same JSON. `json` is not documented, but the service's framework supports it.",
      schema: { type: "string", enum: ["api", "json"] },
    },
    ifNoneMatch: {
      name: "If-None-Match",
      in: "header",
      description: "The ETag of a cached response. Browsers send a preflight for it.",
      ...text,
    },
  },
  headers: {
    Allow: {
      description: "The methods: GET, HEAD, OPTIONS.",
      ...text,
      example: "GET, HEAD, OPTIONS",
    },
    Vary: {
      description: "Contains Accept, and Origin if CORS is enabled.",
      ...text,
      example: "Accept, Origin",
    },
    AccessControlAllowOrigin: {
      description: `Sent if the request has an Origin. Preflight responses allow ${SERVICE_CORS.headers.join(", ")}.`,
      ...text,
      example: "*",
    },
    ETag: {
      description: "Identifies the response body. Not documented; recommended.",
      ...text,
      example: '"0f9e14cd7ce8e68d5f76c0bd1e8ba70b8b8e0e6b"',
    },
    CacheControl: {
      description: "How long the response may be cached. Not documented; recommended.",
      ...text,
      example: PUBLIC_RECORD,
    },
    RetryAfter: {
      description: "How long to wait: seconds, or a date.",
      ...text,
      example: "1",
    },
  },
  responses: {
    NotFound: failure(NOT_FOUND, 404, "There is no location with this id.", "location_id"),
    NotAcceptable: failure(
      NOT_ACCEPTABLE,
      406,
      "Could not satisfy the request Accept header.",
      "accept",
    ),
    Throttled: {
      ...failure("Too many requests.", 429, "Request was throttled. Expected available in 1 s."),
      headers: { "Retry-After": header("RetryAfter") },
    },
    Failed: failure("The server failed.", 500, "The server failed."),
  },
});
