import { defineRows, NO_RECORD, NO_TIMES, NOTHING_SENT } from "./row.ts";

const NO_LOGO = "Patients see the logo's alternative text.";

/** Reported by the doctor alone: the page, and the servers around the form. */
export const DOCTOR = defineRows({
  WS105: {
    subject: "an attribute",
    message:
      "is missing: requests are not sent unless the page handles the web-scheduler-request event",
    severity: "info",
    reason: "The doctor cannot see whether this page handles it.",
    cure: "If it does not, add submit-url with the URL that receives booking requests.",
  },
  WS115: {
    subject: "the script",
    message: "is on this page without a form",
    severity: "error",
    reason: "The script has nothing to show.",
    cure: "Add data-location-id and data-base-url to the script tag, or a <web-scheduler> element where the form should appear. If an optimizer removed them, use the element.",
  },
  WS501: {
    subject: "a server",
    message: "is blocked by this page's Content-Security-Policy",
    severity: "error",
    reason: "The browser refuses every request to it.",
    cure: "Replace the directive in the policy, a header or a <meta> tag, with: {detail}",
  },
  WS502: {
    subject: "the API",
    message:
      "responds, but this page cannot read the response: the API is down, or does not allow this page (CORS)",
    severity: "error",
    reason: `Servers that are down usually respond without CORS headers, and the browser hides both from the form. ${NO_RECORD}`,
    cure: "Open the API's URL in a new tab. If it shows an error, ask whoever runs the API. If it shows the record, its server must send this header: {detail}",
  },
  WS503: {
    subject: "an attribute",
    message: "is http on an https page",
    severity: "error",
    reason: "Browsers block http requests from https pages as mixed content.",
    cure: "Use https.",
  },
  WS504: {
    subject: "the script",
    message: "is on this page more than once",
    severity: "warning",
    reason: "Only the first one is used, and two versions can disagree.",
    cure: "Keep one of these tags: {detail}",
  },
  WS511: {
    subject: "a logo",
    message: "could not be loaded as an image",
    severity: "warning",
    reason: NO_LOGO,
    cure: "Check the logo's URL in the location's settings.",
  },
  WS512: {
    subject: "`submit-url`",
    message: "could not be reached",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "Check submit-url, and that the server is running and has a valid certificate.",
  },
  WS513: {
    subject: "`base-url`",
    message: "has a path that the API does not have",
    severity: "error",
    reason: NO_RECORD,
    cure: "Set base-url to {detail}",
  },
  WS514: {
    subject: "`base-url`",
    message: "has no API: nothing is found there, not even an error message of the API",
    severity: "error",
    reason: NO_RECORD,
    cure: "Check base-url: it is the API's URL without a path, not that of a website.",
  },
  WS515: {
    subject: "`submit-url`",
    message: "does not allow this page to send JSON (CORS)",
    severity: "error",
    reason: `The browser asks the server for permission (an OPTIONS request) before it sends. ${NOTHING_SENT}`,
    cure: "Check submit-url for a typo, and that the receiver is not down: an error page looks the same to the browser. Otherwise the server must respond to OPTIONS with status 204 and these headers: {detail}",
  },
  WS516: {
    subject: "`submit-url`",
    message: "responds that nothing is there",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "Check submit-url. If the server responds to nothing but POST there, ignore this.",
  },
  WS517: {
    subject: "`submit-url`",
    message: "redirects to another URL",
    severity: "error",
    reason: "A redirect would turn the request into one without content, so it is not followed.",
    cure: "Set submit-url to the final URL: with https, and with or without www and the final slash.",
  },
  WS518: {
    subject: "`submit-url`",
    message: "responds with a web page",
    severity: "warning",
    reason: "A web page in response to a request does not count as received.",
    cure: "Check that submit-url is the receiver's URL. It must respond to POST with 2xx and no web page.",
  },
  WS519: {
    subject: "`submit-url`",
    message: "refuses or fails",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "See the server's log. It must accept a POST without a login, a cookie or a CSRF token: exempt this URL from the framework's CSRF protection.",
  },
  WS520: {
    subject: "an attribute",
    message: "is a placeholder from the documentation",
    severity: "error",
    reason: "It belongs to nobody.",
    cure: "Replace it with the practice's own value.",
  },
  WS521: {
    subject: "a logo",
    message: "does not reach this page",
    detail: "what prevents it",
    severity: "warning",
    reason: NO_LOGO,
    cure: "Open the URL in a new tab. If it shows the image, its server must send this header: Cross-Origin-Resource-Policy: cross-origin. Otherwise, correct the logo's URL in the location's settings.",
  },
  WS522: {
    subject: "`slots-url`",
    message:
      "responds, but this page cannot read the response: the source is down, or does not allow this page (CORS)",
    severity: "error",
    reason: NO_TIMES,
    cure: "Open the URL in a new tab. If it shows an error, ask whoever runs it. If it shows times, its server must send this header: {detail}",
  },
  WS523: {
    subject: "`slots-url`",
    message: "is not sent as JSON",
    detail: "as what",
    severity: "warning",
    reason: "The form reads it, but other programs may not.",
    cure: "Send application/fhir+json, and the files of a manifest as application/fhir+ndjson.",
  },
  WS524: {
    subject: "`time_zone`",
    message: "is missing or unknown, although the form offers times",
    severity: "error",
    reason: "Times are shown in the patient's time zone instead of the practice's.",
    cure: "Set it in the location's settings to a name such as America/New_York.",
  },
  WS525: {
    subject: "`slots-url`",
    message: "has no available times in the next four weeks",
    severity: "info",
    reason: "The form says so, and patients can still send a request.",
    cure: "If there are some, open the URL in a new tab and compare their status and start.",
  },
});
