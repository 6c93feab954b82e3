/**
 * How serious a problem is: `error` if patients cannot use the form or requests do not arrive,
 * `warning` if a part does not work as intended, `info` if it may be intended.
 */
export type Severity = "error" | "warning" | "info";

interface DiagnosticRow {
  severity: Severity;
  /** What is wrong; continues the subject of a finding and a colon. */
  what: string;
  /** What to do. */
  cure: string;
}

const rows =
  (severity: Severity) =>
  (what: string, cure: string): DiagnosticRow => ({ severity, what, cure });

const error = rows("error");
const warning = rows("warning");
const info = rows("info");

const IN_RECORD = "Correct it in the location's settings.";
const API_FAILS =
  "Nothing on this page is wrong. Reload it after some minutes. If it happens again, tell whoever runs the API, with this URL and the time.";
const NO_TIMES = "so no times are offered; patients can still send a request";

/**
 * Every diagnostic, by its stable code. The sentences are for site owners: the doctor, the preview, the conformance check
 * and the documentation have them; the form reports codes.
 */
export const DIAGNOSTICS = {
  WS101: error(
    "this attribute is missing, and without it there is no form",
    "Add it to <web-scheduler>, or with data- in front to the script's tag. If it is there in the editor, the editor removes it: paste the snippet into its block for custom HTML.",
  ),
  WS102: warning(
    "this attribute has an invalid value, which cannot be used",
    "Correct it; “Attributes” in the documentation has the values of each one.",
  ),
  WS103: warning(
    "the form was added at the end of the page",
    "Put a <web-scheduler> element where the form should appear, or let data-target be the selector of its container.",
  ),
  WS104: warning(
    "this URL is not https, so others in the network can read and change the data",
    "Use an https URL.",
  ),
  WS105: warning(
    "this attribute is missing, so nothing is sent unless the page handles the event web-scheduler-request",
    "If it does not, add the attribute with the URL of the receiver.",
  ),
  WS106: warning(
    "this initial value is not a valid answer, so the field stays empty",
    "Correct it, or remove it.",
  ),
  WS107: warning(
    "the script is on this page more than once, or another one defines the element; the first one is used",
    "Keep one script tag. A form in another place needs only a <web-scheduler> element.",
  ),
  WS108: warning(
    "this part of the page handles clicks, or is not displayed, so the form was moved out of it",
    "Move the form out of it in the page's HTML.",
  ),
  WS109: error(
    "something that it needs does not work on this page, so it is missing or incomplete; patients see how to call",
    "Open the page in a current browser. If the form is missing there, too, remove the script of the page that has replaced the feature.",
  ),
  WS110: warning(
    "this custom property has an invalid value, so the browser ignores what uses it",
    "Correct it in the page's CSS.",
  ),
  WS111: error(
    "this file of the script could not be loaded, so a part of the form does not work",
    "Copy every file of the build to the folder of web-scheduler.js. Its server must send Access-Control-Allow-Origin: *, and the page's script-src must allow it.",
  ),
  WS113: warning(
    "this is no attribute of the form, and has no effect",
    "Correct the spelling. Word processors write dashes for hyphens.",
  ),
  WS114: error(
    "this element contains a part of the page, which disappears when the form is shown",
    "HTML has no self-closing elements: write </web-scheduler> directly after the start tag, or after a short fallback.",
  ),
  WS115: error(
    "it is on this page without a form",
    "Add a <web-scheduler> element where the form should appear. If it is there in the editor, the editor removes it: paste the snippet into its block for custom HTML.",
  ),
  WS116: error(
    "no browser knows this element, so there is no form",
    "Write <web-scheduler> and </web-scheduler>. If an editor has put <br> into the start tag, write the tag on one line.",
  ),
  WS117: error(
    "the form in a dialog and the element that opens it do not find each other",
    'A form with mode="popup" needs a link or button with data-web-scheduler-open; its value is empty, or the form\'s id or location-id.',
  ),
  WS118: warning(
    "this question of the practice's own is not asked",
    "Correct it; “Ask more questions” in the documentation has the JSON.",
  ),
  WS201: error(
    "the API could not be reached",
    "Open this URL in a new tab, and check base-url, that the server is running, and its certificate. If the tab shows the record, an ad blocker or a firewall may stop the page: try without extensions, and on another network.",
  ),
  WS202: error("the API did not respond in time", API_FAILS),
  WS203: error(
    "the API does not know this location, or base-url is not the API's URL",
    "Copy the location's id again, and check that base-url is the URL that whoever runs the API has given you, without a path, and not that of a website or a test system.",
  ),
  WS204: error(
    "the API refused the request",
    "Ask whoever runs the API to allow requests without a login, and to exempt the record from a firewall that checks visitors.",
  ),
  WS205: error("the API failed", API_FAILS),
  WS207: error(
    "the response is not a location record",
    "Check that base-url is the API's URL, without a path, and not that of a website. The API must return the record as documented, in data next to success: true, and no login.",
  ),
  WS208: error(
    "the API returned another location's record, which is not shown",
    "Ask whoever runs the API; a cache may ignore the path.",
  ),
  WS209: error(
    "the locations belong to different organizations, so there is no form",
    "Keep the ids of one organization, and give every other organization its own form.",
  ),
  WS301: warning("this key of the record is not as documented, so a default is used", IN_RECORD),
  WS302: error(
    "this key of the record, on which the patient's safety or the whole form depends, cannot be read",
    IN_RECORD,
  ),
  WS303: warning(
    "this answer's action is neither allow nor stop, so it stops the patient",
    IN_RECORD,
  ),
  WS304: warning("it is enabled without a question, so patients are not asked", IN_RECORD),
  WS309: warning(
    "this color has too little contrast, so the nearest readable shade is used",
    IN_RECORD,
  ),
  WS311: info(
    "it is false, so the form says that online requests are closed, and how to call",
    "If this is not intended, enable online scheduling in the location's settings.",
  ),
  WS312: error(
    "it is missing or unknown, so times are shown in the patient's time zone",
    "Set it in the location's settings to a name such as America/New_York.",
  ),
  WS313: warning(
    "patients read HTML or a lost character in it",
    "Correct it in the location's settings. If it is right there, the API must send it as plain text in UTF-8.",
  ),
  WS401: error(
    "the receiver did not say whether it has the request, so the patient is asked to send again or to call",
    "See the receiver's log. It must respond to POST with 2xx and no web page.",
  ),
  WS403: error(
    "the receiver refused the request",
    "Check that submit-url is a receiver's URL. If it is, its log has the reason.",
  ),
  WS404: warning(
    "the receiver says that this request's id is another request's",
    "See the receiver's log; it must store an id only once.",
  ),
  WS405: error(
    "this attribute is missing, and the page did not handle the request, so nothing was sent",
    "Add submit-url, or handle the event web-scheduler-request.",
  ),
  WS406: error(
    "the page's handler returned no promise, so it is unknown whether the practice has the request",
    "Pass a promise that resolves when the practice has the request.",
  ),
  WS407: warning(
    "the receiver did not say that it keeps the answers to the practice's own questions",
    'Update the receiver. If it is your own and keeps them, its response needs "answers": true.',
  ),
  WS408: error(
    "the page's Content-Security-Policy blocks the receiver, so nothing was sent",
    "Add the receiver's origin to the directive.",
  ),
  WS501: error(
    "the page's Content-Security-Policy blocks this server",
    "Add the server to this directive of the policy, a header or a <meta> tag. If the policy has only default-src, add the directive with the sources of default-src and this one.",
  ),
  WS502: error(
    "the server responds, but this page cannot read the response: the server is down, asks for a login, checks visitors, or does not allow this page (CORS)",
    "Open the URL in a private window. If it shows an error, a login or “Just a moment…”, ask whoever runs the server. Otherwise, it must send this header exactly once: Access-Control-Allow-Origin, with this page's origin or *.",
  ),
  WS503: warning(
    "the page's Content-Security-Policy blocks it, so it has no effect",
    "Give an import map or <style> the policy's nonce, or allow its hash in this directive. Write a style attribute as a rule of a style sheet.",
  ),
  WS506: warning(
    "patients cannot see or use it here",
    "Remove the style or attribute, or give the container a width of at least 280 px. If the page shows it later, as in a tab, open that and run the doctor again.",
  ),
  WS512: error(
    "the receiver could not be reached",
    "Check submit-url, and that the server is running and has a valid certificate. If it opens in a new tab, try without extensions, and on another network.",
  ),
  WS515: error(
    "the receiver does not allow this page to send JSON (CORS), so nothing arrives",
    "It must respond to OPTIONS with status 204 and the named headers, each exactly once; Web Scheduler's receiver does for the sites in --origin. The address of a web form or a page cannot do that.",
  ),
  WS516: error(
    "the server does not respond as a receiver does",
    "Check submit-url. The receiver must accept POST without a login, a cookie or a CSRF token; its firewall must let it through, and --origin of Web Scheduler's receiver must name this site. If the server responds to nothing but POST there, ignore this.",
  ),
  WS517: error(
    "the server redirects to another URL, so nothing arrives",
    "Open the URL in a private window, and set submit-url to the address that it ends at: with https, and with or without www and the final slash.",
  ),
  WS520: error(
    "this value is a placeholder, which belongs to nobody",
    "Replace it with the practice's own value.",
  ),
  WS601: error(
    `the source of times could not be reached, ${NO_TIMES}`,
    "Open the URL in a new tab. Its server must allow this page (CORS), and connect-src must allow its origin.",
  ),
  WS602: error(
    `the source of times did not respond in time, ${NO_TIMES}`,
    "It must respond within 10 seconds: return fewer slots at once.",
  ),
  WS603: error(
    `the source of times refused the request, ${NO_TIMES}`,
    "With status 404, correct slots-url. With 401 or 403, allow requests without a login. If it redirects, write the URL that it redirects to. With another status, allow the parameters in “Times” of the documentation.",
  ),
  WS604: error(
    `the source of times failed, ${NO_TIMES}`,
    "Reload the page. If it happens again, ask whoever runs it.",
  ),
  WS605: error(
    `the source did not return times, ${NO_TIMES}`,
    "Return a FHIR Bundle of Slots, or slots.",
  ),
  WS606: warning(
    "the source was not read to its end, so patients see fewer days at once, or only some of the times",
    "Return fewer slots: only free ones, as asked, in pages of 200 whose next links work.",
  ),
  WS608: error(
    `the handler threw an error, ${NO_TIMES}`,
    "See the error in the browser's console, and fix the handler.",
  ),
  WS609: warning(
    "some slots of the source are left out",
    "Correct the slots, and apply start, status, service-type and schedule.actor.",
  ),
  WS612: error(
    "all slots of the source are left out; patients read that the times could not be shown, and can still send a request",
    "Correct the slots. If they are in the past, a published file may be stale. If they are not for an option of the form, give serviceType or the schedule's actor the code, id or name that the location record has.",
  ),
} as const satisfies Record<`WS${number}`, DiagnosticRow>;

/** The stable code of a diagnostic; the documentation lists them. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;
