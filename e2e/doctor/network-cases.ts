import { recordOf } from "../fixtures/open-form.ts";
import type { DoctorCase } from "./doctor-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const BRANDED = { "data-location-id": recordOf("branded").id };
const CONNECT = "{other} is blocked by this page's Content-Security-Policy";

/** Policies that block what the form loads. */
export const POLICY_CASES: readonly DoctorCase[] = [
  {
    problem: "a policy whose default-src blocks the API",
    policy: "script-src {site}; default-src 'self'",
    report: [["WS501", CONNECT, "with: connect-src 'self' {other}"]],
  },
  {
    problem: "a policy whose connect-src lists only another origin",
    policy: "script-src {site}; connect-src https://stats.invalid",
    report: [["WS501", CONNECT, "with: connect-src https://stats.invalid {other}"]],
  },
  {
    problem: "a policy in a meta tag",
    body: `<script>document.head.insertAdjacentHTML("beforeend",
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://a.invalid">')</script>{script}`,
    report: [
      ["WS501", CONNECT, "a header or a <meta> tag, with: connect-src https://a.invalid {other}"],
    ],
  },
  {
    problem: "a policy without the receiver",
    attributes: { "data-submit-url": "{site}/dev/booking-requests/" },
    policy: "script-src {site}; connect-src {other}",
    report: [["WS501", "{site} is blocked", "with: connect-src {other} {site}"]],
  },
  {
    problem: "a policy without the API and the receiver, with one directive for both",
    attributes: { "data-submit-url": "{site}/dev/booking-requests/" },
    policy: "script-src {site}; default-src 'none'",
    report: [
      ["WS501", "{other} is blocked", "with: connect-src {other} {site}"],
      ["WS501", "{site} is blocked", "with: connect-src {other} {site}"],
    ],
  },
  {
    problem: "a policy that blocks the logos",
    attributes: BRANDED,
    policy: "script-src {site}; img-src 'none'",
    report: [["WS501", "{other} is blocked", "with: img-src {other}"]],
  },
];

const ALLOW_ORIGIN = "Access-Control-Allow-Origin: {page}";
const ALLOW_JSON = `${ALLOW_ORIGIN}; Access-Control-Allow-Methods: POST; Access-Control-Allow-Headers: Content-Type`;
const API = { "data-base-url": "{broken}" };

/** The API does not return the record. */
export const API_CASES: readonly DoctorCase[] = [
  {
    problem: "an API without CORS headers",
    server: "API without CORS",
    attributes: API,
    report: [["WS502", "{broken} responds, but does not allow", `this header: ${ALLOW_ORIGIN}`]],
  },
  {
    problem: "an API that allows only another origin",
    server: "API for another origin",
    attributes: API,
    report: [["WS502", "{broken} responds, but does not allow", `this header: ${ALLOW_ORIGIN}`]],
  },
  {
    problem: "an unreachable API",
    attributes: { "data-base-url": "https://booking.example.invalid" },
    report: [["WS201", "could not be reached", "that the server is running"]],
  },
  {
    problem: "a failing API",
    server: "failing API",
    attributes: API,
    report: [["WS205", "failed (status 500)", "ask whoever runs the API"]],
  },
  {
    problem: "an API that requires a login",
    server: "API with a login",
    attributes: API,
    report: [["WS204", "refused the request (status 401)", "to allow requests without a login"]],
  },
  {
    problem: "a base URL without an API",
    server: "website without an API",
    attributes: API,
    report: [["WS514", "{broken} has no API", "it is the API's URL without a path"]],
  },
  {
    problem: "a base URL of a website that responds to everything",
    server: "website with one page",
    attributes: API,
    report: [["WS206", "did not return JSON", "not that of a website"]],
  },
  {
    problem: "a base URL of another API",
    server: "other API",
    attributes: API,
    report: [["WS207", "did not return a location record", "the URL of the scheduling API"]],
  },
  {
    problem: "an API that returns another location's record",
    server: "API with a wrong record",
    attributes: API,
    report: [["WS208", "returned the record of another location", "a cache may ignore the path"]],
  },
  {
    problem: "a base URL with a path",
    attributes: { "data-base-url": "{other}/api/v1" },
    report: [
      ["WS513", "base-url has a path that the API does not have", "Set base-url to {other}"],
    ],
  },
  {
    problem: "a base URL that is the complete URL of the record",
    attributes: { "data-base-url": "{other}/api/v1/location/{id}/public-detail/" },
    report: [
      ["WS513", "base-url has a path that the API does not have", "Set base-url to {other}"],
    ],
  },
  {
    problem: "an unknown location id",
    attributes: { "data-location-id": UNKNOWN },
    report: [
      ["WS203", "does not know this location-id (status 404)", "Copy the location's id again"],
    ],
  },
  {
    problem: "disabled scheduling",
    attributes: { "data-location-id": recordOf("closed").id },
    report: [["WS311", "online requests are closed", "enable online scheduling"]],
  },
  {
    problem: "an invalid value in the record",
    attributes: { "data-location-id": recordOf("screener-unknown").id },
    report: [["WS303", "found “route_to_nurse”", "Correct screener_question.if_yes"]],
  },
  {
    problem: "a missing logo",
    attributes: BRANDED,
    abort: "**/ondelle.svg",
    report: [["WS511", "ondelle.svg could not be loaded as an image", "Check the logo's URL"]],
  },
];

const RECEIVER = { "data-submit-url": "{broken}/requests" };

/** Requests cannot arrive. */
export const RECEIVER_CASES: readonly DoctorCase[] = [
  {
    problem: "an unreachable receiver",
    attributes: { "data-submit-url": "https://desk.example.invalid/take" },
    report: [["WS512", "desk.example.invalid/take could not be reached", "Check submit-url"]],
  },
  {
    problem: "a receiver without CORS headers",
    server: "receiver without CORS",
    attributes: RECEIVER,
    report: [["WS515", "{broken}/requests does not allow this page to send JSON", ALLOW_JSON]],
  },
  {
    problem: "a receiver that does not allow the Content-Type",
    server: "receiver without Content-Type",
    attributes: RECEIVER,
    report: [["WS515", "does not allow this page to send JSON", ALLOW_JSON]],
  },
  {
    problem: "a receiver that rejects OPTIONS",
    server: "receiver without OPTIONS",
    attributes: RECEIVER,
    report: [
      ["WS515", "does not allow this page to send JSON", "respond to OPTIONS with status 204"],
    ],
  },
  {
    problem: "a receiver that does not allow the Idempotency-Key",
    server: "receiver without Idempotency-Key",
    attributes: { ...RECEIVER, "data-idempotency-header": "" },
    report: [["WS515", "does not allow this page to send JSON", `${ALLOW_JSON}, Idempotency-Key`]],
  },
  {
    problem: "a receiver that redirects",
    server: "receiver that redirects",
    attributes: RECEIVER,
    report: [["WS517", "{broken}/requests redirects", "Set submit-url to the final URL"]],
  },
  {
    problem: "a receiver that redirects preflights, too",
    server: "receiver that redirects everything",
    attributes: RECEIVER,
    report: [["WS517", "{broken}/requests redirects", "Set submit-url to the final URL"]],
  },
  {
    problem: "a receiver that is a web page",
    server: "receiver that is a page",
    attributes: RECEIVER,
    report: [["WS518", "responds with a web page (status 200)", "the receiver's URL"]],
  },
  {
    problem: "a receiver that does not exist",
    server: "receiver without a route",
    attributes: RECEIVER,
    report: [["WS516", "responds that nothing is there (status 404)", "Check submit-url"]],
  },
  {
    problem: "a receiver that requires a login",
    server: "receiver with a login",
    attributes: RECEIVER,
    report: [["WS519", "refuses or fails (status 403)", "accept a POST without a login"]],
  },
  {
    problem: "a failing receiver",
    server: "failing receiver",
    attributes: RECEIVER,
    report: [["WS519", "refuses or fails (status 502)", "See the server's log"]],
  },
];
