import { afterEach, expect, test } from "vitest";
import { attributeFindings, findAll, pageFindings } from "../../../src/doctor/findings/markup.ts";
import { recordOf } from "../../example-record.ts";

const FORM = "<web-scheduler></web-scheduler>";
const IDS = ["observed-defaults", "every-field"].map((slug) => recordOf(slug).id);
const POPUP = '<web-scheduler mode="popup" id="booking"></web-scheduler>';

afterEach(() => document.body.replaceChildren());

const asText = (found: ReturnType<typeof pageFindings>) =>
  found.map(({ code, subject, detail }) => `${code} ${subject} ${detail}`.trim());

test.each<[title: string, html: string, found: string[]]>([
  [
    "nothing in the documented snippet",
    `<web-scheduler location-id="a" base-url="b" class="wide" data-testid="form" aria-label="x">
      <h2>Book</h2><p><a href="tel:+12025550143">Call us to book</a></p></web-scheduler>`,
    [],
  ],
  [
    "a script tag's attribute without data-, or with a dash of a word processor",
    `<script type="x" src="/web-scheduler-1.0.0-rc.1.js?ver=6" location-id="a"></script>
      <script type="x" src="/web-scheduler.js" data−submit—url="a"></script>${FORM}`,
    [
      "WS113 location-id did you mean data-location-id?",
      "WS113 data−submit—url did you mean data-submit-url?",
    ],
  ],
  [
    "a part of the page inside the element",
    "<web-scheduler><p>Call us</p><footer>Imprint</footer></web-scheduler>",
    ["WS114 <web-scheduler>"],
  ],
  [
    "a long text inside the element",
    `<web-scheduler><p>${"Our team ".repeat(80)}</p></web-scheduler>`,
    ["WS114 <web-scheduler>"],
  ],
  [
    "a misspelled element, also with HTML of an editor in its start tag",
    `<web-sheduler></web-sheduler><web-scheduler<br>x</web-scheduler<br>${FORM}`,
    ["WS116 <web-sheduler>", "WS116 <web-scheduler<br>"],
  ],
  [
    "a dialog that nothing opens",
    POPUP,
    ['WS117 mode="popup" no element has data-web-scheduler-open'],
  ],
  ["nothing with an opener", `<a data-web-scheduler-open="Booking">Book</a>${POPUP}`, []],
  [
    "nothing with an opener of one of a form's locations",
    `<a data-web-scheduler-open="${IDS[1]}">Book</a><web-scheduler mode="popup" location-id="${IDS.join(", ")}"></web-scheduler>`,
    [],
  ],
  ["nothing with a floating button", '<web-scheduler mode="button"></web-scheduler>', []],
  [
    "an opener of another form",
    `<a data-web-scheduler-open="braces">Book</a>${POPUP}`,
    ['WS117 data-web-scheduler-open="braces" no form has this name'],
  ],
  [
    "an opener without a dialog",
    `<a data-web-scheduler-open>Book</a>${FORM}`,
    ['WS117 data-web-scheduler-open="" no form has this name'],
  ],
])("the page's HTML has %s", (_title, html, expected) => {
  document.body.innerHTML = html;
  expect(asText(pageFindings())).toEqual(expected);
});

test.each<[title: string, attributes: string, found: string[]]>([
  [
    "misspelled names, which are not missing as well",
    'location_id="10a3d96e-cb6c-4813-935a-a30369dd4806" baseurl="https://api.larkmere.test" data-submit-url="d"',
    [
      "WS113 location_id did you mean location-id?",
      "WS113 baseurl did you mean base-url?",
      "WS113 data-submit-url did you mean submit-url?",
    ],
  ],
  [
    "placeholders of the documentation and of a template",
    'location-id="LOCATION-ID" base-url="https://api.example" submit-url="{{ receiver }}"',
    [
      "WS520 location-id LOCATION-ID",
      "WS520 base-url https://api.example",
      "WS520 submit-url {{ receiver }}",
    ],
  ],
  ["nothing that it needs", "", ["WS101 location-id", "WS101 base-url"]],
])("an element has %s", (_title, attributes, expected) => {
  document.body.innerHTML = `<div ${attributes}></div>`;
  expect(asText(attributeFindings(document.body.firstElementChild as Element))).toEqual(expected);
});

test("forms in open shadow roots are found", () => {
  document.body.innerHTML = "<div></div>";
  const root = document.querySelector("div")?.attachShadow({ mode: "open" });
  root?.append(document.createElement("web-scheduler"));
  expect(findAll("web-scheduler")).toHaveLength(1);
});

test("a choice of the page that the record does not offer is reported", () => {
  const choices = 'appointment-type="toothache" provider="Dr. Sedgwick"';
  document.body.innerHTML = `<web-scheduler ${choices}></web-scheduler>`;
  const [form] = findAll("web-scheduler");
  const found = form ? attributeFindings(form, recordOf("times")) : [];
  const invalid = found.filter(({ code }) => code === "WS102");
  expect(asText(invalid)).toEqual([expect.stringMatching(/^WS102 provider found “Dr. Sedgwick”/)]);
});
