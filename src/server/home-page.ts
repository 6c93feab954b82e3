import { html } from "hono/html";
import type { Example } from "../examples/index.ts";
import { scenarioNames } from "./fault-run.ts";
import { FAULTS } from "./faults.ts";
import { page } from "./page.ts";
import type { Html } from "./respond.ts";

const endpointOf = ({ record }: Example) => `/api/v1/location/${record.id}/public-detail/`;
const practiceOf = ({ slug }: Example) => `/practice/${slug}/`;

/** The list of everything that this server has. */
export function homePage(examples: readonly Example[]): Html {
  const [first] = examples;
  return page({
    title: "Web Scheduler",
    at: "home",
    lede: "The development server: sample practices, their endpoint, and the inbox that takes what patients send. All of it is invented.",
    body: [
      ...(first ? [start(first)] : []),
      html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each is a complete location record that shows one thing.</p>
          <ul class="cards">${examples.map(exampleCard)}</ul>
        </section>`,
      faults(first),
    ],
  });
}

const start = (first: Example) => html`
  <section class="start" aria-label="Start here">
    <a class="card" href="${practiceOf(first)}"><strong>Book as a patient</strong><span>A practice’s page with the form on it</span></a>
    <a class="card" href="/dev/inbox/"><strong>Read the inbox</strong><span>What the practice received</span></a>
    <a class="card" href="${endpointOf(first)}?format=api"><strong>See a record</strong><span>What the form is made from</span></a>
  </section>`;

const exampleCard = (example: Example) => html`
  <li class="card example">
    <h3>${example.title}</h3>
    <p>${example.shows}</p>
    <p class="practice"><bdi>${example.record.name}</bdi></p>
    <p class="links">
      <a class="button" href="${practiceOf(example)}" aria-label="Practice page: ${example.title}">Practice page</a>
      <a href="${endpointOf(example)}" aria-label="Endpoint: ${example.title}">Endpoint</a>
      <a href="${endpointOf(example)}?format=api" aria-label="Browsable: ${example.title}">Browsable</a>
    </p>
  </li>`;

function faults(first: Example | undefined): Html {
  const tryIt = (scenarios: string) =>
    first
      ? html`<a href="/f/${scenarios}${practiceOf(first)}"><code>${scenarios}</code></a>`
      : html`<code>${scenarios}</code>`;
  return html`
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p>Put <code>/f/&lt;fault&gt;[,&lt;fault&gt;…]</code> in front of any path: each fault is played once, in order, for each path; then everything works. Every opening of a practice page below plays them anew.</p>
      <dl class="card faults">
        ${[...FAULTS.values()].map(({ sample, shows }) => html`<div><dt>${tryIt(sample)}</dt><dd>${shows}</dd></div>`)}
        <div><dt>${tryIt("500,lost")}</dt><dd>One after the other: the record fails to load, then a request’s first answer is lost.</dd></div>
      </dl>
      <p class="small">Names: ${scenarioNames().map((name, index) => html`${index > 0 ? ", " : ""}<code>${name}</code>`)}. A preflight and a HEAD always pass.</p>
    </section>`;
}
