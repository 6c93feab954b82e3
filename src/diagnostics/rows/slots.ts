import { defineRows, NO_TIMES } from "./row.ts";

const RETRY = "Reload the page. If it happens again, ask whoever runs the API.";

export const SLOTS = defineRows({
  WS601: {
    subject: "`slots-url`",
    message: "could not be reached (offline, wrong URL, CORS or Content-Security-Policy)",
    severity: "error",
    reason: NO_TIMES,
    cure: "Open the URL in a new tab. Its server must allow this page (CORS), and connect-src must allow its origin.",
    isRetryable: true,
  },
  WS602: {
    subject: "`slots-url` or `onSlots`",
    message: "timed out",
    severity: "error",
    reason: NO_TIMES,
    cure: "It must respond within 10 seconds: return fewer slots at once.",
    isRetryable: true,
  },
  WS603: {
    subject: "`slots-url`",
    message: "refused the request",
    severity: "error",
    reason: NO_TIMES,
    cure: "With status 404, correct slots-url: nothing is there. With 401 or 403, allow requests without a login. With another status, allow the parameters in “Times” of the documentation.",
  },
  WS604: {
    subject: "`slots-url`",
    message: "failed",
    severity: "error",
    reason: NO_TIMES,
    cure: RETRY,
    isRetryable: true,
  },
  WS605: {
    subject: "`slots-url` or `onSlots`",
    message: "did not return available times",
    severity: "error",
    reason: NO_TIMES,
    cure: "Return a FHIR Bundle of Slots from slots-url, or slots from onSlots.",
  },
  WS606: {
    subject: "`slots-url` or `onSlots`",
    message: "returned more than the form reads; the rest is left out",
    severity: "warning",
    reason: "Patients see some of the times.",
    cure: "Return fewer: only free ones, as asked.",
  },
  WS608: {
    subject: "`onSlots`",
    message: "threw an error, so no times are offered",
    severity: "error",
    reason: NO_TIMES,
    cure: "See the error in the browser's console, and fix the handler.",
  },
  WS609: {
    subject: "`slots-url` or `onSlots`",
    message: "returned slots that are not as documented; they are left out",
    detail: "how many, and what is wrong with the first",
    severity: "warning",
    reason: "Patients see the other times.",
    cure: "Correct the slots in the source.",
  },
  WS610: {
    subject: "`slots-url` or `onSlots`",
    message: "returned slots of one schedule that overlap; they are offered",
    severity: "warning",
    reason: "Two patients may choose the same time.",
    cure: "Correct the slots in the source.",
  },
  WS611: {
    subject: "`slots-url` or `onSlots`",
    message: "returned slots that it was not asked for; they are left out",
    severity: "info",
    reason: "Loading takes longer than needed.",
    cure: "Apply start, status and service-type.",
  },
  WS612: {
    subject: "`slots-url` or `onSlots`",
    message: "returned available times in the past only",
    severity: "error",
    reason: NO_TIMES,
    cure: "Update the source; a published file may have become stale.",
  },
});
