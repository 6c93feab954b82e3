import { mapValues } from "es-toolkit";
import * as z from "zod/mini";
import { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import DESCRIPTIONS from "../../contract/location-record/descriptions.json" with { type: "json" };
import {
  ErrorEnvelope,
  LocationRecord,
  SuccessEnvelope,
} from "../../contract/location-record/location-record.ts";

type Schema = z.core.JSONSchema.JSONSchema;

const NAMED = { SuccessEnvelope, ErrorEnvelope, LocationRecord, BookingRequest };

const refTo = (name: string) => `#/components/schemas/${name}`;

function schemas(): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const all = z.toJSONSchema(registry, { uri: refTo, io: "input" }).schemas;
  describe(all.LocationRecord ?? {});
  return mapValues(all, ({ $schema, $id, ...schema }) => schema);
}

/** Adds the descriptions to keys. They are not in the zod schemas, which browsers load. */
function describe({ properties = {} }: Schema, prefix = ""): void {
  for (const [key, property] of Object.entries(properties as Record<string, Schema>)) {
    property.description = new Map(Object.entries(DESCRIPTIONS)).get(prefix + key) ?? "";
    describe((property.items ?? property) as Schema, `${prefix}${key}.`);
  }
}

const response = (description: string, schema?: string) => ({
  description,
  ...(schema && { content: { "application/json": { schema: { $ref: refTo(schema) } } } }),
});

const LOCATION_ID = {
  name: "location_id",
  in: "path",
  required: true,
  schema: { type: "string", format: "uuid" },
};

/** OpenAPI 3.1 of the endpoint and of a practice's receiver, generated from the schemas of form and server. */
export const openApiText = () =>
  JSON.stringify({
    openapi: "3.1.1",
    info: {
      title: "Location public detail",
      version: "1.0.0",
      summary: "One location's public detail, and the booking requests that its form sends.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    // The service documents no authentication.
    security: [],
    paths: {
      "/api/v1/location/{location_id}/public-detail/": {
        parameters: [LOCATION_ID],
        get: {
          operationId: "getLocationPublicDetail",
          responses: {
            "200": response("The location exists.", "SuccessEnvelope"),
            "404": response("There is no location with this id.", "ErrorEnvelope"),
            "429": response("Too many requests.", "ErrorEnvelope"),
            "5XX": response("The server failed.", "ErrorEnvelope"),
          },
        },
      },
      "/dev/booking-requests/": {
        post: {
          operationId: "sendBookingRequest",
          description:
            "Implemented by the practice, at the URL in `submit-url`. Any 2xx status accepts the request, unless its body is HTML; a repeated id is the same request.",
          requestBody: { required: true, ...response("", "BookingRequest") },
          responses: {
            "201": response("Received; with `booked: true`, the chosen time is taken."),
            "409": response("The id was used for another request, or the time is taken."),
            "422": response("The practice rejects answers: messages by field in `errors`."),
            "429": response("Not accepted: too many requests."),
            "503": response("Not accepted: try again later."),
          },
        },
      },
    },
    components: { schemas: schemas() },
  });
