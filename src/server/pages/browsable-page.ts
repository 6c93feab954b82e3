import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import { devPage } from "./dev-page.ts";

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

// Bidi control characters would reorder the text; the JSON escape has the same meaning.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Longer JSON takes the browser seconds to render with a span for each token.
const MAX_HIGHLIGHTED_LENGTH = 300_000;

const STATUS_TEXT = {
  200: "OK",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
};

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
  devPage({
    title: "Location Public Detail",
    navigation: links,
    intro: "The response that programs get from this URL.",
    body: html`
      <nav class="renderings" aria-label="Renderings">
        <a class="button" href="?format=api" aria-current="page">Page</a>
        <a class="button" href="?format=json">JSON</a>
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

const escapeControl = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Indented, escaped JSON with syntax highlighting. */
function jsonMarkup(value: unknown): Html {
  const text = JSON.stringify(value, null, 2).replace(BIDI_CONTROLS, escapeControl);
  if (text.length > MAX_HIGHLIGHTED_LENGTH) return html`${text}`;
  const parts: (string | Html)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon, literal] = match;
    parts.push(text.slice(end, match.index));
    if (literal) parts.push(html`<span class="literal">${literal}</span>`);
    else if (colon) parts.push(html`<span class="key">${string}</span>${colon}`);
    else parts.push(html`<span class="string">${string}</span>`);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return html`${parts}`;
}
