import { STATUS_CODES } from "node:http";
import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import { devPage } from "./dev-page.ts";

// Bidi control characters would reorder the text; the JSON escape has the same meaning.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

interface Exchange {
  method: string;
  /** With the query. */
  path: string;
  status: number;
  /** Headers of the JSON response. */
  headers: Record<string, string>;
  body: unknown;
}

/** The browsable rendering: the JSON response as a page. */
export const browsablePage = ({ method, path, status, headers, body }: Exchange): Html =>
  devPage({
    title: "Location Public Detail",
    intro: "The response that programs get from this URL.",
    link: html`<a href="?format=json">As JSON</a>`,
    body: html`
      <section class="card exchange" aria-labelledby="response">
        <h2 id="response"><code>${method} ${path}</code></h2>
        <p><span class="badge ${status === 200 ? "good" : "bad"}">HTTP ${status} ${STATUS_CODES[status]}</span></p>
        <dl class="headers">
          ${Object.entries(headers).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
        </dl>
        <pre class="json">${JSON.stringify(body, null, 2).replace(BIDI_CONTROLS, escapeControl)}</pre>
      </section>`,
  });

const escapeControl = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
