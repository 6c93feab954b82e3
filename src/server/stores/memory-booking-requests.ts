import { type BookingRequests, canonicalJson, type ReceivedRequest } from "./booking-requests.ts";

/**
 * The inbox in memory, for trying things out: it ends with the process, and where a platform runs
 * several of them, each has its own.
 */
export function memoryBookingRequests(): BookingRequests {
  const received = new Map<string, ReceivedRequest>();
  return {
    async keep(request) {
      const first = received.get(request.id);
      if (first) return first;
      const kept = {
        received_at: new Date().toISOString(),
        request: JSON.parse(canonicalJson(request)),
      };
      received.set(request.id, kept);
      return kept;
    },
    newest: async (limit) => [...received.values()].reverse().slice(0, limit),
  };
}
