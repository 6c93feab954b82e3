import { createHmac } from "node:crypto";
import { timingSafeEqual } from "hono/utils/buffer";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { spellings } from "../../form/text/fold.ts";
import { bookedStart, type InboxItem, PATIENT } from "../stores/inbox-item.ts";
import type { BookingRequests } from "../stores/sql-booking-requests.ts";

export const LINK = "/change/";
const OPENED_MS = 15 * 60_000;

// A letter alone is too easy to guess, unless it is a whole name, as in Chinese.
const TOO_SHORT = /^[^\p{sc=Han}\p{sc=Hangul}]?$|'$/u;

/** A name with one sign in place of whatever is between its words. */
const signsOf = (name = "") =>
  name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "'")
    .replace(/^'|'$/g, "");

const firstThree = (text: string) => [...text].slice(0, 3);

/** The first three letters in each spelling, `obr` of O'Brien, and the first three signs, `o'b`; of a shorter name, all. */
const startsOf = (signs: string): string[] =>
  spellings(signs)
    .flatMap((text) => [text.replaceAll("'", ""), text])
    .map((text) => firstThree(text.normalize("NFC")).join(""))
    .filter((start) => !TOO_SHORT.test(start));

/** The last name, or the only one: the patient's and the sender's. */
const namesOf = ({ patient, requester }: BookingRequest): string[] =>
  [
    [patient.lastName, patient.firstName],
    [requester?.last_name, requester?.first_name],
  ].flatMap((names) => names.map(signsOf).find((name) => startsOf(name).length > 0) ?? []);

/** Whether somebody who enters this knows a name: an umlaut, which may be two letters, counts as one. */
export function isOpenedBy(request: BookingRequest, entered: string): boolean {
  const typed = signsOf(entered);
  return namesOf(request).some(
    (name) =>
      firstThree(typed).length >= firstThree(name).length &&
      startsOf(typed).some((start) => startsOf(name).includes(start)),
  );
}

const signed = (key: string, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

function tokenOf({ request, linkKey }: InboxItem): string | undefined {
  if (linkKey === null || namesOf(request).length === 0) return undefined;
  return `${request.id}.${signed(linkKey, request.id)}`;
}

/** A patient's link, valid until the appointment or the deletion of the request; undefined if that has no name. */
export function linkFor(publicUrl: string, item: InboxItem) {
  const token = tokenOf(item);
  return token && `${publicUrl}${LINK}?link=${token}`;
}

/** What a link is about; undefined if it is not ours or has ended. */
export async function readLink(token: string, requests: BookingRequests) {
  const [id = ""] = token.split(".");
  const item = await requests.find(id);
  const expected = item && tokenOf(item);
  if (!expected || !(await timingSafeEqual(token, expected))) return undefined;
  const { request, history, changeRequest, linkKey } = item;
  const booked = bookedStart(item);
  const start = booked ?? request.slot?.start;
  if (start && Date.parse(start) <= Date.now()) return undefined;
  /** What the address of the opened page has until an instant, so that reloading it needs no letters. */
  const opened = (until: number) => `${until}.${signed(String(linkKey), `${id} ${until}`)}`;
  return {
    request,
    start,
    isBooked: booked !== undefined,
    changeRequest,
    /** How often the patient has asked, so that the same form, sent again, does not ask a second time. */
    asked: String(history.filter(({ by }) => by === PATIENT).length),
    openedPath: `${LINK}?link=${token}&opened=${opened(Date.now() + OPENED_MS)}`,
    isOpened: async (given: string, until = Number.parseInt(given, 10)) =>
      until > Date.now() && timingSafeEqual(given, opened(until)),
  };
}
