import { html } from "hono/html";
import { HTML_HEADERS, type Html } from "../http/respond.ts";

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%230b6470'/%3E%3Cpath d='M0 21q16-10 32 0v2a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z' fill='%239fc4c9'/%3E%3C/svg%3E";

export interface Page {
  title: string;
  /** Of a page for patients, who see neither the bar nor the name of the product; its body has the title. */
  language?: { tag: string; direction?: string; error: string };
  /** Whether something that was entered is wrong, which the document's title says first. */
  isError?: boolean;
  intro?: Html | string;
  /** A link in the row of the title. */
  link?: Html | undefined;
  /** The links below the introduction. */
  actions?: Html;
  /** Next to them, in the band. */
  aside?: Html | undefined;
  /** Whether the title is in the band with the arc. */
  hasBand?: boolean;
  body?: Html | Html[];
  /** The links to the other pages. */
  bar?: Html | undefined;
  stylesheet: string;
  /** A style element, which the policy has to allow. */
  style?: Html;
}

export function page(content: Page): Html {
  const { title, intro, link, actions, aside, hasBand, body, bar, stylesheet, style, language } =
    content;
  const error = content.isError && `${language?.error ?? "Error:"} `;
  const heading = html`
      ${link ? html`<div class="title-row"><h1>${title}</h1>${link}</div>` : html`<h1>${title}</h1>`}
      ${intro && html`<p class="intro">${intro}</p>`}
      ${actions && html`<p class="start">${actions}</p>`}`;
  return html`<!doctype html>
<html lang="${language?.tag ?? "en"}" dir="${language?.direction ?? "ltr"}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${error}${title}${language || title === "Web Scheduler" ? "" : " · Web Scheduler"}</title>
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="${stylesheet}">
    ${style}
  </head>
  <body>
    ${language ? "" : bar}
    <main>
      ${!language && (hasBand ? html`<div class="hero"><div>${heading}</div>${aside}</div>` : heading)}
      ${body}
    </main>
  </body>
</html>
`;
}

/** What a page needs beyond the stylesheet. The home page shows locations' forms, with their logos. */
const POLICIES = {
  Home: "script-src 'self'; connect-src 'self'; img-src 'self' data: https:; form-action 'none'",
  Inbox: "script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'",
  other: "img-src data:; form-action 'none'",
};

/** For pages that show untrusted data. @param sources instead of those of the policy */
export const pageHeaders = (
  policy: keyof typeof POLICIES = "other",
  sources = `style-src 'self'; ${POLICIES[policy]}`,
) => ({
  ...HTML_HEADERS,
  "Content-Security-Policy": `default-src 'none'; ${sources}; base-uri 'none'; frame-ancestors 'none'`,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
});
