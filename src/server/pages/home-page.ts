import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { faultList } from "./home-faults.ts";
import { recordFileList } from "./home-records.ts";
import { locationLinks } from "./location-links.ts";
import { page } from "./page.ts";
import { tagAttributes } from "./practice-page.ts";

/**
 * Lists everything that this server offers.
 * @param origin this server's, without a trailing slash
 */
export function homePage({ list, files }: Locations, origin: string): Html {
  const all = list();
  const [first] = all;
  const recordFiles = files?.();
  const examples = all.filter((listed) => !recordFiles?.some(({ example }) => example === listed));
  return page({
    title: "Web Scheduler",
    current: "home",
    intro:
      "The development server: sample practices, their endpoint, and an inbox for booking requests. All practices and people are fictional.",
    body: [
      ...(first ? [start(first)] : []),
      ...(recordFiles ? [recordFileList(recordFiles)] : []),
      html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each is a complete location record that demonstrates one feature.</p>
          <ul class="cards">${examples.map(exampleCard)}</ul>
        </section>`,
      ...(first ? [embedding(first, origin)] : []),
      faultList(first),
    ],
  });
}

const start = (first: Example) => html`
  <section class="start" aria-label="Start here">
    <a class="card" href="${locationLinks(first).practice}"><strong>Book as a patient</strong><span>A practice’s page with the form</span></a>
    <a class="card" href="/preview/"><strong>Design the branding</strong><span>Every state of the form, as you change it</span></a>
    <a class="card" href="/dev/inbox/"><strong>Read the inbox</strong><span>The booking requests that arrived</span></a>
    <a class="card" href="${locationLinks(first).browsable}"><strong>See a record</strong><span>The data that the form is built from</span></a>
    <a class="card" href="/openapi.json"><strong>Read the OpenAPI document</strong><span>The endpoint, described for tools</span></a>
  </section>`;

const embedding = ({ record }: Example, origin: string) => {
  const urls = { baseUrl: origin, submitUrl: `${origin}/dev/booking-requests/` };
  const attributes = Object.entries({
    src: `${origin}/web-scheduler.js`,
    ...tagAttributes(record, urls),
  });
  const tag = `<script async${attributes.map(([name, value]) => `\n  ${name}="${value}"`).join("")}></script>`;
  return html`
    <section aria-labelledby="embedding">
      <h2 id="embedding">On your own page</h2>
      <p>This tag shows the first example’s form on any page on this computer. For the recommended HTML, open “Design” and “Share”.</p>
      <pre class="card tag" tabindex="0">${tag}</pre>
    </section>`;
};

const exampleCard = (example: Example) => html`
  <li class="card example">
    <h3>${example.title}</h3>
    <p>${example.description}</p>
    <p class="practice"><bdi>${example.record.name}</bdi></p>
    ${locationLinks(example).markup}
  </li>`;
