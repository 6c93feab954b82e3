import { afterEach, expect, test } from "vitest";
import { checkPractice } from "../../../../../../src/embed/chunks/doctor/checks/surroundings/practice.ts";

const { title } = document;
afterEach(() => {
  document.body.replaceChildren();
  document.title = title;
});

const LARKMERE = {
  name: "Larkmere Dental",
  phone_number: "+15035550143",
  streetAddress: "14 Heron Lane",
  city: "Larkmere",
  postalCode: "97000",
};
const ADDRESS = "<address>3 Quay Street, Bristol BS1 4ST</address>";
const CALL = '<a href="tel:+441174960123">0117 496 0123</a>';
const HEADING = "<h1>Harbour Dental Practice</h1>";

function find(html: string, location: Partial<typeof LARKMERE> = {}, pageTitle = "Book") {
  document.title = pageTitle;
  document.body.innerHTML = html;
  return checkPractice({ ...LARKMERE, ...location }, "Larkmere Dental, 14 Heron Lane");
}

test.each([
  ["an address and a phone number", HEADING + ADDRESS + CALL, "Book"],
  ["an address", HEADING + ADDRESS, "Book"],
  ["a phone number of another area", HEADING + CALL, "Book"],
  ["a name and an address in its data", dataOf("Harbour Dental Practice"), "Book"],
  ["a name in its title, and an address in its data", dataOf("Harbour"), "Harbour Dental Practice"],
])("a page of another practice with %s is named with both names", (_has, html, pageTitle) => {
  expect(find(html, {}, pageTitle)).toEqual([
    {
      code: "WS595",
      subject: "The form",
      detail:
        "it is that of Larkmere Dental, 14 Heron Lane, and the page names “Harbour Dental Practice”",
    },
  ]);
});

function dataOf(name: string) {
  return `<script type="application/ld+json">{"@type":"Dentist","name":"${name}","address":{"postalCode":"BS1 4ST"},"telephone":"+44 117 496 0123"}</script>`;
}

const PAGE = HEADING + ADDRESS + CALL;

test.each([
  ["the location's own page", PAGE, { name: "Harbour Dental" }],
  ["a page with its phone number in another format", `${PAGE}<p>Call (503) 555-0143</p>`, {}],
  ["a page with the same number in its own country", PAGE, { phone_number: "+441174960123" }],
  [
    "a page with its phone number between words and spaces",
    `${PAGE}<p>Tel. 555 - 0143 (Larkmre)</p>`,
    {},
  ],
  ["a page with its address", `${PAGE}<p>14 Heron  Lane</p>`, {}],
  ["a group's page that names its town", `${PAGE}<p>Also in Larkmere</p>`, {}],
  ["a page without a name", ADDRESS + CALL, {}],
  ["a page with a general title", `<h1>Book a dental appointment</h1>${ADDRESS}${CALL}`, {}],
  ["a page without an address or a phone number", HEADING, {}],
  [
    "a page with another number of the same area, as of a tracked call",
    `${HEADING}<a href="tel:503-555-0199">Call</a>`,
    {},
  ],
  ["a page with a toll-free number", `${HEADING}<a href="tel:+18005550199">Call</a>`, {}],
  [
    "a page whose only number is in the form's fallback",
    `${HEADING}<web-scheduler><a href="tel:+441174960123">Call</a></web-scheduler>`,
    {},
  ],
  ["a location with a name that many have", PAGE, { name: "Dental Clinic" }],
])("nothing is said about %s", (_page, html, location) => {
  expect(find(html, location)).toEqual([]);
});
