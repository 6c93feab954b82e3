import { html, raw } from "hono/html";
import type { NavigationGroup } from "./navigation.ts";

// Nothing leaves the page: no fonts, no statistics, and no search on a server.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** It lists all pages itself. */
const INDEX = "index.html";

export interface DocumentPage {
  title: string;
  path: string;
  /** The rendered document. */
  content: string;
  navigation: readonly NavigationGroup[];
  version: string;
}

/** One page of the site: static HTML for any folder of any server, or for none. */
export function documentPage({ title, path, content, navigation, version }: DocumentPage): string {
  const root = "../".repeat(path.split("/").length - 1);
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>${title}${title === "Web Scheduler" ? "" : " · Web Scheduler"}</title>
    <link rel="stylesheet" href="${root}docs.css">
    <script defer src="${root}docs.js"></script>
  </head>
  <body data-root="${root}"${path === INDEX && raw(' class="index"')}>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <a class="logo" href="${root}index.html">Web Scheduler</a>
      <search hidden>
        <label for="search">Search</label>
        <input id="search" type="search" autocomplete="off" spellcheck="false" aria-controls="results">
        <div id="results" class="results" hidden><p role="status"></p><ol></ol></div>
      </search>
    </header>
    <div class="columns">
      ${path !== INDEX && menu(navigation, path, root)}
      <main id="content" tabindex="-1">
        ${raw(content)}
        <footer>Version ${version}, a release candidate: not published. MIT license. These pages load nothing from other servers, and count nothing.</footer>
      </main>
    </div>
  </body>
</html>
`);
}

const menu = (
  navigation: readonly NavigationGroup[],
  path: string,
  root: string,
) => html`<nav class="pages" aria-label="Pages">
      <details>
        <summary>All pages</summary>
        <div>
        ${navigation.map(
          ({ title, pages }) => html`<h2>${title}</h2>
          <ul>${pages.map(
            (page) =>
              html`<li><a href="${root}${page.path}"${page.path === path && raw(' aria-current="page"')}>${page.label}</a></li>`,
          )}</ul>`,
        )}
        </div>
      </details>
    </nav>`;
