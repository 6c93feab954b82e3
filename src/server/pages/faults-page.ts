import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../../web/http/respond.ts";
import { DOCUMENTED_KEYS } from "../faults/documented-keys.ts";
import type { Fault, FaultKind } from "../faults/fault.ts";
import { FAULTS, faultNames } from "../faults/fault-run.ts";
import { devPage } from "./dev-page.ts";
import { locationLinks } from "./location-links.ts";

const HEADINGS: Record<FaultKind, string> = {
  delay: "Slow responses",
  connection: "Broken connections",
  origin: "CORS and redirects",
  status: "Error statuses",
  body: "Wrong or misleading bodies",
  record: "Undocumented records",
  slots: "Available times",
};

/** All faults by kind, each linked to a practice page that injects it. */
export function faultsPage(first: Example | undefined): Html {
  const all = [...FAULTS.values()];
  const tryIt = (scenario: string) =>
    first
      ? html`<a href="/f/${scenario}${locationLinks(first).practice}"><code>${scenario}</code></a>`
      : html`<code>${scenario}</code>`;
  return devPage({
    title: "Faults",
    current: "faults",
    intro: html`Put <code>/f/&lt;fault&gt;[,&lt;fault&gt;…]</code> before any path. Each fault is injected once for each path, in order; then everything works. Loading a practice page below starts over. With ${tryIt("500,lost")}, the record fails to load once, and the first response to a booking request is lost.`,
    body: [
      ...(Object.keys(HEADINGS) as FaultKind[]).map((kind) =>
        group(
          kind,
          HEADINGS[kind],
          html`<dl class="faults">
            ${all
              .filter((fault) => fault.kind === kind)
              .map((fault) => faultRow(fault, tryIt(fault.sample)))}
          </dl>`,
        ),
      ),
      group(
        "keys",
        "Documented keys",
        html`<p>${DOCUMENTED_KEYS.map(({ name }) => html`<code>${name}</code> `)}</p>`,
      ),
      html`<p class="small">Names: ${faultNames().map((name, index) => html`${index > 0 ? ", " : ""}<code>${name}</code>`)}. Preflight and HEAD requests always work. Faults of booking requests and of available times apply only to those.</p>`,
    ],
  });
}

const group = (id: string, heading: string, content: Html) => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    <div class="card group">${content}</div>
  </section>`;

const faultRow = ({ description }: Fault, link: Html) =>
  html`<div><dt>${link}</dt><dd>${description}</dd></div>`;
