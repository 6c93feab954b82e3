import { Hono } from "hono";
import { html } from "hono/html";
import type { Example } from "../../contract/examples/example.ts";
import { type Html, respond } from "../../web/http/respond.ts";
import { readStyles } from "../../web/pages/stylesheet.ts";
import { SCENARIOS } from "../faults/scenarios.ts";
import { openApiText } from "../http/openapi.ts";
import type { Locations } from "../records/locations.ts";
import { type DevPage, respondWithPage, STYLESHEET_PATH } from "./dev-page.ts";
import { organizationIds, slotsUrlOf } from "./practice-pages.ts";

/** The home page, what all pages load, and the OpenAPI document, which tools on every origin may read. */
export function home(locations: Locations): Hono {
  const app = new Hono();
  app.get("/", (c) => respondWithPage(c, homePage(locations, new URL(c.req.url).origin)));
  app.get(STYLESHEET_PATH, (c) => {
    const styles = readStyles() + readStyles(["home.css"], import.meta.url);
    return respond(c, styles, 200, { "Content-Type": "text/css" });
  });
  app.get("/openapi.json", (c) =>
    respond(c, openApiText(), 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    }),
  );
  return app;
}

/** The product, and what this server offers. @param origin this server's, without a trailing slash */
function homePage(locations: Locations, origin: string): DevPage {
  const [first] = locations.list();
  return {
    title: "Web Scheduler",
    current: "Home",
    intro: "One script tag that becomes a practice’s booking form, in its branding.",
    actions: html`<a class="button" href="/practice/">Book as a patient</a>
            <a class="button quiet" href="/preview/">Design the branding</a>`,
    aside: first && tagToCopy(first, origin),
    hasBand: true,
    body: [
      html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each is a complete location record that demonstrates one feature. All practices and people are fictional. The <a href="/openapi.json">OpenAPI document</a> describes their API.</p>
          <ul class="cards">${locations.list().map((example) => exampleCard(example, origin, locations))}</ul>
          <script async fetchpriority="high" src="/web-scheduler.js"></script>
        </section>`,
      faultList(),
    ],
  };
}

/** What shows the form on any page on this computer, with a link to call if the script does not run. */
function tagToCopy({ record }: Example, origin: string): Html {
  const tag = `<script async fetchpriority="high" src="${origin}/web-scheduler.js"></script>
<web-scheduler
  location-id="${record.id}"
  base-url="${origin}"
  submit-url="${origin}/dev/booking-requests/">
  <a href="tel:${record.phone_number}">Call us to book</a>
</web-scheduler>`;
  return html`<div>
        <div class="code"><pre tabindex="0"><code>${tag}</code></pre></div>
        <p>For a published page, copy the HTML from the preview: “Hand over”.</p>
        <script defer src="/docs/docs.js"></script>
      </div>`;
}

/**
 * The form is as small as a picture, below a link to its page. Next to it is a link with a name, so this
 * one is not announced and has no tab stop. The form is not in the link, which it would leave.
 */
function exampleCard(example: Example, origin: string, locations: Locations): Html {
  const { slug, title, description, record } = example;
  const practice = `/practice/${slug}/`;
  const slotsUrl = slotsUrlOf(example, origin);
  const slots = slotsUrl && html` slots-url="${slotsUrl}"`;
  return html`
  <li class="card example">
    <div class="picture" aria-hidden="true"><div inert><web-scheduler location-id="${record.id}" base-url="${origin}"${slots}></web-scheduler></div><a href="${practice}" tabindex="-1"></a></div>
    <h3><bdi>${title}</bdi></h3>
    <p><bdi>${description}</bdi></p>
    <p class="links">
      <a href="${practice}" aria-label="Practice page: ${title}">Practice page</a>
      ${organizationIds(locations, example).length > 1 && html`<a href="${practice}?all" aria-label="All locations: ${title}">All locations</a>`}
      <a href="/preview/#location=${record.id}" aria-label="Preview: ${title}">Preview</a>
      <a href="/api/v1/location/${record.id}/public-detail/?format=api" aria-label="Record: ${title}">Record</a>
    </p>
  </li>`;
}

function faultList(): Html {
  const tryIt = (faults: string) =>
    html`<a href="/f/${faults}/practice/"><code>${faults}</code></a>`;
  const samples = { milliseconds: "-5000", seconds: "-5" };
  return html`
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p>Put <code>/f/&lt;fault&gt;[,&lt;fault&gt;…]</code> before any path. Each fault happens once for each path, in order; then everything works. With ${tryIt("500,lost")}, the record fails to load once, and the first response to a booking request is lost.</p>
      <div class="card exchange">
        <dl class="faults">${Object.entries(SCENARIOS).map(
          ([name, { amount, description }]) =>
            html`<div><dt>${tryIt(name + (amount ? samples[amount] : ""))}</dt><dd>${description}</dd></div>`,
        )}</dl>
      </div>
    </section>`;
}
