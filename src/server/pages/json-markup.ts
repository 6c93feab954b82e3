import { html } from "hono/html";
import type { Html } from "../http/respond.ts";

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

// Bidi control characters would reorder the text; the JSON escape has the same meaning.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Longer JSON takes the browser seconds to render with a span for each token.
const MAX_HIGHLIGHTED_LENGTH = 300_000;

const escapeControl = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Indented, escaped JSON with syntax highlighting. */
export function jsonMarkup(value: unknown): Html {
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
