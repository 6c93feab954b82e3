import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { faultList } from "./home-faults.ts";
import { recordFileList } from "./home-records.ts";
import { links } from "./location-links.ts";
import { page } from "./page.ts";

/** The list of everything that this server has. */
export function homePage({ list, files }: Locations): Html {
  const all = list();
  const [first] = all;
  const ofFiles = files?.();
  const examples = all.filter((one) => !ofFiles?.some(({ example }) => example === one));
  return page({
    title: "Web Scheduler",
    at: "home",
    lede: "The development server: sample practices, their endpoint, and the inbox that takes what patients send. All of it is invented.",
    body: [
      ...(first ? [start(first)] : []),
      ...(ofFiles ? [recordFileList(ofFiles)] : []),
      html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each is a complete location record that shows one thing.</p>
          <ul class="cards">${examples.map(exampleCard)}</ul>
        </section>`,
      faultList(first),
    ],
  });
}

const start = (first: Example) => html`
  <section class="start" aria-label="Start here">
    <a class="card" href="${links(first).practice}"><strong>Book as a patient</strong><span>A practice’s page with the form on it</span></a>
    <a class="card" href="/preview/"><strong>Design the branding</strong><span>Every state of the form, as you change it</span></a>
    <a class="card" href="/dev/inbox/"><strong>Read the inbox</strong><span>What the practice received</span></a>
    <a class="card" href="${links(first).browsable}"><strong>See a record</strong><span>What the form is made from</span></a>
    <a class="card" href="/openapi.json"><strong>Read the description</strong><span>The endpoint for programs, as OpenAPI</span></a>
  </section>`;

const exampleCard = (example: Example) => html`
  <li class="card example">
    <h3>${example.title}</h3>
    <p>${example.description}</p>
    <p class="practice"><bdi>${example.record.name}</bdi></p>
    ${links(example).markup}
  </li>`;
