import { casesWith } from "./doctor-case.ts";

const TIMES = { "data-slots-url": "{broken}/fhir/Slot" };
const SITE_TIMES = "{site}/fhir/Slot?schedule.actor=Location/{id}";

/** Patients are not offered times, or not the practice's. */
export const SLOT_CASES = casesWith(TIMES, {
  "unreachable available times": {
    attributes: { "data-slots-url": "https://times.example.invalid/Slot" },
    report: [["WS601", "slots-url could not be reached", "Open the URL in a new tab"]],
  },
  "available times without CORS headers": {
    server: "times without CORS",
    report: [
      [
        "WS522",
        "is down, asks for a login, or does not allow this page (CORS)",
        "Access-Control-Allow-Origin: {page}",
      ],
    ],
  },
  "available times that a policy blocks": {
    server: "times with a login",
    policy: "connect-src {site} {other}",
    report: [["WS501", "{broken} is blocked", "connect-src {site} {other} {broken}"]],
  },
  "available times that require a login": {
    server: "times with a login",
    report: [["WS603", "slots-url refused the request (status 401)", "without a login"]],
  },
  "a web page instead of available times": {
    server: "page instead of times",
    report: [["WS605", "slots-url did not return available times", "a FHIR Bundle of Slots"]],
  },
  "available times that are sent as text": {
    server: "times as text",
    report: [["WS523", "is not sent as JSON (text/plain)", "Send application/fhir+json"]],
  },
  "available times in the past": {
    server: "times in the past",
    report: [
      ["WS612", "slots-url returned available times in the past only", "Update the source"],
      ["WS611", "slots that it was not asked for", "Apply start"],
    ],
  },
  "a practice without a time zone": {
    server: "API without a time zone",
    attributes: { "data-base-url": "{broken}", "data-slots-url": SITE_TIMES },
    report: [["WS524", "time_zone is missing or unknown", "such as America/New_York"]],
  },
});
