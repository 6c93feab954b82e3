import { type Case, id, idOf, policy, tag } from "./doctor-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
// More often than the form and the doctor ask together.
const NO_CORS = Array(20).fill("nocors").join();

/** What the doctor finds in the attributes, the network and the record. */
export const FORM_CASES: readonly Case[] = [
  {
    what: "a policy without connect-src, whose default-src then holds",
    alike: true,
    body: (site) => tag(site),
    headers: (site) => policy(site, "default-src 'self'"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: connect-src 'self' ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a policy whose connect-src names somebody else",
    alike: true,
    body: (site) => tag(site),
    headers: (site) => policy(site, "connect-src https://stats.example"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: connect-src https://stats.example ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a policy that forgets the receiver",
    alike: true,
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, `connect-src ${site.otherOrigin}`),
    says: (site) => [
      `WS501 ${site.origin} is blocked by this page's Content-Security-Policy; add this directive: connect-src ${site.otherOrigin} ${site.origin}.`,
    ],
  },
  {
    what: "a policy that names neither the service nor the receiver, and the one directive for both",
    body: (site) => tag(site, { "data-submit-url": `${site.origin}/dev/booking-requests/` }),
    headers: (site) => policy(site, "default-src 'none'"),
    says: ({ origin, otherOrigin }) =>
      [otherOrigin, origin].map(
        (blocked) =>
          `WS501 ${blocked} is blocked by this page's Content-Security-Policy; add this directive: connect-src ${otherOrigin} ${origin}.`,
      ),
  },
  {
    what: "a policy that forgets the logos",
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    headers: (site) => policy(site, "img-src 'none'"),
    says: (site) => [
      `WS501 ${site.otherOrigin} is blocked by this page's Content-Security-Policy; add this directive: img-src ${site.otherOrigin}.`,
    ],
  },
  {
    what: "a service that answers without CORS",
    body: (site) => tag(site, { "data-base-url": `${site.otherOrigin}/f/${NO_CORS}` }),
    says: (site) => [
      `WS502 ${site.otherOrigin} responds, but does not allow this page to read the response (CORS); the server must send: Access-Control-Allow-Origin: {page}.`,
    ],
  },
  {
    what: "a service that is not there",
    alike: true,
    body: (site) => tag(site, { "data-base-url": "https://booking.example.invalid" }),
    says: () => [
      `WS201 https://booking.example.invalid/api/v1/location/${id}/public-detail/ could not be reached (offline, wrong URL, CORS or Content-Security-Policy). Trying again may help.`,
    ],
  },
  {
    what: "a receiver that is not there",
    body: (site) => tag(site, { "data-submit-url": "https://desk.example.invalid/take" }),
    says: () => [
      "WS512 https://desk.example.invalid/take could not be reached; requests cannot be sent there.",
    ],
  },
  {
    what: "a location id that the service does not know",
    body: (site) => tag(site, { "data-location-id": UNKNOWN }),
    says: (site) => [
      `WS203 ${site.otherOrigin}/api/v1/location/${UNKNOWN}/public-detail/ does not know this location-id (status 404).`,
    ],
  },
  {
    what: "a location id that is none",
    alike: true,
    body: (site) => tag(site, { "data-location-id": "larkmere" }),
    says: () => [
      "WS102 location-id has an invalid value (found “larkmere”, expected the location's UUID).",
    ],
  },
  {
    what: "missing attributes",
    body: (site) => tag(site, { "data-location-id": null, "data-base-url": null }),
    says: () => [
      "WS101 location-id is missing; the form cannot start without it.",
      "WS101 base-url is missing; the form cannot start without it.",
    ],
  },
  {
    what: "scheduling that is switched off",
    alike: true,
    body: (site) => tag(site, { "data-location-id": idOf("closed") }),
    says: () => [
      "WS311 is_web_scheduler_enabled is false: the form says that online requests are closed.",
    ],
  },
  {
    what: "a record with a mistake in it",
    alike: true,
    body: (site) => tag(site, { "data-location-id": idOf("screener-unknown") }),
    says: () => [
      "WS303 screener_question.if_yes has an action other than allow or stop; it stops the patient (found “route_to_nurse”).",
    ],
  },
  {
    what: "no way to hand a request over",
    alike: true,
    body: (site) => tag(site, { "data-submit-url": null }),
    says: () => [
      "WS105 submit-url is missing: requests are not sent unless the page handles the web-scheduler-request event.",
    ],
  },
];
