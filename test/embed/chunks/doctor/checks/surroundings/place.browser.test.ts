import { afterEach, expect, test } from "vitest";
import { checkPlace } from "../../../../../../src/embed/chunks/doctor/checks/surroundings/place.ts";

const { title } = document;
afterEach(() => {
  document.body.replaceChildren();
  document.title = title;
});

const dataOf = (...towns: string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@graph": towns.map((town) => ({
      "@type": "Dentist",
      address: { "@type": "PostalAddress", addressLocality: town, postalCode: "98642" },
    })),
  })}</script>`;

const H1 = "<h1>Book at our Ridgefield office</h1>";
const VANCOUVER = { city: "Vancouver", postalCode: "98660" };

function find(html: string, location = VANCOUVER) {
  document.body.innerHTML = html;
  return checkPlace(location);
}

test("a page whose heading and address are those of another town is named with both towns", () => {
  expect(find(dataOf("Ridgefield", "Ridgefield") + H1)).toEqual([
    {
      code: "WS587",
      subject: "The form",
      detail: "it is for Vancouver, the page for Ridgefield",
    },
  ]);
});

test.each([
  ["the location's own page", dataOf("Ridgefield") + H1, { city: "Ridgefield", postalCode: "1" }],
  ["a page with another town's office", dataOf("Ridgefield", "Vancouver") + H1, VANCOUVER],
  ["a page that does not name a town", `${dataOf("Ridgefield")}<h1>Book</h1>`, VANCOUVER],
  ["a page without an address", H1, VANCOUVER],
  ["a page that names both towns", `${dataOf("Ridgefield")}${H1}<h1>Vancouver</h1>`, VANCOUVER],
  [
    "a town with another name for the same postal code",
    dataOf("Ridgefield") + H1,
    { city: "N. Ridgefld", postalCode: "98642" },
  ],
  ["a location without an address", dataOf("Ridgefield") + H1, { city: "", postalCode: "" }],
])("nothing is said about %s", (_page, html, location) => {
  expect(find(html, location)).toEqual([]);
});
