import { defineRows, NOTHING_SENT } from "./row.ts";

const UNCLEAR = "Patients are asked to send again or to call, because the request may be lost.";

export const SEND = defineRows({
  WS401: {
    subject: "`submit-url`",
    message: "did not say whether it received the request",
    severity: "error",
    reason: UNCLEAR,
    cure: "See the receiver's log. It must respond to POST with 2xx and no web page.",
    isRetryable: true,
  },
  WS402: {
    subject: "`submit-url`",
    message: "was too busy to accept the request",
    severity: "warning",
    reason: UNCLEAR,
    cure: "See the receiver's log.",
    isRetryable: true,
  },
  WS403: {
    subject: "`submit-url`",
    message: "refused the request",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "Check that submit-url is a receiver's URL, and not that of a page of the website. If it is, its log has the reason.",
  },
  WS404: {
    subject: "`submit-url`",
    message: "says that this request's id belongs to another request",
    severity: "warning",
    reason: UNCLEAR,
    cure: "See the receiver's log; an id must be stored only once.",
    isRetryable: true,
  },
  WS405: {
    subject: "`submit-url`",
    message:
      "is missing, and the page did not handle the web-scheduler-request event: nothing was sent",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "Add submit-url, or handle the event.",
  },
  WS406: {
    subject: "the page's handler",
    message: "returned no promise, so it is unknown whether the practice has the request",
    severity: "error",
    reason: UNCLEAR,
    cure: "Pass a promise that resolves when the practice has the request.",
  },
  WS407: {
    subject: "the page's handler",
    message:
      "threw an error before it responded, so the request was sent as if there were no handler",
    severity: "error",
    reason: UNCLEAR,
    cure: "See the error in the browser's console, and fix the handler.",
  },
  WS408: {
    subject: "the receiver",
    message: "is blocked by this page's Content-Security-Policy: add its origin to the directive",
    severity: "error",
    reason: NOTHING_SENT,
    cure: "Add the receiver's origin to the directive.",
  },
});
