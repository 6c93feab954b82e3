import type { DoctorCase } from "./doctor-case.ts";

const SETTINGS = `base-url="{other}" submit-url="{other}/dev/booking-requests/"`;
const ELEMENT = `location-id="{id}" ${SETTINGS}`;
const SCRIPT = `<script async src="{site}/web-scheduler.js"></script>`;
const POPUP = `<web-scheduler mode="popup" ${ELEMENT}></web-scheduler>${SCRIPT}`;

const BROKEN_SCRIPT = `<script async src="{broken}/web-scheduler.js" data-location-id="{id}" data-base-url="{other}"></script>`;

/** Mistakes in attributes and in the page's HTML. */
export const MARKUP_CASES: readonly DoctorCase[] = [
  {
    problem: "missing attributes",
    attributes: { "data-location-id": null, "data-base-url": null },
    report: [
      ["WS101", "location-id is missing", "Add location-id to <web-scheduler>"],
      ["WS101", "base-url is missing", "Add base-url to <web-scheduler>"],
    ],
  },
  {
    problem: "an invalid location id",
    attributes: { "data-location-id": "larkmere" },
    report: [["WS102", "found “larkmere”, expected the location's UUID", "Correct the attribute"]],
  },
  {
    problem: "placeholders from the documentation",
    attributes: {
      "data-location-id": "LOCATION-ID",
      "data-base-url": "https://api.example",
      "data-submit-url": "https://practice.example/requests",
      "data-phone": "+15550100",
    },
    report: ["location-id", "base-url", "submit-url", "phone"].map((name) => [
      "WS520",
      `${name} is a placeholder from the documentation`,
      "Replace it with the practice's own value",
    ]),
  },
  {
    problem: "a relative base URL",
    attributes: { "data-base-url": "/api" },
    report: [["WS102", "this URL is relative", "Correct the attribute"]],
  },
  {
    problem: "a receiver with http",
    attributes: { "data-submit-url": "http://desk.example.invalid/" },
    report: [["WS102", "this URL is http", "Correct the attribute"]],
  },
  {
    problem: "an unknown mode",
    attributes: { "data-mode": "pop-up" },
    report: [
      ["WS102", "found “pop-up”, expected inline, button or popup", "Correct the attribute"],
    ],
  },
  {
    problem: "a missing submit URL",
    attributes: { "data-submit-url": null },
    report: [["WS105", "submit-url is missing", "Add submit-url with the URL that receives"]],
  },
  {
    problem: "a misspelled attribute of the element",
    body: `<web-scheduler location_id="{id}" prefil-email="m@mail.invalid" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    report: [
      ["WS101", "location-id is missing", "Add location-id"],
      ["WS113", "location_id isn't an attribute", "did you mean location-id?"],
      ["WS113", "prefil-email isn't an attribute", "did you mean prefill-email?"],
    ],
  },
  {
    problem: "a misspelled attribute of the script tag",
    attributes: { "data-submit-url": null, "data-submiturl": "{other}/dev/booking-requests/" },
    report: [
      ["WS105", "submit-url is missing", "Add submit-url"],
      ["WS113", "data-submiturl isn't an attribute", "did you mean data-submit-url?"],
    ],
  },
  {
    problem: "attributes of the script tag on the element",
    body: `<web-scheduler data-location-id="{id}" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    report: [
      ["WS101", "location-id is missing", "Add location-id"],
      ["WS113", "data-location-id isn't an attribute", "did you mean location-id?"],
    ],
  },
  {
    problem: "a misspelled element",
    body: `<web-schedular ${ELEMENT}></web-schedular>${SCRIPT}`,
    report: [
      ["WS116", "<web-schedular> isn't an element", "did you mean <web-scheduler>?"],
      ["WS115", "is on this page without a form", "or a <web-scheduler> element"],
    ],
  },
  {
    problem: "a self-closing tag",
    body: `${SCRIPT}<web-scheduler ${ELEMENT} /><main><h2>Our team</h2></main><footer>Imprint</footer>`,
    report: [["WS114", "contains a part of the page", "Write </web-scheduler>"]],
  },
  {
    problem: "a script without a form",
    body: SCRIPT,
    report: [["WS115", "The script is on this page without a form", "Add data-location-id"]],
  },
  {
    problem: "a container that does not exist",
    attributes: { "data-target": "#bookin" },
    body: `<div id="booking"></div>{script}`,
    report: [["WS103", "target matches no element", "Give the container this id"]],
  },
  {
    problem: "a popup that nothing opens",
    body: `<a href="#">Book</a>${POPUP}`,
    report: [["WS117", `mode="popup" has no element`, "data-web-scheduler-open to a link"]],
  },
  {
    problem: "a misspelled opener",
    body: `<a href="#" data-web-schedular-open>Book</a>${POPUP}`,
    report: [["WS117", "instead of data-web-schedular-open", "data-web-scheduler-open"]],
  },
  {
    problem: "an opener of a form that does not exist",
    body: `<a href="#" data-web-scheduler-open="braces">Book</a>${POPUP}`,
    report: [["WS118", `"braces" opens no form`, "its id or location-id as the value"]],
  },
  {
    problem: "an opener without a form in a dialog",
    body: `<a href="#" data-web-scheduler-open>Book</a>{script}`,
    report: [["WS118", `no form has mode="popup"`, `Set mode="popup" or mode="button"`]],
  },
  {
    problem: "a duplicate tag for the same location",
    body: "{script}{script}",
    report: [["WS504", "is on this page more than once", "Keep one of these tags: {site}"]],
  },
  {
    problem: "two versions of the script",
    server: "older version",
    body: `<script src="{broken}/web-scheduler.js"></script>{script}`,
    report: [["WS504", "is on this page more than once", "{broken}/web-scheduler.js or {site}"]],
  },
  {
    problem: "a form inside a link",
    body: `<a href="/elsewhere/"><web-scheduler ${ELEMENT}></web-scheduler></a>${SCRIPT}`,
    report: [["WS108", "<a> handles clicks", "Move the form out of the element"]],
  },
  {
    problem: "an invalid custom property",
    body: "<style>body { --web-scheduler-accent: tealish }</style>{script}",
    report: [["WS110", "found “tealish”", "Correct the value of --web-scheduler-accent"]],
  },
];

/** The form cannot be seen or used. */
export const LAYOUT_CASES: readonly DoctorCase[] = [
  {
    problem: "a hidden container",
    body: `<div id="tab" class="panel" style="display: none">{script}</div>`,
    report: [["WS506", `<div id="tab" class="panel"> has “display: none”`, "Remove the style"]],
  },
  {
    problem: "a transparent container",
    body: `<div class="fade-in" style="opacity: 0">{script}</div>`,
    report: [["WS506", `<div class="fade-in"> has “opacity: 0”`, "Remove the style"]],
  },
  {
    problem: "an inert container",
    body: "<main inert>{script}</main>",
    report: [["WS506", "<main> is inert", "Remove the style or attribute"]],
  },
  {
    problem: "a closed container",
    body: "<details><summary>Book</summary>{script}</details>",
    report: [["WS506", "<details> is closed", "open it and run the doctor again"]],
  },
  {
    problem: "a container outside the page",
    body: `<div style="position: absolute; left: -9999px; width: 400px">{script}</div>`,
    report: [["WS506", "to the left of the page", "Remove the style"]],
  },
  {
    problem: "a floating button in a hidden container",
    body: `<div hidden><web-scheduler mode="button" ${ELEMENT}></web-scheduler></div>${SCRIPT}`,
    report: [["WS506", "<div> has “display: none”", "Remove the style or attribute"]],
  },
  {
    problem: "a container that cuts off the form",
    body: `<div id="slot" style="height: 100px; overflow: hidden">{script}</div>`,
    report: [["WS507", `<div id="slot"> hides`, "Remove the fixed height"]],
  },
  {
    problem: "a narrow container",
    body: `<aside id="side" style="width: 240px">{script}</aside>`,
    report: [["WS508", `240 px wide in <aside id="side">`, "a width of at least 280 px"]],
  },
  {
    problem: "an overlay on top of the form",
    body: `<div id="cookies" style="position: fixed; inset: 0; z-index: 9">Cookies?</div>{script}`,
    report: [["WS509", `<div id="cookies"> is on top of it`, "Move the covering element"]],
  },
];

/**
 * Only the script itself is loaded, so there is no panel: the form shows how to call, and a dialog of
 * the browser and the console say why.
 */
export const SCRIPT_ONLY_CASES: readonly Omit<DoctorCase, "report">[] = [
  {
    problem: "a script that is inlined",
    body: '<script data-location-id="{id}" data-base-url="{other}">{inlined}</script>',
  },
  {
    problem: "a script that is joined with others",
    server: "script in a bundle",
    body: `<script async src="{broken}/theme/bundle.js" data-location-id="{id}" data-base-url="{other}"></script>`,
  },
  {
    problem: "a folder with nothing but the script",
    server: "only the script",
    body: BROKEN_SCRIPT,
  },
  {
    problem: "a server of the script without CORS headers",
    server: "files without CORS",
    body: BROKEN_SCRIPT,
  },
  {
    problem: "a policy that allows only the script itself",
    policy: "script-src {site}/web-scheduler.js",
  },
  {
    problem: "a policy with the script's hash",
    policy: "script-src '{hash}'",
    body: `<script async src="{site}/web-scheduler.js" integrity="{hash}" crossorigin
      data-location-id="{id}" data-base-url="{other}"></script>`,
  },
];

/** A file of the script is missing; the script itself and the doctor are there. */
export const FILE_CASES: readonly DoctorCase[] = [
  {
    problem: "a missing file for phone numbers",
    abort: "**/web-scheduler-*-phone.js*",
    report: [["WS111", "web-scheduler-…-phone.js could not be loaded", "Copy every file"]],
  },
  {
    problem: "a missing file of the form's language",
    attributes: { "data-lang": "es" },
    abort: "**/web-scheduler-*-es.js*",
    report: [["WS111", "-es.js could not be loaded.", "Copy every file"]],
  },
  {
    problem: "a missing file for sending",
    abort: "**/web-scheduler-*-deferred.js*",
    report: [["WS111", "web-scheduler-…-deferred.js could not be loaded", "Copy every file"]],
  },
];
