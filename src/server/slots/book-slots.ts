import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { ReceiverOptions, Refusal } from "../../receiver/intake/receive.ts";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";

const MAX_REQUESTS = 1000;
const ARRIVAL_MS = 5000;

const SLOT_TAKEN: Refusal = {
  status: 409,
  code: "slot-taken",
  errors: { slot: ["This time was just taken."] },
};

const ACCEPTED = { suspicion: undefined };

/** The ids of the slots that booking requests have; a corrected request has none. */
export async function bookedSlots(requests: BookingRequests): Promise<ReadonlySet<string>> {
  return slotIds(await listRequests(requests));
}

const listRequests = async (requests: BookingRequests) =>
  (await requests.list(MAX_REQUESTS)).map(({ request }) => request);

function slotIds(received: readonly BookingRequest[], corrects?: string): ReadonlySet<string> {
  const corrected = new Set([...received.map(({ replaces }) => replaces), corrects]);
  return new Set(received.flatMap(({ id, slot }) => (slot && !corrected.has(id) ? slot.id : [])));
}

/**
 * Books the time that a request has chosen, unless another request has it. Unlike a scheduling
 * system, it knows only the requests in the inbox, and those that are arriving.
 */
export function bookSlots(requests: BookingRequests): Pick<ReceiverOptions, "decide" | "confirm"> {
  // Two requests for one slot may arrive before the first is stored.
  const arriving = new Map<string, { id: string; until: number }>();
  return {
    async decide({ id, replaces, slot }) {
      if (!slot) return ACCEPTED;
      const received = await listRequests(requests);
      if (received.some((request) => request.id === id)) return ACCEPTED;
      const claim = arriving.get(slot.id);
      const isClaimed = claim && ![id, replaces].includes(claim.id) && claim.until > Date.now();
      if (isClaimed || slotIds(received, replaces).has(slot.id)) return SLOT_TAKEN;
      arriving.set(slot.id, { id, until: Date.now() + ARRIVAL_MS });
      return ACCEPTED;
    },
    confirm: ({ slot }) => (slot ? { booked: true } : {}),
  };
}
