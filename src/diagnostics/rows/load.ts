import { defineRows, NO_RECORD } from "./row.ts";

const NOT_LOADED = `The form cannot load the location record. ${NO_RECORD}`;
const RETRY =
  "Nothing on this page is wrong. Reload it after some minutes. If it happens again, tell whoever runs the API, with this URL and the time.";

export const LOAD = defineRows({
  WS201: {
    subject: "the endpoint",
    message: "could not be reached (offline, wrong URL, CORS or Content-Security-Policy)",
    severity: "error",
    reason: NOT_LOADED,
    cure: "Open this URL in a new tab, and check base-url, that the server is running, and its certificate. If the tab's address becomes http, let the server redirect to https. If the tab shows the record, an ad blocker or a firewall may stop the page: try without extensions, and on another network.",
    isRetryable: true,
  },
  WS202: {
    subject: "the endpoint",
    message: "timed out",
    severity: "error",
    reason: NOT_LOADED,
    cure: RETRY,
    isRetryable: true,
  },
  WS203: {
    subject: "the endpoint",
    message:
      "was not found: the API does not know this location-id, or base-url is not the API's URL",
    severity: "error",
    reason: NO_RECORD,
    cure: "Open this URL in a new tab. If it shows a web page, base-url is the URL of a website: write the one that whoever runs the API has given you. Otherwise, copy the location's id again, and check that it belongs to this API and not to a test system.",
  },
  WS204: {
    subject: "the endpoint",
    message: "refused the request",
    severity: "error",
    reason: NOT_LOADED,
    cure: "Ask whoever runs the API to allow requests without a login.",
  },
  WS205: {
    subject: "the endpoint",
    message: "failed",
    severity: "error",
    reason: NOT_LOADED,
    cure: `${RETRY} Status 503 usually means maintenance, or too many requests.`,
    isRetryable: true,
  },
  WS206: {
    subject: "the endpoint",
    message: "did not return JSON",
    severity: "error",
    reason: NOT_LOADED,
    cure: "Check base-url: it is the API's URL without a path, not that of a website. If the response is a page to log in, whoever runs the API must allow requests without a login.",
    isRetryable: true,
  },
  WS207: {
    subject: "the endpoint",
    message: "did not return a location record",
    severity: "error",
    reason: NOT_LOADED,
    cure: "Check that base-url is the URL of the scheduling API. If the record is inside other keys, whoever runs the API or a proxy must return it as documented: the record in data, next to success: true.",
  },
  WS208: {
    subject: "the endpoint",
    message: "returned the record of another location, which is not shown",
    severity: "error",
    reason: NOT_LOADED,
    cure: "Ask whoever runs the API; a cache may ignore the path.",
  },
});
