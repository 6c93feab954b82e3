import { html } from "hono/html";
import type { Html } from "../http/respond.ts";

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

// Shown raw, these would turn the text around them back to front; as JSON the escape is the same.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Beyond it, nobody's eye is helped, and the colours take seconds.
const LONGEST_COLOURED = 300_000;

const escapeMark = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A value as indented JSON for the eye: keys and literals stand apart, everything is escaped. */
export function jsonMarkup(value: unknown): Html {
  const text = JSON.stringify(value, null, 2).replace(DIRECTION_MARKS, escapeMark);
  if (text.length > LONGEST_COLOURED) return html`${text}`;
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
