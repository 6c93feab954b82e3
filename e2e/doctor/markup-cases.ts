import { type DoctorCases, ELEMENT, SCRIPT, SETTINGS } from "./doctor-case.ts";

const POPUP = `<web-scheduler mode="popup" ${ELEMENT}></web-scheduler>${SCRIPT}`;

/** Mistakes in attributes and in the page's HTML. */
export const MARKUP_CASES: DoctorCases = {
  "missing attributes": {
    attributes: { "data-location-id": null, "data-base-url": null },
    report: [
      ["WS101", "location-id is missing", "Add location-id to <web-scheduler>"],
      ["WS101", "base-url is missing", "Add base-url to <web-scheduler>"],
    ],
  },
  "an invalid location id": {
    attributes: { "data-location-id": "larkmere" },
    report: [["WS102", "found “larkmere”, expected the location's UUID", "Correct the attribute"]],
  },
  "placeholders from the documentation": {
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
  "a relative base URL": {
    attributes: { "data-base-url": "/api" },
    report: [["WS102", "this URL is relative", "Correct the attribute"]],
  },
  "a receiver with http": {
    attributes: { "data-submit-url": "http://desk.example.invalid/" },
    report: [["WS102", "this URL is http", "Correct the attribute"]],
  },
  "an unknown mode": {
    attributes: { "data-mode": "pop-up" },
    report: [
      ["WS102", "found “pop-up”, expected inline, button or popup", "Correct the attribute"],
    ],
  },
  "a missing submit URL": {
    attributes: { "data-submit-url": null },
    report: [["WS105", "submit-url is missing", "If it does not, add submit-url"]],
  },
  "a misspelled attribute of the element": {
    body: `<web-scheduler location_id="{id}" prefil-email="m@mail.invalid" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    report: [
      ["WS113", "location_id isn't an attribute", "did you mean location-id?"],
      ["WS113", "prefil-email isn't an attribute", "did you mean prefill-email?"],
    ],
  },
  "dashes in the names of attributes": {
    body: `<meta charset="utf-8"><web-scheduler location-id="{id}" base–url="{other}" submit−url="{other}/dev/booking-requests/"></web-scheduler>${SCRIPT}`,
    report: [
      ["WS120", "base–url is written with a dash", "type a hyphen"],
      ["WS120", "submit−url is written with a dash", "type a hyphen"],
    ],
  },
  "a misspelled attribute of the script tag": {
    attributes: { "data-submit-url": null, "data-submiturl": "{other}/dev/booking-requests/" },
    report: [["WS113", "data-submiturl isn't an attribute", "did you mean data-submit-url?"]],
  },
  "attributes of the element on the script tag": {
    body: `<script async src="{site}/web-scheduler.js" location-id="{id}" base-url="{other}"></script>`,
    report: [
      ["WS113", "location-id isn't an attribute", "did you mean data-location-id?"],
      ["WS113", "base-url isn't an attribute", "did you mean data-base-url?"],
      ["WS115", "is on this page without a form", "Add data-location-id"],
    ],
  },
  "attributes of the script tag on the element": {
    body: `<web-scheduler data-location-id="{id}" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    report: [["WS113", "data-location-id isn't an attribute", "did you mean location-id?"]],
  },
  "a misspelled element": {
    body: `<web-schedular ${ELEMENT}></web-schedular>${SCRIPT}`,
    report: [["WS116", "<web-schedular> isn't an element", "did you mean <web-scheduler>?"]],
  },
  "a self-closing tag": {
    body: `${SCRIPT}<web-scheduler ${ELEMENT} /><main><h2>Our team</h2></main><footer>Imprint</footer>`,
    report: [["WS114", "contains a part of the page", "Write </web-scheduler>"]],
  },
  "a script without a form": {
    body: SCRIPT,
    report: [["WS115", "The script is on this page without a form", "Add data-location-id"]],
  },
  "a container that does not exist": {
    attributes: { "data-target": "#bookin" },
    body: `<div id="booking"></div>{script}`,
    report: [["WS103", "target matches no element", "Give the container this id"]],
  },
  "a popup that nothing opens": {
    body: `<a href="#">Book</a>${POPUP}`,
    report: [["WS117", `mode="popup" has no element`, "data-web-scheduler-open to a link"]],
  },
  "a misspelled opener": {
    body: `<a href="#" data-web-schedular-open>Book</a>${POPUP}`,
    report: [["WS117", "instead of data-web-schedular-open", "data-web-scheduler-open"]],
  },
  "an opener of a form that does not exist": {
    body: `<a href="#" data-web-scheduler-open="braces">Book</a>${POPUP}`,
    report: [["WS118", `"braces" opens no form`, "its id or location-id as the value"]],
  },
  "an opener without a form in a dialog": {
    body: `<a href="#" data-web-scheduler-open>Book</a>{script}`,
    report: [["WS118", `no form has mode="popup"`, `Set mode="popup" or mode="button"`]],
  },
  "a duplicate tag for the same location": {
    body: "{script}{script}",
    report: [["WS504", "is on this page more than once", "Keep one of these tags: {site}"]],
  },
  "two versions of the script": {
    server: "older version",
    body: `<script src="{broken}/web-scheduler.js"></script>{script}`,
    report: [["WS504", "is on this page more than once", "{broken}/web-scheduler.js or {site}"]],
  },
  "a missing quotation mark": {
    body: `<web-scheduler ${ELEMENT.replace('" base-url', " base-url")}></web-scheduler>${SCRIPT}`,
    report: [["WS555", "a quotation mark that is missing", "two straight quotation marks"]],
  },
  "line breaks of an editor in the start tag": {
    body: `<p><web-scheduler<br />\n${ELEMENT.replaceAll('" ', '"<br />\n')}></p><p>Call us</web-scheduler></p>${SCRIPT}`,
    report: [["WS119", "HTML of the editor inside its start tag (<br>)", "block for custom HTML"]],
  },
  "a script that writes the form's container again and again": {
    body: `<div id="test"><web-scheduler ${ELEMENT}></web-scheduler></div>${SCRIPT}
      <script>setInterval(() => { const test = document.getElementById("test"); test.innerHTML = test.innerHTML; }, 1_000);</script>`,
    report: [["WS569", `again and again by a script of this page (in <div id="test">)`, "stop it"]],
  },
  "a form inside a link": {
    body: `<a href="/elsewhere/"><web-scheduler ${ELEMENT}></web-scheduler></a>${SCRIPT}`,
    report: [["WS108", "<a> handles clicks", "Move the form out of the element"]],
  },
  "a script tag inside a button": {
    body: `<button type="button">Book {script}</button>`,
    report: [["WS108", "<button> handles clicks", "Move the form out of the element"]],
  },
  "an invalid custom property": {
    body: "<style>body { --web-scheduler-accent: tealish }</style>{script}",
    report: [["WS110", "found “tealish”", "Correct the value of --web-scheduler-accent"]],
  },
};
