import { html } from "hono/html";
import { pathWithoutFaults } from "../faults/fault-run.ts";
import type { Html } from "../http/respond.ts";
import { jsonMarkup } from "./json-markup.ts";
import { page } from "./page.ts";

const STATUS_TEXT = {
  200: "OK",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
};

/** Prefix of the indented JSON, because a link cannot set the `Accept` header. */
export const INDENTED_PREFIX = "/dev/indented";

interface Exchange {
  method: string;
  path: string;
  /** Including the question mark; may be empty. */
  query: string;
  status: keyof typeof STATUS_TEXT;
  /** Headers of the JSON response. */
  headers: Record<string, string>;
  body: unknown;
}

/**
 * The browsable rendering: the JSON response as a page.
 * @param links whether it links to the development server's other pages
 */
export const browsablePage = (
  { method, path, query, status, headers, body }: Exchange,
  { links }: { links: boolean },
): Html =>
  page({
    title: "Location Public Detail",
    navigation: links,
    intro: "The response that programs get from this URL.",
    body: html`
      <nav class="renderings" aria-label="Renderings">
        <a class="button" href="?format=api" aria-current="page">Page</a>
        <a class="button" href="?format=json">JSON</a>
        ${links && html`<a class="button" href="${indentedUrl(path)}">JSON, indented</a>`}
      </nav>
      <section class="card exchange" aria-labelledby="request">
        <h2 id="request">Request</h2>
        <p class="line"><code>${method} ${path}${query}</code></p>
      </section>
      <section class="card exchange" aria-labelledby="response">
        <h2 id="response">Response</h2>
        <p class="status"><span class="badge ${status === 200 ? "good" : "bad"}">HTTP ${status} ${STATUS_TEXT[status]}</span></p>
        <dl class="headers">
          ${Object.entries(headers).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
        </dl>
        <pre class="json">${jsonMarkup(body)}</pre>
      </section>`,
  });

/** The indented JSON, without faults. */
const indentedUrl = (path: string) => INDENTED_PREFIX + pathWithoutFaults(path);
