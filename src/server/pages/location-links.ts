import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";

/** URLs of a location's pages, and the markup that links to them. */
export function locationLinks({ slug, title, record }: Example) {
  const practice = `/practice/${slug}/`;
  const preview = `/preview/#location=${record.id}`;
  const browsable = `/api/v1/location/${record.id}/public-detail/?format=api`;
  const others = html`<a href="${preview}" aria-label="Preview: ${title}">Preview</a>
      <a href="${browsable}" aria-label="Record: ${title}">Record</a>`;
  const markup = html`<p class="links">
      <a href="${practice}" aria-label="Practice page: ${title}">Practice page</a>
      ${others}
    </p>`;
  return { practice, others, markup };
}
