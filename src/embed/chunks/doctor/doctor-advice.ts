import { type Advice, NO_RECORD, NO_TIMES, NOTHING_SENT } from "./advice.ts";
import type { DoctorCode } from "./issues.ts";

const NO_LOGO = "Patients see the logo's alternative text.";

/** Advice on the problems that only the doctor reports. */
export const DOCTOR_ADVICE: Record<DoctorCode, Advice> = {
  WS105: [
    "info",
    "The doctor cannot see whether this page handles it.",
    "If it does not, add submit-url with the URL that receives booking requests.",
  ],
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
    "Only the first one is used, and two versions can disagree.",
    "Keep one of these tags: {detail}",
  ],
  WS506: [
    "warning",
    "Patients cannot see or use it.",
    "Remove the style or attribute. If the page shows it later, as in a tab, open it and run the doctor again.",
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
    "Clicks do not reach it until the covering element is closed.",
    "Move the covering element, or lower its z-index. If visitors can close it, as a cookie notice, ignore this.",
  ],
  WS511: ["warning", NO_LOGO, "Check the logo's URL in the location's settings."],
  WS512: [
    "error",
    NOTHING_SENT,
    "Check submit-url, and that the server is running and has a valid certificate.",
  ],
  WS513: ["error", NO_RECORD, "Set base-url to {detail}"],
  WS514: [
    "error",
    NO_RECORD,
    "Check base-url: it is the API's URL without a path, not that of a website.",
  ],
  WS515: [
    "error",
    `The browser asks the server for permission (an OPTIONS request) before it sends. ${NOTHING_SENT}`,
    "Check submit-url for a typo: a page that does not exist looks the same to the browser. Otherwise the server must respond to OPTIONS with status 204 and these headers: {detail}",
  ],
  WS516: [
    "error",
    NOTHING_SENT,
    "Check submit-url. If the server responds to nothing but POST there, ignore this.",
  ],
  WS517: [
    "error",
    "A redirect would turn the request into one without content, so it is not followed.",
    "Set submit-url to the final URL: with https, and with or without www and the final slash.",
  ],
  WS518: [
    "warning",
    "A web page in response to a request does not count as received.",
    "Check that submit-url is the receiver's URL. It must respond to POST with 2xx and no web page.",
  ],
  WS519: ["error", NOTHING_SENT, "See the server's log. It must accept a POST without a login."],
  WS520: ["error", "It belongs to nobody.", "Replace it with the practice's own value."],
  WS521: [
    "warning",
    NO_LOGO,
    "Open the URL in a new tab. If it shows the image, its server must send this header: Cross-Origin-Resource-Policy: cross-origin. Otherwise, correct the logo's URL in the location's settings.",
  ],
  WS522: ["error", NO_TIMES, "Its server must send this header: {detail}"],
  WS523: [
    "warning",
    "The form reads it, but other programs may not.",
    "Send application/fhir+json, and the files of a manifest as application/fhir+ndjson.",
  ],
  WS524: [
    "error",
    "Times are shown in the patient's time zone instead of the practice's.",
    "Set it in the location's settings to a name such as America/New_York.",
  ],
  WS525: [
    "info",
    "The form says so, and patients can still send a request.",
    "If there are some, open the URL in a new tab and compare their status and start.",
  ],
};
