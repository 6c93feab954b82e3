import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import { type Advice, NO_RECORD, NO_TIMES, NOTHING_SENT } from "./advice.ts";

const NOT_LOADED = `The form cannot load the location record. ${NO_RECORD}`;
const UNCLEAR = "Patients are asked to send again or to call, because the request may be lost.";
const IGNORED = "The value is ignored, as if the attribute were missing.";
const DEFAULT_USED = "The form works, but does not look or behave as the record intends.";
const IN_RECORD = "Correct {subject} in the location's settings.";
const RETRY = "Reload the page. If it happens again, ask whoever runs the API.";
const ATTRIBUTE = "Correct the attribute; the README lists the values of each one.";

/** Advice on the problems that the script itself reports, too. */
export const REPORTED_ADVICE: Record<DiagnosticCode, Advice> = {
  WS101: ["error", NO_RECORD, "Add {subject} to <web-scheduler>, or data-{subject} to the tag."],
  WS102: ["warning", IGNORED, ATTRIBUTE],
  WS103: [
    "warning",
    "The form is not where it should be.",
    "Give the container this id or class, or correct data-target.",
  ],
  WS104: ["warning", "Others in the network could read or change the data.", "Use an https URL."],
  WS106: ["warning", "The patient has to enter it.", "Correct the initial value, or remove it."],
  WS107: [
    "warning",
    "Only the first one is used, and two versions can disagree.",
    "Keep one script tag; a form in another place needs only a <web-scheduler> element.",
  ],
  WS108: [
    "warning",
    "A click into the form would also follow the link or press the button.",
    "Move the form out of the element.",
  ],
  WS109: [
    "error",
    "Another script or an old browser has broken a feature that the form needs.",
    "Update or remove the script that replaces {subject}; patients see how to call instead.",
  ],
  WS110: [
    "warning",
    "The form's default is used instead.",
    "Correct the value of {subject} in the page's CSS.",
  ],
  WS111: [
    "error",
    "Without this file a part of the form does not work.",
    "Copy every file of the build to the folder of web-scheduler.js. Its server must send Access-Control-Allow-Origin: *, and script-src must allow it.",
  ],
  WS112: [
    "warning",
    "A dialog in a part of the page that is not displayed cannot open.",
    "Move the form out of this part of the page.",
  ],
  WS113: ["warning", "The setting that is meant has its default.", "Correct the spelling."],
  WS114: [
    "error",
    "HTML has no self-closing elements: everything after <web-scheduler … /> is its content, and is hidden when the form appears.",
    "Write </web-scheduler> directly after the tag, or after a short fallback such as a phone link.",
  ],
  WS115: [
    "error",
    "The script has nothing to show.",
    "Add data-location-id and data-base-url to the script tag, or a <web-scheduler> element where the form should appear. If an optimizer removed them, use the element.",
  ],
  WS116: [
    "error",
    "The browser shows an unknown element as plain text, without a form.",
    "Correct the name in the start tag and in the end tag.",
  ],
  WS117: [
    "error",
    "Nobody can open the form, unless a script calls its open().",
    "Add the attribute data-web-scheduler-open to a link or button, or use the mode “button” or “inline”.",
  ],
  WS118: [
    "error",
    "A click on it does not open the form.",
    'Set mode="popup" or mode="button" on the form, and, if there are several, its id or location-id as the value of data-web-scheduler-open.',
  ],
  WS201: ["error", NOT_LOADED, "Check base-url in a new tab, and that the server is running."],
  WS202: ["error", NOT_LOADED, RETRY],
  WS203: [
    "error",
    NO_RECORD,
    "Copy the location's id again, and check that it belongs to this API and not to a test system.",
  ],
  WS204: ["error", NOT_LOADED, "Ask whoever runs the API to allow requests without a login."],
  WS205: ["error", NOT_LOADED, RETRY],
  WS206: [
    "error",
    NOT_LOADED,
    "Check base-url: it is the API's URL without a path, not that of a website.",
  ],
  WS207: ["error", NOT_LOADED, "Check that base-url is the URL of the scheduling API."],
  WS208: ["error", NOT_LOADED, "Ask whoever runs the API; a cache may ignore the path."],
  WS301: ["warning", DEFAULT_USED, IN_RECORD],
  WS302: ["info", DEFAULT_USED, "Select the required fields in the location's settings."],
  WS303: ["warning", "Patients with this answer are asked to call.", IN_RECORD],
  WS304: ["warning", "Patients are not asked the question.", IN_RECORD],
  WS305: ["warning", "Patients cannot choose a provider.", IN_RECORD],
  WS306: ["warning", DEFAULT_USED, IN_RECORD],
  WS307: ["warning", DEFAULT_USED, IN_RECORD],
  WS308: ["warning", DEFAULT_USED, IN_RECORD],
  WS309: ["warning", "The text would be hard to read.", IN_RECORD],
  WS310: ["warning", DEFAULT_USED, IN_RECORD],
  WS311: [
    "info",
    "Patients cannot send requests; they read how to call.",
    "If this is not intended, enable online scheduling in the location's settings.",
  ],
  WS401: [
    "error",
    UNCLEAR,
    "See the receiver's log. It must respond to POST with 2xx and no web page.",
  ],
  WS402: ["warning", UNCLEAR, "See the receiver's log."],
  WS403: ["error", NOTHING_SENT, "See the receiver's log for the reason."],
  WS404: ["warning", UNCLEAR, "See the receiver's log; an id must be stored only once."],
  WS405: ["error", NOTHING_SENT, "Add submit-url, or handle the event."],
  WS406: ["error", UNCLEAR, "Pass a promise that resolves when the practice has the request."],
  WS407: ["error", UNCLEAR, "See the error in the browser's console, and fix the handler."],
  WS408: ["error", NOTHING_SENT, "Add the receiver's origin to the directive."],
  WS601: [
    "error",
    NO_TIMES,
    "Open the URL in a new tab. Its server must allow this page (CORS), and connect-src must allow its origin.",
  ],
  WS602: ["error", NO_TIMES, "It must respond within 10 seconds: return fewer slots at once."],
  WS603: ["error", NO_TIMES, "Allow requests without a login, with the parameters in the README."],
  WS604: ["error", NO_TIMES, RETRY],
  WS605: ["error", NO_TIMES, "Return a FHIR Bundle of Slots, a $bulk-publish manifest, or slots."],
  WS606: ["warning", "Patients see some of the times.", "Return fewer: only free ones, as asked."],
  WS607: ["error", NO_TIMES, "Add # and the Location's id to slots-url."],
  WS608: ["error", NO_TIMES, "See the error in the browser's console, and fix the handler."],
  WS609: ["warning", "Patients see the other times.", "Correct the slots in the source."],
  WS610: ["warning", "Two patients may choose the same time.", "Correct the slots in the source."],
  WS611: ["info", "Loading takes longer than needed.", "Apply start, status and service-type."],
  WS612: ["error", NO_TIMES, "Update the source; a published file may have become stale."],
};
