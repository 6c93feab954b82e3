import { type BookingRequests, canonicalJson, type ReceivedRequest } from "./booking-requests.ts";

/** Keeps booking requests in memory, for trials: each process has its own, until it ends. */
export function memoryBookingRequests(): BookingRequests {
  const received = new Map<string, ReceivedRequest>();
  return {
    async save(request) {
      const first = received.get(request.id);
      if (first) return first;
      const saved = {
        received_at: new Date().toISOString(),
        request: JSON.parse(canonicalJson(request)),
      };
      received.set(request.id, saved);
      return saved;
    },
    list: async (limit) => [...received.values()].reverse().slice(0, limit),
  };
}
