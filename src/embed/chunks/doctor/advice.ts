import type { DiagnosticCode } from "../../diagnostics/diagnostics.ts";
import type { DoctorCode } from "./issues.ts";

/**
 * How serious a problem is: `error` if patients cannot use the form or requests do not arrive,
 * `warning` if a part does not work as intended, `info` if it may be intended.
 */
export const SEVERITIES = ["error", "warning", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

const NO_RECORD = "The form has nothing to show: patients see how to call instead.";
const NOT_LOADED = `The form cannot load the location record. ${NO_RECORD}`;
const NOTHING_SENT = "Patients can fill in the form, but their requests do not arrive.";
const UNCLEAR = "Patients are asked to send again or to call, because the request may be lost.";
const IGNORED = "The value is ignored, as if the attribute were missing.";
const DEFAULT_USED = "The form works, but does not look or behave as the record intends.";
const IN_RECORD = "Correct {subject} in the location's settings.";
const RETRY = "Reload the page. If it happens again, ask whoever runs the API.";
const ATTRIBUTE = "Correct the attribute; the README lists the values of each one.";

/** Why each problem matters, and how to fix it. `{subject}` and `{detail}` are the issue's. */
export const ADVICE: Record<
  DiagnosticCode | DoctorCode,
  readonly [severity: Severity, why: string, fix: string]
> = {
  WS101: ["error", NO_RECORD, "Add {subject} to <web-scheduler>, or data-{subject} to the tag."],
  WS102: ["warning", IGNORED, ATTRIBUTE],
  WS103: [
    "warning",
    "The form is not where it should be.",
    "Give the container this id or class, or correct data-target.",
  ],
  WS104: ["warning", "Others in the network could read or change the data.", "Use an https URL."],
  WS105: [
    "error",
    NOTHING_SENT,
    "Add submit-url with the URL that receives booking requests, or handle the event and then ignore this.",
  ],
  WS106: ["warning", "The patient has to enter it.", "Correct the initial value, or remove it."],
  WS107: [
    "warning",
    "Two versions of the script can disagree about how the form works.",
    "Remove all script tags but one; a form in another place needs only a <web-scheduler> element.",
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
    "Copy every file of the build to the folder of web-scheduler.js. Its server must allow CORS, and script-src must allow the folder.",
  ],
  WS112: [
    "warning",
    "A dialog in a part of the page that is not displayed cannot open.",
    "Move the form out of this part of the page.",
  ],
  WS113: ["warning", "The setting that is meant has its default.", "Correct the spelling."],
  WS114: [
    "error",
    "HTML has no self-closing tags for elements: everything after <web-scheduler … /> is its content, and is hidden when the form appears.",
    "Write </web-scheduler> directly after the tag, or after a short fallback such as a phone link.",
  ],
  WS115: [
    "error",
    "Without settings or an element, the script has nothing to show.",
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
    "Check base-url: it is the API's URL, not that of a website, and nothing is between the two, such as a login page.",
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
  WS401: ["error", UNCLEAR, "See the receiver's log; it must respond with 2xx and no web page."],
  WS402: ["warning", UNCLEAR, "See the receiver's log."],
  WS403: ["error", NOTHING_SENT, "See the receiver's log for the reason."],
  WS404: ["warning", UNCLEAR, "See the receiver's log; an id must be stored only once."],
  WS405: ["error", NOTHING_SENT, "Add submit-url, or handle the event."],
  WS406: ["error", UNCLEAR, "Pass a promise that resolves when the practice has the request."],
  WS407: ["error", UNCLEAR, "See the error in the browser's console, and fix the handler."],
  WS408: ["error", NOTHING_SENT, "Add the receiver's origin to the directive."],
  WS501: [
    "error",
    "The browser refuses every request to it.",
    "Replace the directive in the policy, a header or a <meta> tag, with: {detail}",
  ],
  WS502: [
    "error",
    `The browser hides the response from the form. ${NO_RECORD}`,
    "The API's server must send this header: {detail}",
  ],
  WS503: ["error", "Browsers block http requests from https pages as mixed content.", "Use https."],
  WS504: [
    "warning",
    "One tag is enough. Only the first one is used, and two versions can disagree.",
    "Keep one of these tags: {detail}",
  ],
  WS506: [
    "warning",
    "Patients cannot see or use the form, unless the page shows it later, as in a tab.",
    "Remove the style or attribute. If the page shows the form later, open it and run the doctor again.",
  ],
  WS507: [
    "error",
    "Patients cannot reach the end of the form.",
    "Remove the fixed height or the overflow style from this element.",
  ],
  WS508: [
    "warning",
    "Labels and buttons do not fit.",
    "Give the container a width of at least 280 px.",
  ],
  WS509: [
    "warning",
    "Clicks do not reach the form until the covering element is closed.",
    "Move the covering element, or lower its z-index. If visitors can close it, as a cookie notice, ignore this.",
  ],
  WS511: [
    "warning",
    "Patients see the logo's alternative text.",
    "Check the logo's URL in the location's settings.",
  ],
  WS512: [
    "error",
    NOTHING_SENT,
    "Check submit-url, and that the server is running and has a valid certificate.",
  ],
  WS513: ["error", NO_RECORD, "Set base-url to {detail}"],
  WS514: ["error", NO_RECORD, "Check base-url: it is the API's URL without a path, not a website."],
  WS515: [
    "error",
    `The browser asks the server for permission (an OPTIONS request) before it sends. ${NOTHING_SENT}`,
    "The server must respond to OPTIONS with status 204 and these headers: {detail}",
  ],
  WS516: [
    "error",
    NOTHING_SENT,
    "Check submit-url. If the server responds to POST there and to nothing else, ignore this.",
  ],
  WS517: [
    "error",
    "A redirect would turn the request into one without content, so it is not followed.",
    "Set submit-url to the final URL: with https, and with or without www and the final slash.",
  ],
  WS518: [
    "warning",
    "A web page in response to a request does not count as received.",
    "Check that submit-url is the receiver's URL, not that of a page. It must respond to POST with 2xx and without HTML.",
  ],
  WS519: ["error", NOTHING_SENT, "See the server's log. It must accept a POST without a login."],
  WS520: ["error", "It belongs to nobody.", "Replace it with the practice's own value."],
};
