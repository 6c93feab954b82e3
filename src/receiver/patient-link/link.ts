import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { toSearchable } from "../stores/request-search.ts";
import type { BookingRequests, InboxItem } from "../stores/sql-booking-requests.ts";

export const LINK = "/change/";

/** The first three letters of a name, without case and accents: `osa` of O’Sample. */
export const firstLetters = (name = "") => [...toSearchable(name)].slice(0, 3).join("");

/** Those of the last name, or of the only one: the patient's and the sender's; also `os`, of who enters O’S. */
export const lettersOf = ({ patient, requester }: BookingRequest): string[] =>
  [
    firstLetters(patient.lastName) ? patient.lastName : patient.firstName,
    firstLetters(requester?.last_name) ? requester?.last_name : requester?.first_name,
  ]
    .flatMap((name = "") => [name, name.slice(0, 3)])
    .map(firstLetters)
    .filter(Boolean);

function tokenOf({ request, linkKey }: InboxItem): string | undefined {
  if (linkKey === null || lettersOf(request).length === 0) return undefined;
  return `${request.id}.${createHmac("sha256", linkKey).update(request.id).digest("base64url")}`;
}

/** A patient's link, valid until the appointment or the deletion of the request; undefined if that has no name. */
export function linkFor(publicUrl: string, item: InboxItem) {
  const token = tokenOf(item);
  return token && `${publicUrl}${LINK}?link=${token}`;
}

/** The request of a link, and when the appointment starts; undefined if the link is not ours or has ended. */
export async function readLink(token: string, requests: BookingRequests, now: number) {
  const [id = ""] = token.split(".");
  const item = await requests.find(id);
  const expected = item && tokenOf(item);
  if (!expected || !timingSafeEqual(digest(token), digest(expected))) return undefined;
  const { request, history } = item;
  const booking = history.findLast(({ bookedFor }) => bookedFor !== undefined);
  const start = booking?.bookedFor ?? request.slot?.start;
  return start && Date.parse(start) <= now ? undefined : { request, start };
}

/** Of one length, as the comparison needs. */
const digest = (text: string) => hash("sha256", text, "buffer");
