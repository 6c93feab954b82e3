import type { InboxFilter } from "./booking-requests.ts";
import type { BookingRequests } from "./sql-booking-requests.ts";

/** What staff may do with the requests that they see. */
export type StaffRequests = Pick<
  BookingRequests,
  "search" | "listForStaff" | "count" | "find" | "setState" | "remove" | "removeMatching"
>;

/**
 * The requests for these locations only: there are no others for whoever uses them.
 * @param locations ids in lower case; undefined for all
 */
export function limitToLocations(
  requests: StaffRequests,
  locations: readonly string[] | undefined,
): StaffRequests {
  if (!locations) return requests;
  const within = (filter: InboxFilter) => ({ ...filter, within: locations });
  const find = async (id: string) => {
    const item = await requests.find(id);
    return item && locations.includes(item.request.location_id.toLowerCase()) ? item : undefined;
  };
  const has = async (id: string) => (await find(id)) !== undefined;
  return {
    find,
    search: (filter, ...rest) => requests.search(within(filter), ...rest),
    listForStaff: (filter, ...rest) => requests.listForStaff(within(filter), ...rest),
    count: (filter) => requests.count(within(filter)),
    setState: async (id, ...rest) => (await has(id)) && requests.setState(id, ...rest),
    remove: async (id) => (await has(id)) && requests.remove(id),
    removeMatching: (filter, until) => requests.removeMatching(within(filter), until),
  };
}
