import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";

/** URLs of a location's pages, and the markup that links to them. */
export function locationLinks({ slug, title, record }: Example) {
  const practice = `/practice/${slug}/`;
  const endpoint = `/api/v1/location/${record.id}/public-detail/`;
  const browsable = `${endpoint}?format=api`;
  const markup = html`<p class="links">
      <a class="button" href="${practice}" aria-label="Practice page: ${title}">Practice page</a>
      <a href="${endpoint}" aria-label="Endpoint: ${title}">Endpoint</a>
      <a href="${browsable}" aria-label="Browsable: ${title}">Browsable</a>
    </p>`;
  return { practice, endpoint, browsable, markup };
}
