import { delay, withTimeout } from "es-toolkit";
import type { InboxItem } from "../stores/inbox-item.ts";
import type { Digest, Notification, Outbox } from "../stores/outbox.ts";
import type { BookingRequests } from "../stores/sql-booking-requests.ts";

const MAX_SIMULTANEOUS = 8;
const STOP_TIMEOUT_MS = 3000;

interface NotificationAbout extends Partial<Pick<Notification, "bookedFor" | "sequence">> {
  /** Called before the last bytes, after which nobody knows whether it arrived unless there is an answer. */
  beforeEnd?(): Promise<void>;
}

export interface Channel {
  name: string;
  /** Rejects with a message without patient data. */
  send(
    subject: InboxItem | Digest,
    stopping: AbortSignal,
    about?: NotificationAbout,
  ): Promise<void>;
}

/** A failure that would be the same at the next attempt, such as an address that does not exist. */
export class PermanentError extends Error {}

/** There was no answer after the last bytes. */
export class UnansweredError extends Error {}

interface DeliveryDeps {
  outbox: Outbox;
  requests: Pick<BookingRequests, "find">;
  channels: readonly Channel[];
  pollMs?: number | undefined;
}

/**
 * Each channel has its own loop, so that none delays the others. Returns a function that ends pending attempts, which
 * the next start repeats.
 */
export function startDelivery(deps: DeliveryDeps): () => Promise<void> {
  const stopping = new AbortController();
  const loops = deps.channels.map((channel) => deliverThrough(channel, deps, stopping.signal));
  return async () => {
    stopping.abort();
    // An email that hangs is repeated by another process, or after the next start.
    await withTimeout(() => Promise.all(loops), STOP_TIMEOUT_MS).catch(ignore);
  };
}

const ignore = () => {};

async function deliverThrough(channel: Channel, deps: DeliveryDeps, stopping: AbortSignal) {
  // A slow delivery does not delay the others.
  const pending = new Set<Promise<void>>();
  while (!stopping.aborted) {
    const free = MAX_SIMULTANEOUS - pending.size;
    const due = free > 0 ? await deps.outbox.claim(channel.name, free).catch(() => []) : [];
    for (const notification of due) {
      // The database may be unavailable, which requests report, too. Claims end by themselves.
      const delivery = deliver(notification, channel, deps, stopping)
        .catch(ignore)
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
    }
    await (due.length === free
      ? Promise.race(pending)
      : delay(deps.pollMs ?? 1000, { signal: stopping }).catch(ignore));
  }
  await Promise.all(pending);
}

async function deliver(
  notification: Notification,
  channel: Channel,
  { requests, outbox }: DeliveryDeps,
  stopping: AbortSignal,
): Promise<void> {
  const { requestId } = notification;
  const subject =
    requestId === null ? await outbox.digestOf(notification) : await requests.find(requestId);
  if (!subject) return;
  try {
    if ("unreadable" in subject && subject.unreadable) {
      throw new PermanentError("what is stored of the request is damaged");
    }
    const beforeEnd = () => outbox.markUnanswered(notification);
    // All requests of a digest may have been deleted.
    const isEmpty = "ids" in subject && subject.ids.length + subject.marked === 0;
    if (!isEmpty) await channel.send(subject, stopping, { ...notification, beforeEnd });
  } catch (error) {
    if (stopping.aborted || error instanceof UnansweredError) return;
    const message = error instanceof Error ? error.message : "failed";
    console.error(`A notification was not delivered (${channel.name}): ${message}`);
    return outbox.markFailed(notification, message, error instanceof PermanentError);
  }
  await outbox.markDelivered(notification);
}
