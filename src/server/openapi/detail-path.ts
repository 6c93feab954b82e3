import type { Example } from "../../examples/index.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import { SERVICE_CORS } from "../http/service-cors.ts";
import { schemaRef } from "./schemas.ts";

const text = { type: "string" };
const PAGE = { "text/html": { schema: text } };
const json = (schema: string, more: object = {}) => ({
  "application/json": { schema: schemaRef(schema), ...more },
  ...PAGE,
});
const failure = (description: string, status: number, message: string, about?: string) => ({
  description,
  content: json("ErrorEnvelope", { example: errorEnvelope(status, message, about) }),
});
const header = (description: string) => ({ description, schema: text });

const HEADERS = {
  Allow: header("The methods: GET, HEAD, OPTIONS."),
  Vary: header("Contains Accept, and Origin if CORS is enabled."),
  "Access-Control-Allow-Origin": header(
    `Sent if the request has an Origin. Preflight responses allow ${SERVICE_CORS.headers.join(", ")}.`,
  ),
};
const CACHING = {
  ETag: header("Identifies the response body. Not documented; recommended."),
  "Cache-Control": header("How long the response may be cached. Not documented; recommended."),
};
const NOT_MODIFIED = {
  description: "The client has the current response cached. Not documented; recommended.",
  headers: { Vary: HEADERS.Vary, ...CACHING },
};
const REFUSALS = {
  "404": failure(
    "There is no location with this id, or no such format.",
    404,
    "There is no location with this id.",
    "location_id",
  ),
  "406": failure(
    "No media type in the Accept header is available.",
    406,
    "Could not satisfy the request Accept header.",
    "accept",
  ),
  "429": {
    ...failure("Too many requests.", 429, "Request was throttled. Expected available in 1 s."),
    headers: { "Retry-After": header("How long to wait: seconds, or a date.") },
  },
  "5XX": failure("The server failed.", 500, "The server failed."),
};
const WITHOUT_BODY = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { description }]) => [status, { description }]),
);

const parameters = (sampleId: string) => [
  {
    name: "location_id",
    in: "path",
    required: true,
    description: "The location's id, in lower case with hyphens.",
    schema: { ...text, format: "uuid" },
    example: sampleId,
  },
  {
    name: "format",
    in: "query",
    description:
      "`api` selects the browsable rendering of the same JSON. `json` is not documented, but the service's framework supports it.",
    schema: { ...text, enum: ["api", "json"] },
  },
];

/** The service's one operation. */
export const detailPath = (examples: readonly [Example, ...Example[]]) => ({
  parameters: parameters(examples[0].record.id),
  get: {
    operationId: "getLocationPublicDetail",
    summary: "Get a location's public detail",
    tags: ["location"],
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        ...header("The ETag of a cached response. Browsers send a preflight for it."),
      },
    ],
    responses: {
      "200": {
        description: "The location exists.",
        headers: { ...HEADERS, ...CACHING },
        content: json("SuccessEnvelope", {
          examples: Object.fromEntries(
            examples.map(({ slug, title, description, record }) => [
              slug,
              { summary: title, description, value: successEnvelope(record) },
            ]),
          ),
        }),
      },
      "304": NOT_MODIFIED,
      ...REFUSALS,
    },
  },
  head: {
    operationId: "headLocationPublicDetail",
    summary: "Get only the headers",
    tags: ["location"],
    responses: {
      "200": {
        description: "The headers of the GET, without its body.",
        headers: { ...HEADERS, ...CACHING },
      },
      "304": NOT_MODIFIED,
      ...WITHOUT_BODY,
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
        headers: { Allow: HEADERS.Allow, Vary: HEADERS.Vary },
        content: json("OperationDescription"),
      },
      ...REFUSALS,
    },
  },
});
