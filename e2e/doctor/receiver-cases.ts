import { casesWith } from "./doctor-case.ts";

const ALLOW_JSON =
  "Access-Control-Allow-Origin: {page}; Access-Control-Allow-Methods: POST; Access-Control-Allow-Headers: Content-Type";
const RECEIVER = { "data-submit-url": "{broken}/requests" };

/** Requests cannot arrive. */
export const RECEIVER_CASES = casesWith(RECEIVER, {
  "an unreachable receiver": {
    attributes: { "data-submit-url": "https://desk.example.invalid/take" },
    report: [["WS512", "desk.example.invalid/take could not be reached", "Check submit-url"]],
  },
  "a receiver without CORS headers": {
    server: "receiver without CORS",
    report: [["WS515", "{broken}/requests does not allow this page to send JSON", ALLOW_JSON]],
  },
  "a misspelled receiver on a server without CORS headers": {
    server: "website without CORS",
    attributes: { "data-submit-url": "{broken}/booking-reqs" },
    report: [["WS515", "{broken}/booking-reqs does not allow", "check submit-url for a typo"]],
  },
  "a receiver that does not allow the Content-Type": {
    server: "receiver without Content-Type",
    report: [["WS515", "does not allow this page to send JSON", ALLOW_JSON]],
  },
  "a receiver that rejects OPTIONS": {
    server: "receiver without OPTIONS",
    report: [
      ["WS515", "does not allow this page to send JSON", "respond to OPTIONS with status 204"],
    ],
  },
  "a receiver that does not allow the Idempotency-Key": {
    server: "receiver without Idempotency-Key",
    attributes: { "data-idempotency-header": "" },
    report: [["WS515", "does not allow this page to send JSON", `${ALLOW_JSON}, Idempotency-Key`]],
  },
  "a receiver that redirects": {
    server: "receiver that redirects",
    report: [["WS517", "{broken}/requests redirects", "set submit-url to the final URL"]],
  },
  "a receiver that redirects preflights, too": {
    server: "receiver that redirects everything",
    report: [["WS517", "{broken}/requests redirects", "set submit-url to the final URL"]],
  },
  "a receiver that redirects to the URL with a slash, without CORS headers": {
    server: "receiver with a slash",
    report: [
      ["WS517", "redirects to another URL ({broken}/requests/ is right)", "to the final URL"],
    ],
  },
  "a contact form's action": {
    server: "website without CORS",
    attributes: { "data-submit-url": "{broken}/contact-form/" },
    report: [["WS575", "is the address of a web form or a page", "Set submit-url to a receiver"]],
  },
  "a receiver that is a web page": {
    server: "receiver that is a page",
    report: [["WS518", "responds with a web page (status 200)", "the receiver's URL"]],
  },
  "a page that accepts no POST": {
    server: "receiver that accepts no POST",
    report: [["WS579", "accepts no POST: it is a page", "Set submit-url to the URL of a receiver"]],
  },
  "a receiver that does not exist": {
    server: "receiver without a route",
    report: [["WS516", "responds that nothing is there (status 404)", "Check submit-url"]],
  },
  "a receiver that requires a login": {
    server: "receiver with a login",
    report: [["WS519", "refuses or fails (status 403)", "accept a POST without a login"]],
  },
  "a failing receiver": {
    server: "failing receiver",
    report: [["WS519", "refuses or fails (status 502)", "See the server's log"]],
  },
});
