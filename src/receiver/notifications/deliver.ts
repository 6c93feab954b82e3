import { setTimeout } from "node:timers/promises";
import type { BookingRequests } from "../stores/booking-requests.ts";
import type { Channel } from "./notification-channels.ts";
import type { Notification, Outbox } from "./outbox.ts";

const POLL_MS = 1000;
const MAX_SIMULTANEOUS = 8;
const STOP_TIMEOUT_MS = 3000;

interface DeliveryDeps {
  outbox: Outbox;
  requests: Pick<BookingRequests, "find">;
  channels: readonly Channel[];
  /** Called after every attempt. */
  onAttempt(channel: string, isDelivered: boolean): void;
}

/**
 * Delivers notifications until it is stopped. Each channel has its own loop, so that one that hangs
 * does not delay the others.
 * @returns ends pending attempts, which are repeated at the next start
 */
export function startDelivery(deps: DeliveryDeps): () => Promise<void> {
  const stopping = new AbortController();
  const loops = deps.channels.map((channel) => deliverThrough(channel, deps, stopping.signal));
  return async () => {
    stopping.abort();
    // An email that hangs is repeated by another process, or after the next start.
    await Promise.race([
      Promise.all(loops),
      setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    for (const channel of deps.channels) channel.close?.();
  };
}

async function deliverThrough(channel: Channel, deps: DeliveryDeps, stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      const due = await deps.outbox.claim(channel.name, MAX_SIMULTANEOUS);
      await Promise.allSettled(
        due.map((notification) => deliver(notification, channel, deps, stopping)),
      );
      if (due.length > 0) continue;
    } catch {
      // The database is unavailable, which requests report, too. Claims end by themselves.
    }
    await setTimeout(POLL_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

async function deliver(
  notification: Notification,
  channel: Channel,
  { requests, outbox, onAttempt }: DeliveryDeps,
  stopping: AbortSignal,
): Promise<void> {
  const item = await requests.find(notification.requestId);
  if (!item) return;
  try {
    await channel.send(item, stopping, await outbox.digestOf(notification));
  } catch (error) {
    if (stopping.aborted) return;
    onAttempt(channel.name, false);
    return outbox.markFailed(notification, error instanceof Error ? error.message : "failed");
  }
  onAttempt(channel.name, true);
  await outbox.markDelivered(notification);
}
