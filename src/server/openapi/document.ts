import type { Example } from "../../examples/index.ts";
import { detailComponents, detailPath } from "./detail-path.ts";
import { receiverPath } from "./receiver-path.ts";
import { schemaComponents } from "./schemas.ts";

/** Where the description is served. */
export const OPENAPI_PATH = "/openapi.json";

/**
 * The OpenAPI 3.1 description of the endpoint and of a practice's receiver, made from the schemas
 * that the widget, the server and the conformance check read with.
 *
 * @param examples the example answers, the first one also for the receiver; at least one
 */
export function openApiDocument(examples: readonly Example[]) {
  const [first] = examples;
  if (!first) throw new Error("A description needs an example.");
  return {
    openapi: "3.1.1",
    info: {
      title: "Location public detail",
      version: "1.0.0",
      summary: "One location's public detail, and the booking requests that its form hands over.",
      description:
        "Two parties: the service that holds the location records, and the practice that receives booking requests. What the service's document leaves open is said to be so; there, this is what the development server does.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "Where this description is served." }],
    tags: [
      { name: "location", description: "The service's location records." },
      { name: "receiver", description: "The practice's booking requests." },
    ],
    // No credential, header or scheme appears in the request (contract: Authentication).
    security: [],
    paths: {
      "/api/v1/location/{location_id}/public-detail/": detailPath(examples),
      "/dev/booking-requests/": receiverPath(first),
    },
    components: { schemas: schemaComponents(), ...detailComponents(first.record.id) },
  };
}

/** The description as the committed file has it. */
export const openApiText = (examples: readonly Example[]) =>
  `${JSON.stringify(openApiDocument(examples), null, 2)}\n`;
