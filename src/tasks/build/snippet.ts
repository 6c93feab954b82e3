/** The script as a page names it. */
export interface SnippetScript {
  file: string;
  integrity: string;
}

/** What a practice replaces in the snippet, and by what in its own page. */
export const PLACEHOLDERS = {
  id: "LOCATION-ID",
  api: "https://api.example",
  scripts: "https://cdn.example",
  receiver: "https://practice.example/requests",
  phone: "+15550100",
} as const;

/**
 * The recommended way to put a form on a page: the record is asked for before the script is
 * there, only the script with this very content runs, the space is kept free, and the link inside
 * the element is what a patient sees where the script never comes.
 */
export function snippet({ file, integrity }: SnippetScript): string {
  const { id, api, scripts, receiver, phone } = PLACEHOLDERS;
  return `<link rel="preload" as="fetch" crossorigin href="${api}/api/v1/location/${id}/public-detail/">
<script async src="${scripts}/${file}" integrity="${integrity}" crossorigin></script>
<div style="min-height: 940px"><!-- as high as your form, or a class of your own: reserves the space, so that nothing on the page moves -->
  <web-scheduler location-id="${id}" base-url="${api}" submit-url="${receiver}">
    <a href="tel:${phone}">Call us to book</a>
  </web-scheduler>
</div>
`;
}
