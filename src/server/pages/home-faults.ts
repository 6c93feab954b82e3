import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import { DOCUMENTED_PLACES } from "../faults/documented-keys.ts";
import type { Fault, FaultKind, Place } from "../faults/fault.ts";
import { FAULTS } from "../faults/fault-list.ts";
import { scenarioNames } from "../faults/fault-run.ts";
import type { Html } from "../http/respond.ts";
import { links } from "./location-links.ts";

const KINDS: Record<FaultKind, string> = {
  delay: "What takes its time",
  connection: "Connections that break",
  origin: "Between the page and the server",
  status: "Refusals and failures",
  body: "Answers that are not what they say",
  record: "Records that are not as documented",
};

/** Every fault by kind, each with a practice page that lives under it. */
export function faultList(first: Example | undefined): Html {
  const all = [...FAULTS.values()];
  const tryIt = (scenarios: string, label: string = scenarios) =>
    first
      ? html`<a href="/f/${scenarios}${links(first).practice}" aria-label="${scenarios}"><code>${label}</code></a>`
      : html`<code>${label}</code>`;
  return html`
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p>Put <code>/f/&lt;fault&gt;[,&lt;fault&gt;…]</code> in front of any path: each fault is played once, in order, for each path; then everything works. Every opening of a practice page below plays them anew. ${tryIt("500,lost")}: the record fails to load once, then a request’s first answer is lost.</p>
      ${(Object.keys(KINDS) as FaultKind[]).map(
        (kind) => html`
        <h3>${KINDS[kind]}</h3>
        <dl class="card faults">
          ${all
            .filter((fault) => fault.kind === kind)
            .map((fault) => faultRow(fault, tryIt(fault.sample)))}
        </dl>`,
      )}
      <details>
        <summary>Every documented key, missing, null, or of the wrong type</summary>
        ${keyTable(
          all.filter(({ takes }) => takes === "key"),
          tryIt,
        )}
      </details>
      <p class="small">Names: ${scenarioNames().map((name, index) => html`${index > 0 ? ", " : ""}<code>${name}</code>`)}. A preflight and a HEAD always pass; a fault of booking requests waits for one.</p>
    </section>`;
}

const faultRow = ({ shows }: Fault, link: Html) =>
  html`<div><dt>${link}</dt><dd>${shows}</dd></div>`;

const keyTable = (faults: Fault[], tryIt: (scenario: string, label: string) => Html) => html`
  <table class="keys">
    <thead>
      <tr><th scope="col">Key</th>${faults.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>${DOCUMENTED_PLACES.map((place) => keyRow(place, faults, tryIt))}</tbody>
  </table>`;

const keyRow = (
  place: Place,
  faults: Fault[],
  tryIt: (scenario: string, label: string) => Html,
) => html`
  <tr>
    <th scope="row"><code>${place.name}</code></th>
    ${faults.map(
      ({ name, fits }) =>
        html`<td>${fits?.(place) ? tryIt(`${name}-${place.name}`, name) : ""}</td>`,
    )}
  </tr>`;
