import { posix } from "node:path";
import { html, raw } from "hono/html";
import { renderMarkdown } from "./render-markdown.ts";

export type SearchEntry = ReturnType<typeof createSite>["search"][number];

interface SiteOptions {
  /** Reads a document by its path from the repository's root. */
  read(source: string): string;
  integrity: Readonly<Record<string, string>>;
  version: string;
}

/** The site of documents: the index of the pages, and every document that it lists; HTML by path. */
export function createSite({ read, integrity, version }: SiteOptions) {
  const index = `${PAGES}/index.md`;
  const navigation = readNavigation(read(index));
  const sources = [
    index,
    ...navigation.flatMap((group) => group.pages.map(({ source }) => source)),
  ];
  const pages = new Map<string, string>();
  const sections = sources.flatMap((source) => {
    const path = sitePath(source);
    const { title, html, sections } = renderMarkdown(read(source), {
      code: (text) => withHashes(text, integrity),
      linkTo(href) {
        if (/^(https?:|#)/.test(href)) return href;
        const [file = "", anchor] = href.split("#");
        const target = posix.join(posix.dirname(source), file);
        if (!sources.includes(target)) return null;
        const url = posix.relative(posix.dirname(path), sitePath(target));
        return anchor ? `${url}#${anchor}` : url;
      },
    });
    pages.set(path, documentPage(title, path, html, navigation, version));
    const listed = source === index ? [] : sections;
    return listed.map(({ heading, anchor, text }) => {
      const url = anchor ? `${path}#${anchor}` : path;
      return { page: title, heading, url, text };
    });
  });
  return { pages, search: sections.map((section, id) => ({ id, ...section })) };
}

const withHashes = (code: string, integrity: Readonly<Record<string, string>>) =>
  code.replace(
    /(web-scheduler[\w.-]*\.js)("(?:: | integrity=)")sha384-…/g,
    (all, file: string, between: string) =>
      integrity[file] ? `${file}${between}${integrity[file]}` : all,
  );

/** The folder of the documentation's pages, from the repository's root. */
const PAGES = "src/docs/pages";

/** `embed/html.html` for a page; `repository/preview.html` for another document. */
function sitePath(source: string): string {
  const page = posix.relative(PAGES, source);
  if (!page.startsWith("..")) return page.replace(/md$/, "html");
  const name = source.replace(/(\/README)?\.md$/, "").replace(/^src\/(?=.)/, "");
  return `repository/${name.toLowerCase().replaceAll("/", "-")}.html`;
}

/** The index's Markdown lists links: of each document, its path in the repository and its page's path on the site. */
const readNavigation = (index: string) =>
  index
    .split(/^## /m)
    .slice(1)
    .map((group) => ({
      title: group.split("\n", 1)[0] ?? "",
      pages: [...group.matchAll(/^- \[([^\]]+)\]\(([^)]+\.md)\)/gm)].map(
        ([, label = "", href = ""]) => {
          const source = posix.join(PAGES, href);
          return { label, source, path: sitePath(source) };
        },
      ),
    }));

type Navigation = ReturnType<typeof readNavigation>;

// Nothing leaves the page: no fonts, no statistics, and no search on a server.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

const INDEX = "index.html";

export const PICTURE = "form.png";

const TASKS = [
  ["embed/html.html", "Put the form on a page", "HTML, WordPress, React and more"],
  ["repository/preview.html", "Design it", "Logo, color and font, on the real form"],
  ["receive/receive-requests.html", "Receive requests", "An inbox for staff, or your server"],
  ["problems/doctor.html", "Something is wrong", "Ask the doctor, or look up a code"],
] as const;

/** The index: its introduction in the band, next to the form; what most look for; the list of all pages. */
const indexContent = (content: string, pages: ReturnType<typeof html>) =>
  html`<div class="hero"><div>${raw(content.split("<h2", 1)[0])}</div><img src="${PICTURE}" width="390" height="840" loading="lazy" alt="The form on a phone"></div>
        <ul class="tasks">${TASKS.map(
          ([path, title, text]) =>
            html`<li><a class="card" href="${path}"><strong>${title}</strong> ${text}</a></li>`,
        )}</ul>
        ${pages}`;

/** One page of the site: static HTML for any folder of any server, or for none. */
function documentPage(
  title: string,
  path: string,
  content: string,
  navigation: Navigation,
  version: string,
): string {
  const root = "../".repeat(path.split("/").length - 1);
  const pages = html`<nav class="pages" aria-label="Pages">
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
  <body data-root="${root}">
    <a class="skip button" href="#content">Skip to the content</a>
    <header class="bar">
      <a class="logo" href="${root}index.html">Web Scheduler</a>
      <search class="fields" hidden>
        <label for="search">Search</label>
        <input id="search" type="search" autocomplete="off" spellcheck="false" aria-controls="results">
        <div id="results" class="card results" hidden><p class="small" role="status"></p><ol></ol></div>
      </search>
    </header>
    <div${path !== INDEX && raw(' class="columns"')}>
      ${path !== INDEX && pages}
      <main id="content" tabindex="-1">
        ${path === INDEX ? indexContent(content, pages) : raw(content)}
        <footer class="small">Version ${version}, a release candidate: not published. MIT license. These pages load nothing from other servers, and count nothing.</footer>
      </main>
    </div>
  </body>
</html>
`);
}
