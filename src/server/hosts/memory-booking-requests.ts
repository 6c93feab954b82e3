import {
  type BookingRequests,
  canonicalJson,
  type ReceivedRequest,
} from "../../receiver/stores/booking-requests.ts";

const MAX_REQUESTS = 1000;

/**
 * Keeps the newest 1000 booking requests in memory, for trials: each process has its own, until it
 * ends.
 */
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
      if (received.size > MAX_REQUESTS) received.delete(received.keys().next().value ?? "");
      return saved;
    },
    async list(limit, before) {
      const all = [...received.values()].reverse();
      if (before === undefined) return all.slice(0, limit);
      const index = all.findIndex(({ request }) => request.id === before);
      return index === -1 ? [] : all.slice(index + 1, index + 1 + limit);
    },
    close() {},
  };
}
