import type { Context, Env } from "hono";
import type { Html } from "../../web/http/respond.ts";
import type { Outbox } from "../notifications/outbox.ts";
import type { AccessAction } from "../staff/access-log.ts";
import type { InboxFilter } from "../stores/booking-requests.ts";
import { limitToLocations, type StaffRequests } from "../stores/staff-requests.ts";
import type { NoteDrafts } from "./note-drafts.ts";

/** The content of a page of the inbox. */
export interface InboxPage {
  /** 200 by default. */
  status?: 422;
  title: string;
  intro?: Html | string;
  /** In the row of the title. */
  link?: Html | undefined;
  body: Html | Html[];
}

export interface InboxOptions<E extends Env> {
  /** The path of the list, with a slash at both ends. */
  root: string;
  /** The locations that whoever is signed in is limited to; undefined for all. */
  locationsOf(c: Context<E>): readonly string[] | undefined;
  requests: StaffRequests;
  /** Whether patients get emails. */
  emailsPatients: boolean;
  /** Without it, there are no notifications. */
  outbox?: Pick<Outbox, "listFailed">;
  /** Without it, only what is saved is kept. */
  drafts?: Omit<NoteDrafts, "newest">;
  /** The names of the locations, by id. */
  locationNames(): ReadonlyMap<string, string>;
  /** What is listed. Not in the URL, where proxies would log it. */
  filterOf(c: Context<E>): InboxFilter;
  setFilter(c: Context<E>, filter: InboxFilter): Promise<void> | void;
  /** Called before patient data is sent or changed. */
  record(c: Context<E>, action: AccessAction, subject?: string): Promise<void> | void;
  /** Who is signed in. */
  accountOf(c: Context<E>): string;
  respondWith(c: Context<E>, page: InboxPage): Promise<Response>;
  /** About the list. */
  intro: Html | string;
  /** Shown while there are no requests at all. */
  empty: Html;
}

/** The requests that whoever is signed in sees. */
export const visibleTo = <E extends Env>(
  { requests, locationsOf }: Pick<InboxOptions<E>, "requests" | "locationsOf">,
  c: Context<E>,
) => limitToLocations(requests, locationsOf(c));

/** The names of the locations that whoever is signed in sees, by id. */
export function visibleNames<E extends Env>(
  { locationNames, locationsOf }: Pick<InboxOptions<E>, "locationNames" | "locationsOf">,
  c: Context<E>,
): ReadonlyMap<string, string> {
  const locations = locationsOf(c);
  return new Map([...locationNames()].filter(([id]) => locations?.includes(id) ?? true));
}
