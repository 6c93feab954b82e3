import { recordOf } from "../fixtures/open-form.ts";
import { casesWith } from "./doctor-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const ALLOW_ORIGIN = "Access-Control-Allow-Origin: {page}";
const API = { "data-base-url": "{broken}" };

/** The API does not return the record. */
export const API_CASES = casesWith(API, {
  "an API without CORS headers": {
    server: "API without CORS",
    report: [
      [
        "WS502",
        "behind a firewall that checks visitors, or does not allow this page (CORS)",
        `two values count as none: ${ALLOW_ORIGIN}`,
      ],
    ],
  },
  "an API that allows only another origin": {
    server: "API for another origin",
    report: [
      [
        "WS502",
        "behind a firewall that checks visitors, or does not allow this page (CORS)",
        `two values count as none: ${ALLOW_ORIGIN}`,
      ],
    ],
  },
  "an unreachable API": {
    attributes: { "data-base-url": "https://booking.example.invalid" },
    report: [["WS201", "could not be reached", "that the server is running"]],
  },
  "a failing API": {
    server: "failing API",
    report: [["WS205", "failed (status 500)", "tell whoever runs the API"]],
  },
  "a failing API on the receiver's server": {
    server: "failing API",
    attributes: { "data-submit-url": "{broken}/requests" },
    report: [["WS205", "failed (status 500)", "Nothing on this page is wrong"]],
  },
  "an API whose response is cut off": {
    server: "API that is cut off",
    attributes: { "data-submit-url": "{broken}/requests" },
    report: [["WS580", "only the beginning of its response", "a proxy or a cache"]],
  },
  "an API that requires a login": {
    server: "API with a login",
    report: [["WS204", "refused the request (status 401)", "to allow requests without a login"]],
  },
  "an API that says why it refuses": {
    server: "API that refuses with a reason",
    report: [["WS204", "(status 403; it says “This site is not allowed.”)", "without a login"]],
  },
  "an API behind a firewall that allows reading its page": {
    server: "API behind a firewall",
    report: [
      [
        "WS582",
        "(status 403; it sends a web page, “Attention Required! | Firewall”)",
        "from the firewall's checks",
      ],
    ],
  },
  "a base URL without an API": {
    server: "website without an API",
    report: [["WS514", "{broken} has no API", "it is the API's URL without a path"]],
  },
  "a base URL and a submit URL that are exchanged": {
    server: "website without an API",
    attributes: { "data-submit-url": "{other}" },
    report: [["WS565", "base-url and submit-url have each other's value", "must be {other}"]],
  },
  "a base URL of a website that responds to everything": {
    server: "website with one page",
    report: [["WS206", "did not return JSON (a web page, “A practice”)", "not that of a website"]],
  },
  "a base URL of another API": {
    server: "other API",
    report: [
      ["WS207", "a location record (found an object with ok)", "the URL of the scheduling API"],
    ],
  },
  "an API that wraps the record": {
    server: "API that wraps the record",
    report: [["WS207", "count, results; the record is in results[0]", "the record in data"]],
  },
  "an API that writes a warning before the record": {
    server: "API with a warning in its response",
    report: [
      ["WS573", "before it: “Warning : Undefined variable $row", "set display_errors to Off"],
    ],
  },
  "an API that redirects": {
    server: "API that redirects to a server that is not there",
    report: [["WS574", "redirects to a URL", "must return the record without a login"]],
  },
  "an API that returns another location's record": {
    server: "API with a wrong record",
    report: [["WS208", "returned the record of another location", "a cache may ignore the path"]],
  },
  "a base URL with a path": {
    attributes: { "data-base-url": "{other}/api/v1" },
    report: [
      ["WS513", "base-url has a path that the API does not have", "Set base-url to {other}"],
    ],
  },
  "a base URL that is the complete URL of the record": {
    attributes: { "data-base-url": "{other}/api/v1/location/{id}/public-detail/" },
    report: [
      ["WS513", "base-url has a path that the API does not have", "Set base-url to {other}"],
    ],
  },
  "an unknown location id": {
    attributes: { "data-location-id": UNKNOWN },
    report: [
      [
        "WS203",
        "does not know this location-id, or base-url is not the API's URL (status 404, in JSON",
        "copy the location's id again",
      ],
    ],
  },
  "disabled scheduling": {
    attributes: { "data-location-id": recordOf("closed").id },
    report: [["WS311", "online requests are closed", "enable online scheduling"]],
  },
  "a value of another type in the record": {
    server: "API with an invalid value",
    report: [["WS301", "is_virtual", "Correct"]],
  },
});
