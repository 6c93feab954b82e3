import type { Example } from "../../examples/index.ts";
import { detailPath } from "./detail-path.ts";
import { receiverPath } from "./receiver-path.ts";
import { schemaComponents } from "./schemas.ts";

/** Where the server serves the document. */
export const OPENAPI_PATH = "/openapi.json";

/**
 * The OpenAPI 3.1 document of the endpoint and of a practice's receiver, generated from the schemas
 * that the widget, the server and the conformance check use.
 *
 * @param examples example responses, at least one; the receiver's example uses the first
 */
export function openApiDocument(examples: readonly Example[]) {
  const [first, ...others] = examples;
  if (!first) throw new Error("The OpenAPI document needs an example.");
  return {
    openapi: "3.1.1",
    info: {
      title: "Location public detail",
      version: "1.0.0",
      summary: "One location's public detail, and the booking requests that its form sends.",
      description:
        "Covers two parties: the service that stores location records, and the practice that receives booking requests. Behavior that the service does not document is marked as such and follows the development server.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server of this document." }],
    tags: [
      { name: "location", description: "The service's location records." },
      { name: "receiver", description: "The practice's booking requests." },
    ],
    // The service documents no authentication.
    security: [],
    paths: {
      "/api/v1/location/{location_id}/public-detail/": detailPath([first, ...others]),
      "/dev/booking-requests/": receiverPath(first),
    },
    components: { schemas: schemaComponents() },
  };
}

/** The document as JSON text. */
export const openApiText = (examples: readonly Example[]) =>
  `${JSON.stringify(openApiDocument(examples), null, 2)}\n`;
