import { afterEach, expect, test } from "vitest";
import { checkMarkup } from "../../../../src/embed/chunks/deferred/markup/check-markup.ts";

const FORM = "<web-scheduler></web-scheduler>";
const POPUP = '<web-scheduler mode="popup" id="booking"></web-scheduler>';

afterEach(() => document.body.replaceChildren());

test.each<[title: string, html: string, found: string[]]>([
  [
    "finds nothing in the documented snippet",
    `<web-scheduler location-id="a" base-url="b" class="wide" data-testid="form" aria-label="x">
      <h2>Book</h2><p><a href="tel:+12025550143">Call us to book</a></p></web-scheduler>`,
    [],
  ],
  [
    "suggests names for underscores, missing hyphens, typing mistakes and data-",
    '<web-scheduler location_id="a" baseurl="b" prefil-email="c" data-submit-url="d"></web-scheduler>',
    [
      "WS113 location_id did you mean location-id?",
      "WS113 baseurl did you mean base-url?",
      "WS113 prefil-email did you mean prefill-email?",
      "WS113 data-submit-url did you mean submit-url?",
    ],
  ],
  [
    "distinguishes dashes of a word processor",
    `<web-scheduler location-id="a" base–url="b"></web-scheduler>
     <script type="x" src="/web-scheduler.js" data−submit—url="a"></script>`,
    [
      "WS120 base–url did you mean base-url?",
      "WS120 data−submit—url did you mean data-submit-url?",
    ],
  ],
  [
    "suggests data- on a script tag",
    `<script type="x" src="/web-scheduler.js" location-id="a" data-langs="es"></script>${FORM}`,
    ["WS113 location-id did you mean data-location-id?"],
  ],
  [
    "does not suggest an attribute that is there, or for a short name",
    '<web-scheduler location-id="a" locationid="a" model="b" land="c"></web-scheduler>',
    [],
  ],
  [
    "finds a part of the page inside the element",
    "<web-scheduler><p>Call us</p><footer>Imprint</footer></web-scheduler>",
    ["WS114 <web-scheduler> "],
  ],
  [
    "finds a long text inside the element",
    `<web-scheduler><p>${"Our team ".repeat(80)}</p></web-scheduler>`,
    ["WS114 <web-scheduler> "],
  ],
  [
    "finds a heading and a paragraph that an element without an end tag has swallowed",
    `<main><web-scheduler>
      <h2>Our team</h2>
      <p>We are four.</p>
    </web-scheduler></main>`,
    ["WS114 <web-scheduler> "],
  ],
  [
    "finds a paragraph that an element without an end tag has swallowed",
    `<main><web-scheduler>
      <p>See you soon.</p>
    </web-scheduler></main>`,
    ["WS114 <web-scheduler> "],
  ],
  [
    "finds what an element without an end tag has swallowed on a page of one line",
    "<main><web-scheduler><h2>Our team</h2><p>We are four.</p></web-scheduler></main>",
    ["WS114 <web-scheduler> "],
  ],
  [
    "accepts a fallback of a sentence without a link",
    `<main><web-scheduler><p>Please call us.</p></web-scheduler></main>
    <div>
      <web-scheduler>
        <p>Please enable JavaScript, or call us.</p>
      </web-scheduler>
    </div>`,
    [],
  ],
  [
    "suggests attributes for words that people use instead",
    `<script type="x" src="/web-scheduler.js" data-api-url="a" data-practice="b"></script>
    <web-scheduler endpoint="a" phone-number="b" language="c"></web-scheduler>`,
    [
      "WS113 endpoint did you mean base-url?",
      "WS113 phone-number did you mean phone?",
      "WS113 language did you mean lang?",
      "WS113 data-api-url did you mean data-base-url?",
      "WS113 data-practice did you mean data-location-id?",
    ],
  ],
  [
    "finds a misspelled element",
    `<web-sheduler></web-sheduler><webscheduler></webscheduler>${FORM}`,
    [
      "WS116 <web-sheduler> did you mean <web-scheduler>?",
      "WS116 <webscheduler> did you mean <web-scheduler>?",
    ],
  ],
  ["finds a popup that nothing opens", POPUP, ['WS117 mode="popup" ']],
  [
    "finds a misspelled opener",
    `<a data-web-scheduler-opn>Book</a>${POPUP}`,
    ['WS117 mode="popup" did you mean data-web-scheduler-open instead of data-web-scheduler-opn?'],
  ],
  ["accepts an opener", `<a data-web-scheduler-open="Booking">Book</a>${POPUP}`, []],
  ["accepts a floating button", '<web-scheduler mode="button"></web-scheduler>', []],
  [
    "finds an opener of another form",
    `<a data-web-scheduler-open="braces">Book</a>${POPUP}`,
    ['WS118 data-web-scheduler-open="braces" no form in a dialog has the id or location-id braces'],
  ],
  [
    "finds an opener without a dialog",
    `<a data-web-scheduler-open>Book</a>${FORM}`,
    ['WS118 data-web-scheduler-open="" no form has mode="popup" or mode="button"'],
  ],
])("%s", (_title, html, expected) => {
  document.body.innerHTML = html;
  const found = checkMarkup().map(({ code, subject, detail }) => `${code} ${subject} ${detail}`);
  expect(found).toEqual(expected);
});
