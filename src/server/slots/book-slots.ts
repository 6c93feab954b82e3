import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { ReceiverOptions, Refusal } from "../../receiver/intake/receive.ts";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";

const MAX_REQUESTS = 1000;

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
 * system, it knows only the requests in the inbox, and not those that arrive at the same moment.
 */
export function bookSlots(requests: BookingRequests): Pick<ReceiverOptions, "decide" | "confirm"> {
  return {
    async decide({ id, replaces, slot }) {
      if (!slot) return ACCEPTED;
      const received = await listRequests(requests);
      if (received.some((request) => request.id === id)) return ACCEPTED;
      return slotIds(received, replaces).has(slot.id) ? SLOT_TAKEN : ACCEPTED;
    },
    confirm: ({ slot }) => (slot ? { booked: true } : {}),
  };
}
