import { type DoctorCase, idOf, tag } from "./doctor-case.ts";

/** Problems with the page around the form. */
export const PAGE_CASES: readonly DoctorCase[] = [
  {
    problem: "a duplicate script for the same location",
    body: (site) => tag(site) + tag(site),
    report: (site) => [
      `WS504 The script is on this page more than once; one tag is enough, and the first one is used: ${site.origin}/web-scheduler.js and ${site.origin}/web-scheduler.js.`,
    ],
  },
  {
    problem: "a script without a form",
    body: (site) => `<script async src="${site.origin}/web-scheduler.js"></script>`,
    report: () => [
      "WS505 The script is on this page without a form; add data-location-id and data-base-url to the tag, or add a <web-scheduler> element where the form should appear.",
    ],
  },
  {
    problem: "a hidden container",
    body: (site) => `<div id="tab" class="panel" style="display: none">${tag(site)}</div>`,
    report: () => [`WS506 The form is hidden: <div id="tab" class="panel"> has “display: none”.`],
  },
  {
    problem: "a transparent container",
    fullOnly: true,
    body: (site) => `<div class="fade-in" style="opacity: 0">${tag(site)}</div>`,
    report: () => [`WS506 The form is hidden: <div class="fade-in"> has “opacity: 0”.`],
  },
  {
    problem: "an inert container",
    fullOnly: true,
    body: (site) => `<main inert>${tag(site)}</main>`,
    report: () => ["WS506 The form is hidden: <main> is inert, so nobody can use it."],
  },
  {
    problem: "a container that cuts off the form",
    body: (site) => `<div id="slot" style="height: 100px; overflow: hidden">${tag(site)}</div>`,
    report: () => [
      /^WS507 The form is cut off: <div id="slot"> hides \d{2,} px of it \(overflow\)\.$/.source,
    ],
  },
  {
    problem: "a narrow container",
    body: (site) => `<aside id="side" style="width: 240px">${tag(site)}</aside>`,
    report: () => [
      `WS508 The form is too narrow: it is 240 px wide in <aside id="side"> and needs 280 px.`,
    ],
  },
  {
    problem: "an overlay on top of the form",
    body: (site) =>
      `<div id="cookies" style="position: fixed; inset: 0; z-index: 9">Cookies?</div>${tag(site)}`,
    report: () => [`WS509 The form is covered: <div id="cookies"> is on top of it.`],
  },
  {
    problem: "a missing chunk of the script",
    prepare: (page) => page.route("**/web-scheduler-*-phone.js", (route) => route.abort()),
    body: (site) => tag(site),
    report: () => [
      "WS510 The file web-scheduler-…-phone.js could not be loaded; it must be in the same folder as web-scheduler.js.",
    ],
  },
  {
    problem: "a missing logo",
    prepare: (page) => page.route("**/ondelle.svg", (route) => route.abort()),
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    report: (site) => [
      `WS511 ${site.otherOrigin}/practice/logos/ondelle.svg could not be loaded as an image; its alternative text is shown.`,
    ],
  },
];
