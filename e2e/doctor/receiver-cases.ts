import type { DoctorCase } from "./doctor-case.ts";

const ALLOW_JSON =
  "Access-Control-Allow-Origin: {page}; Access-Control-Allow-Methods: POST; Access-Control-Allow-Headers: Content-Type";
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
    problem: "a misspelled receiver on a server without CORS headers",
    server: "website without CORS",
    attributes: { "data-submit-url": "{broken}/booking-reqs" },
    report: [
      ["WS515", "{broken}/booking-reqs does not allow", "Do this: Check submit-url for a typo"],
    ],
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
