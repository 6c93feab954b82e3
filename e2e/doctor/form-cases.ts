import { type DoctorCase, id, idOf, policy, tag } from "./doctor-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
// More than the total number of requests from the form and the doctor.
const NO_CORS = Array(20).fill("nocors").join();

/** Problems with the attributes, the network and the record. */
export const FORM_CASES: readonly DoctorCase[] = [
  {
    problem: "a policy whose default-src blocks the service",
    fullOnly: true,
    body: (site) => tag(site),
    headers: (site) => policy(site, "default-src 'self'"),
    report: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: connect-src 'self' ${site.otherOrigin}.`,
    ],
  },
  {
    problem: "a policy whose connect-src lists only another origin",
    fullOnly: true,
    body: (site) => tag(site),
    headers: (site) => policy(site, "connect-src https://stats.example"),
    report: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: connect-src https://stats.example ${site.otherOrigin}.`,
    ],
  },
  {
    problem: "a policy without the submit URL",
    fullOnly: true,
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, `connect-src ${site.otherOrigin}`),
    report: (site) => [
      `WS501 ${site.origin} is blocked by this page's Content-Security-Policy; add this directive: connect-src ${site.otherOrigin} ${site.origin}.`,
    ],
  },
  {
    problem: "a policy without the service and the submit URL, with one directive for both",
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, "default-src 'none'"),
    report: ({ origin, otherOrigin }) =>
      [otherOrigin, origin].map(
        (blocked) =>
          `WS501 ${blocked} is blocked by this page's Content-Security-Policy; add this directive: connect-src ${otherOrigin} ${origin}.`,
      ),
  },
  {
    problem: "a policy that blocks the logos",
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    headers: (site) => policy(site, "img-src 'none'"),
    report: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: img-src ${site.otherOrigin}.`,
    ],
  },
  {
    problem: "a service without CORS headers",
    body: (site) => tag(site, { "data-base-url": `${site.otherOrigin}/f/${NO_CORS}` }),
    report: (site) => [
      `WS502 ${site.otherOrigin} responds, but does not allow this page to read the response (CORS); the server must send: Access-Control-Allow-Origin: {page}.`,
    ],
  },
  {
    problem: "an unreachable service",
    fullOnly: true,
    body: (site) => tag(site, { "data-base-url": "https://booking.example.invalid" }),
    report: () => [
      `WS201 https://booking.example.invalid/api/v1/location/${id}/public-detail/ could not be reached (offline, wrong URL, CORS or Content-Security-Policy). Trying again may help.`,
    ],
  },
  {
    problem: "an unreachable submit URL",
    body: (site) => tag(site, { "data-submit-url": "https://desk.example.invalid/take" }),
    report: () => [
      "WS512 https://desk.example.invalid/take could not be reached; requests cannot be sent there.",
    ],
  },
  {
    problem: "an unknown location id",
    body: (site) => tag(site, { "data-location-id": UNKNOWN }),
    report: (site) => [
      `WS203 ${site.otherOrigin}/api/v1/location/${UNKNOWN}/public-detail/ does not know this location-id (status 404).`,
    ],
  },
  {
    problem: "an invalid location id",
    fullOnly: true,
    body: (site) => tag(site, { "data-location-id": "larkmere" }),
    report: () => [
      "WS102 location-id has an invalid value (found “larkmere”, expected the location's UUID).",
    ],
  },
  {
    problem: "missing attributes",
    body: (site) => tag(site, { "data-location-id": null, "data-base-url": null }),
    report: () => [
      "WS101 location-id is missing; the form cannot start without it.",
      "WS101 base-url is missing; the form cannot start without it.",
    ],
  },
  {
    problem: "disabled scheduling",
    fullOnly: true,
    body: (site) => tag(site, { "data-location-id": idOf("closed") }),
    report: () => [
      "WS311 is_web_scheduler_enabled is false: the form says that online requests are closed.",
    ],
  },
  {
    problem: "an invalid value in the record",
    fullOnly: true,
    body: (site) => tag(site, { "data-location-id": idOf("screener-unknown") }),
    report: () => [
      "WS303 screener_question.if_yes has an action other than allow or stop; it stops the patient (found “route_to_nurse”).",
    ],
  },
  {
    problem: "a missing submit URL",
    fullOnly: true,
    body: (site) => tag(site, { "data-submit-url": null }),
    report: () => [
      "WS105 submit-url is missing: requests are not sent unless the page handles the web-scheduler-request event.",
    ],
  },
];
