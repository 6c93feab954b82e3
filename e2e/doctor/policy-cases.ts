import type { DoctorCases } from "./doctor-case.ts";

const CONNECT = "{other} is blocked by this page's Content-Security-Policy";

/** Policies that block what the form loads. */
export const POLICY_CASES: DoctorCases = {
  "a policy whose default-src blocks the API": {
    policy: "script-src {site}; default-src 'self'",
    report: [["WS501", CONNECT, "connect-src 'self' {other}"]],
  },
  "a policy whose connect-src lists only another origin": {
    policy: "script-src {site}; connect-src https://stats.invalid",
    report: [["WS501", CONNECT, "connect-src https://stats.invalid {other}"]],
  },
  "a policy in a meta tag": {
    body: `<script>document.head.insertAdjacentHTML("beforeend",
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://a.invalid">')</script>{script}`,
    report: [
      [
        "WS501",
        CONNECT,
        "a header or a <meta> tag, with this one, which keeps what it allows: connect-src https://a.invalid {other}",
      ],
    ],
  },
  "a policy without the receiver": {
    attributes: { "data-submit-url": "{site}/dev/booking-requests/" },
    policy: "script-src {site}; connect-src {other}",
    report: [["WS501", "{site} is blocked", "connect-src {other} {site}"]],
  },
  "a policy without the API and the receiver, with one directive for both": {
    attributes: { "data-submit-url": "{site}/dev/booking-requests/" },
    policy: "script-src {site}; default-src 'none'",
    report: [
      ["WS501", "{other} is blocked", "connect-src {other} {site}"],
      ["WS501", "{site} is blocked", "connect-src {other} {site}"],
    ],
  },
};
