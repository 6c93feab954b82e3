import type { DiagnosticCode, Finding } from "../../diagnostics/diagnostics.ts";
import { wrongAttribute } from "./attribute-messages.ts";
import { MAY_PASS } from "./is-retryable.ts";

export const SENTENCES: Record<DiagnosticCode, string> = {
  WS101: "is missing, and the form cannot start without it",
  WS102: "has a value that cannot be used",
  WS103: "names no element of this page; the form stands at the end of the page",
  WS104: "is not https: what is loaded from it can be read and changed on its way",
  WS105: "is missing: requests go nowhere unless the page answers the scheduler-request event",
  WS106: "is not an answer that the form takes; the field stays empty",
  WS107: "is in this page more than once, or in two versions; the first one counts",
  WS108: "takes every click for itself; the form stands behind it instead of inside it",
  WS109: "does not work on this page, so that no form can be drawn",
  WS110: "has a value that cannot be used; its default is used",
  WS111: "could not be loaded, and nothing is checked or sent without it",
  WS201: "could not be reached (offline, address, CORS or Content-Security-Policy)",
  WS202: "did not answer in time",
  WS203: "does not know this location-id",
  WS204: "refused the request",
  WS205: "failed",
  WS206: "answered with something other than JSON",
  WS207: "answered with something other than a location record",
  WS208: "answered with another location's record, which is not shown",
  WS301: "is not as documented; its default is used",
  WS302: "requires nothing; first name, last name, phone and date of birth are asked",
  WS303: "has an action other than allow or stop; it stops the patient",
  WS304: "is switched on without a question; it is skipped",
  WS305: "has no profile with a readable name; no provider is asked for",
  WS306: "is no absolute http or https address; no logo is shown",
  WS307: "names no font family; the form's own font is used",
  WS308: "is no colour of the form #RRGGBB; the form's own colour is used",
  WS309: "is hard to read on its background; the nearest readable shade is used",
  WS310: "is out of range; the nearest allowed size is used",
  WS311: "is false: the form says that online requests are closed",
  WS401: "gave no answer that tells whether it has the request",
  WS402: "was too busy to take the request",
  WS403: "refused the request",
  WS404: "says that this request's id was used for another request",
  WS405: "is missing, and the page did not answer the scheduler-request event: nothing was sent",
};

/** One sentence for the site owner, in English, and another where trying again may help. */
export function explain({ code, subject, detail }: Finding): string {
  const more = code === "WS102" ? wrongAttribute(subject, detail) : detail;
  const hope = MAY_PASS.has(code) ? " Trying again may help." : "";
  return `${subject} ${SENTENCES[code]}${more && ` (${more})`}.${hope}`;
}
