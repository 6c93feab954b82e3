import { html } from "hono/html";
import { jsonMarkup } from "./json-markup.ts";
import { page } from "./page.ts";
import type { Html } from "./respond.ts";

const STATUS_TEXT = {
  200: "OK",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
};

interface Shown {
  /** As in `GET /api/v1/…`. */
  line: string;
  status: keyof typeof STATUS_TEXT;
  /** The headers of the JSON answer. */
  headers: Record<string, string>;
  body: unknown;
}

/** The browsable rendering of an answer: the JSON that a program gets, for a person to read. */
export const browsablePage = ({ line, status, headers, body }: Shown): Html =>
  page({
    title: "Location Public Detail",
    lede: html`What a program gets from this address. <a href="?format=json">See the bare JSON</a>`,
    body: html`
      <section class="card exchange" aria-label="Request and answer">
        <p class="line"><code>${line}</code></p>
        <p class="status"><span class="badge ${status === 200 ? "good" : "bad"}">HTTP ${status} ${STATUS_TEXT[status]}</span></p>
        <dl class="headers">
          ${Object.entries(headers).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
        </dl>
        <pre class="json">${jsonMarkup(body)}</pre>
      </section>`,
  });
