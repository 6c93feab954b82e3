import { EXAMPLES } from "../../examples/index.ts";
import { createHandler } from "../app.ts";
import { exampleLocations } from "../records/locations.ts";
import { memoryBookingRequests } from "./memory-booking-requests.ts";

/**
 * The endpoint and the receiver as a module for an edge runtime. For your own service, implement
 * `Locations` and `BookingRequests` on top of your database.
 */
export default createHandler({
  locations: exampleLocations(EXAMPLES),
  requests: memoryBookingRequests(),
  publicOnly: true,
  // workerd compresses every response, even those with a Content-Encoding.
  compress: false,
});
