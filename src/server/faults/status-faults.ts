import { wireJson } from "../http/envelope.ts";
import type { Fault } from "./fault.ts";
import { htmlRefusal, madeUp, refusal } from "./responses.ts";

const DATE_AHEAD_MS = 2000;

const status = (
  name: string,
  shows: string,
  play: Fault["play"],
  more: Partial<Fault> = {},
): Fault => ({ name, kind: "status", shows, sample: name, play, ...more });

/** Refusals and failures, before anything is done. */
export const STATUS_FAULTS: readonly Fault[] = [
  status("400", "The request is refused as a bad one.", () =>
    refusal(400, "The request cannot be read."),
  ),
  status("400html", "The same, as a web server’s own page.", () => htmlRefusal(400, "Bad Request")),
  status("403", "Whoever asks may not.", () =>
    refusal(403, "You do not have permission to perform this action."),
  ),
  status("403html", "The same, as a firewall’s page.", () => htmlRefusal(403, "Forbidden")),
  status("404", "Nothing is known of this address.", () => refusal(404, "Not found.")),
  status("404html", "The same, as a web server’s own page.", () => htmlRefusal(404, "Not Found")),
  status(
    "409",
    "A booking request is refused: its id came before.",
    () => refusedFor(409, { id: ["Another booking request with this id is already here."] }),
    { met: "post" },
  ),
  status(
    "422",
    "A booking request is refused for its phone number.",
    () => refusedFor(422, { phone: ["This number cannot be called."] }),
    { met: "post" },
  ),
  status(
    "429",
    "Too many requests; Retry-After names the seconds to wait.",
    ({ amount }) => throttled({ "Retry-After": String(amount) }),
    { sample: "429-1", takes: "seconds" },
  ),
  status("429-date", "The same; Retry-After names a moment two seconds ahead.", () =>
    throttled({ "Retry-After": new Date(Date.now() + DATE_AHEAD_MS).toUTCString() }),
  ),
  status("429-none", "The same, without a word on how long.", () => throttled({})),
  status("500", "The server fails before it does anything.", () =>
    refusal(500, "The server failed."),
  ),
  status("500html", "The same, as the framework’s own page.", () =>
    htmlRefusal(500, "Server Error"),
  ),
  status("html502", "A proxy does not reach the server: its page, status 502.", () =>
    htmlRefusal(502, "Bad Gateway"),
  ),
  status("503", "The server takes no requests for now.", () =>
    refusal(503, "The service is being worked on."),
  ),
  status(
    "304",
    "“Not modified”, to somebody who has nothing yet.",
    () => new Response(null, { status: 304 }),
  ),
];

const throttled = (headers: Record<string, string>) =>
  refusal(429, "Request was throttled.", headers);

const refusedFor = (code: number, errors: Record<string, string[]>) =>
  madeUp(code, "application/json", wireJson({ errors }));
