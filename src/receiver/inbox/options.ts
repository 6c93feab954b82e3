import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Html } from "../../web/http/respond.ts";
import type { Outbox } from "../notifications/outbox.ts";
import type { AccessAction } from "../staff/access-log.ts";
import type { Session } from "../staff/staff-sessions.ts";
import type { InboxFilter, InboxItem } from "../stores/booking-requests.ts";
import type { BookingRequests, StaffRequests } from "../stores/sql-booking-requests.ts";

/** The content of a page of the inbox. */
export interface InboxPage {
  /** 200 by default. */
  status?: ContentfulStatusCode;
  title: string;
  intro?: Html | string;
  /** In the row of the title. */
  link?: Html | undefined;
  body: Html | Html[];
}

/** Who looks at the inbox. */
export interface Viewer {
  account: string;
  /** The only locations whose requests they see; undefined for all. */
  within: readonly string[] | undefined;
  /** What is listed: where patients are real not in the URL, which proxies log, but in the session. */
  filter: InboxFilter;
  /** Keeps the filter, or returns the query of the URL that has it. */
  setFilter(filter: InboxFilter): Promise<void> | string;
  /** Called before patient data is sent or changed. */
  record(action: AccessAction, subject?: string): Promise<void> | void;
}

/** What the routes know about who looks, and what they see. */
export interface InboxEnv {
  Variables: {
    viewer: Viewer;
    /** If they had to sign in. */
    session?: Session;
    requests: StaffRequests;
    /** The names of the locations, by id. */
    locations: ReadonlyMap<string, string>;
    /** The request that the path names. */
    item: InboxItem;
  };
}

export interface InboxOptions {
  /** The path of the list, with a slash at both ends. */
  root: string;
  requests: Pick<BookingRequests, "forLocations">;
  /** Whether patients get emails. */
  emailsPatients: boolean;
  /** Without it, there are no notifications. */
  outbox?: Pick<Outbox, "listFailed" | "countHeld" | "sendHeld">;
  /** The names of the locations, by id. */
  locationNames(): ReadonlyMap<string, string>;
  respondWith(c: Context<InboxEnv>, page: InboxPage): Promise<Response>;
  /** Shown while there are no requests at all. */
  empty: Html;
}
