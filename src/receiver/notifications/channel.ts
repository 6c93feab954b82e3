import type { InboxItem } from "../stores/booking-requests.ts";
import type { Digest } from "../stores/planned-notifications.ts";

/** What a notification is about, apart from the request. */
export interface NotificationAbout {
  /** All marked requests of ten minutes. */
  digest?: Digest | undefined;
  /** The start of the appointment that staff have booked, ISO 8601 in UTC. */
  bookedFor?: string | null;
  /** Called before the last bytes, after which nobody knows whether it arrived unless there is an answer. */
  beforeEnd?(): Promise<void>;
}

/** A way to notify the practice, or a patient. */
export interface Channel {
  name: string;
  /** Rejects with a message without patient data. */
  send(item: InboxItem, stopping: AbortSignal, about?: NotificationAbout): Promise<void>;
  close?(): void;
}

/** A failure that would be the same at the next attempt, such as an address that does not exist. */
export class PermanentError extends Error {}

/** There was no answer after the last bytes. */
export class UnansweredError extends Error {}
