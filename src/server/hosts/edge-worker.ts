import { EXAMPLES } from "../../examples/index.ts";
import { createHandler } from "../app.ts";
import { exampleLocations } from "../records/locations.ts";
import { memoryBookingRequests } from "../stores/memory-booking-requests.ts";

/**
 * The handler as a module of a fetch runtime at the edge. A service of one's own puts its database
 * behind the same two interfaces, `Locations` and `BookingRequests`.
 */
export default createHandler({
  locations: exampleLocations(EXAMPLES),
  requests: memoryBookingRequests(),
  // The platform packs on the way out, also what is packed already (tried with workerd).
  compress: false,
});
