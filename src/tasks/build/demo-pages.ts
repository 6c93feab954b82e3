import { html, raw } from "hono/html";
import { DEMO_IDS } from "../../demo/demo-ids.ts";
import { atOrigin, type Example } from "../../examples/index.ts";
import { exampleList } from "../../server/pages/example-list.ts";
import { formPicture } from "../../server/pages/form-picture.ts";
import { practicePage, tagAttributes } from "../../server/pages/practice-page.ts";
import { tagToCopy } from "../../server/pages/tag-to-copy.ts";
import { page } from "../../web/pages/page.ts";
import { PLACEHOLDERS } from "./write-release.ts";

const { locationId, phoneNumber, scriptOrigin, ...urls } = PLACEHOLDERS;

/** What replaces each placeholder, and where to get it: the table of docs/pages/embed/what-you-need.md in short. */
const VALUES = [
  [locationId, "the location’s id, a UUID", "ask whoever runs the practice’s API"],
  [urls.baseUrl, "that API’s base URL", "ask whoever runs the practice’s API"],
  [urls.submitUrl, "the receiver of booking requests", "ask the practice’s web team"],
  [
    scriptOrigin,
    "where you host the script",
    "upload the files web-scheduler*, which are next to the folder demo",
  ],
  [phoneNumber, "the practice’s phone number", "ask the practice"],
];

/** From `demo/<slug>/` to the build's folder. */
const SITE = "../..";

// Shows to whoever looks that no answer can leave the page.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src * data:; connect-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'";

const designUrl = ({ record }: Example, site: string) => `${site}/preview/#location=${record.id}`;

/** The page with all examples, in the layout of the development server's pages. */
export const demoHomePage = (examples: readonly Example[]): string =>
  String(
    page({
      title: "Web Scheduler",
      intro:
        "A demonstration without a server: the forms are the real ones, but their locations are part of these pages, and a booking request is shown instead of sent. All practices and people are fictional.",
      stylesheet: "pages.css",
      bar: html`<header class="bar">
      <a class="logo" href="./">Web Scheduler</a>
      <nav aria-label="Pages">
        <a href="./" aria-current="page">Home</a>
        <a href="../preview/">Preview</a>
        <a href="../doctor/">Doctor</a>
        <a href="../docs/">Documentation</a>
      </nav>
    </header>`,
      actions: html`${examples
        .slice(0, 1)
        .map(({ slug }) => html`<a class="button" href="${slug}/#book">Book as a patient</a>`)}
            <a class="button quiet" href="../preview/">Design the branding</a>`,
      aside: tagToCopy({
        src: `${scriptOrigin}/web-scheduler.js`,
        attributes: tagAttributes({ id: locationId, phone_number: phoneNumber }, urls),
        note: html`Replace <code>${locationId}</code>, the URLs and the phone number with your own: <a href="#values">who has them</a>. For the recommended HTML, open an example’s “Preview”, then “Share”.`,
        copyScript: "copy.js",
      }),
      body: html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each practice’s form demonstrates one feature. The pictures are the real forms.</p>
          ${exampleList(examples, exampleCard)}
        </section>
        <section aria-labelledby="values">
          <h2 id="values">Your own values</h2>
          <div class="card group">
            <dl class="faults">${VALUES.map(
              ([placeholder, what, source]) =>
                html`<div><dt><code>${placeholder}</code></dt><dd>${what}; ${source}</dd></div>`,
            )}</dl>
          </div>
        </section>
        <script type="application/json" id="${DEMO_IDS.pictures}">${records(examples)}</script>
        <script defer src="../web-scheduler.js"></script>
        <script type="module" src="demo.js"></script>`,
    }),
  );

const records = (examples: readonly Example[]) =>
  raw(toJson(Object.fromEntries(examples.map(({ slug, record }) => [slug, record]))));

/** JSON that cannot end the element that contains it. */
const toJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const exampleCard = (example: Example) => html`
  <li class="card example">
    ${formPicture(`${example.slug}/`, html`<i data-picture="${example.slug}"></i>`)}
    <h4>${example.title}</h4>
    <p>${example.description}</p>
    <p class="links">
      <a href="${example.slug}/" aria-label="Practice page: ${example.title}">Practice page</a>
      <a href="${designUrl(example, "..")}" aria-label="Preview: ${example.title}">Preview</a>
    </p>
  </li>`;

const links = (example: Example) => html`  <nav class="dev-links" aria-label="Demonstration">
    <a href="../">All examples</a>
    <a href="${designUrl(example, SITE)}">Design this form</a>
  </nav>`;

const SCRIPT_TAG = /<script\b(?=[^<>]*\bdata-location-id=)[^<>]*><\/script>/;

/** Replaces the script tag of the practice page. */
const formMarkup = ({ record }: Example) => `<div class="demo-note">
            <strong>A demonstration.</strong> Nothing that you enter leaves this page: it has no server.
            After “Send”, the request is shown below the form instead of sent. Please use invented answers.
          </div>
          <div id="${DEMO_IDS.form}"></div>
          <section id="${DEMO_IDS.request}" class="demo-request" aria-labelledby="demo-heading" aria-live="polite" hidden>
            <h3 id="demo-heading">The request, which was not sent</h3>
            <p>A practice’s server would have received this:</p>
            <pre tabindex="0"></pre>
          </section>
          <script type="application/json" id="${DEMO_IDS.record}">${toJson(record)}</script>
          <script defer src="${SITE}/web-scheduler.js"></script>
          <script type="module" src="../demo.js"></script>`;

/** The sample practice page of an example, for any static host. */
export function demoPracticePage(template: string, example: Example): string {
  const record = atOrigin(example.record, SITE);
  const urls = { baseUrl: "", submitUrl: "" };
  const result = practicePage(template, { ...example, record }, urls, links(example));
  return result
    .replace(SCRIPT_TAG, () => formMarkup(example))
    .replace(
      "<title>",
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n  <meta name="robots" content="noindex">\n  <title>`,
    )
    .replace("</head>", '  <link rel="stylesheet" href="../demo.css">\n</head>')
    .replaceAll('="/practice/', `="${SITE}/practice/`);
}
