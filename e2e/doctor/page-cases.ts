import { type Case, idOf, tag } from "./doctor-case.ts";

/** What the doctor finds in the page around the form. */
export const PAGE_CASES: readonly Case[] = [
  {
    what: "a script that is there twice for the same location",
    body: (site) => tag(site) + tag(site),
    says: (site) => [
      `WS504 The script is on this page more than once; one tag is enough, and the first one is used: ${site.origin}/web-scheduler.js and ${site.origin}/web-scheduler.js.`,
    ],
  },
  {
    what: "a script without a form",
    body: (site) => `<script async src="${site.origin}/web-scheduler.js"></script>`,
    says: () => [
      "WS505 The script is on this page without a form; add data-location-id and data-base-url to the tag, or add a <web-scheduler> element where the form should appear.",
    ],
  },
  {
    what: "a place that is hidden",
    body: (site) => `<div id="tab" class="panel" style="display: none">${tag(site)}</div>`,
    says: () => [`WS506 The form is hidden: <div id="tab" class="panel"> has “display: none”.`],
  },
  {
    what: "a place that is transparent",
    alike: true,
    body: (site) => `<div class="fade-in" style="opacity: 0">${tag(site)}</div>`,
    says: () => [`WS506 The form is hidden: <div class="fade-in"> has “opacity: 0”.`],
  },
  {
    what: "a place that is inert",
    alike: true,
    body: (site) => `<main inert>${tag(site)}</main>`,
    says: () => ["WS506 The form is hidden: <main> is inert, so nobody can use it."],
  },
  {
    what: "a place that cuts the form off",
    body: (site) => `<div id="slot" style="height: 100px; overflow: hidden">${tag(site)}</div>`,
    says: () => [
      /^WS507 The form is cut off: <div id="slot"> hides \d{2,} px of it \(overflow\)\.$/.source,
    ],
  },
  {
    what: "a place that is too narrow",
    body: (site) => `<aside id="side" style="width: 240px">${tag(site)}</aside>`,
    says: () => [
      `WS508 The form is too narrow: it is 240 px wide in <aside id="side"> and needs 280 px.`,
    ],
  },
  {
    what: "an overlay on top",
    body: (site) =>
      `<div id="cookies" style="position: fixed; inset: 0; z-index: 9">Cookies?</div>${tag(site)}`,
    says: () => [`WS509 The form is covered: <div id="cookies"> is on top of it.`],
  },
  {
    what: "a part of the script that is not beside it",
    prepare: (page) => page.route("**/web-scheduler-*-phone.js", (route) => route.abort()),
    body: (site) => tag(site),
    says: () => [
      "WS510 The file web-scheduler-…-phone.js could not be loaded; it must be in the same folder as web-scheduler.js.",
    ],
  },
  {
    what: "a logo that is not there",
    prepare: (page) => page.route("**/ondelle.svg", (route) => route.abort()),
    body: (site) => tag(site, { "data-location-id": idOf("branded") }),
    says: (site) => [
      `WS511 ${site.otherOrigin}/practice/logos/ondelle.svg could not be loaded as an image; its alternative text is shown.`,
    ],
  },
];
