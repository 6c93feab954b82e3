import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { faultList } from "./home-faults.ts";
import { recordFileList } from "./home-records.ts";
import { locationLinks } from "./location-links.ts";
import { page } from "./page.ts";

/** Lists everything that this server offers. */
export function homePage({ list, files }: Locations): Html {
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

const exampleCard = (example: Example) => html`
  <li class="card example">
    <h3>${example.title}</h3>
    <p>${example.description}</p>
    <p class="practice"><bdi>${example.record.name}</bdi></p>
    ${locationLinks(example).markup}
  </li>`;
