import { html } from "hono/html";
import type { Html } from "../http/respond.ts";

/** The stylesheet of all pages; never under a fault. */
export const STYLESHEET_PATH = "/dev/pages.css";

/** The list of all faults; itself never under one. */
export const FAULTS_PATH = "/dev/faults/";

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%230b6b62'/%3E%3Cpath d='M9 17l5 5 9-11' fill='none' stroke='%23fff' stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";

interface Page {
  title: string;
  /** The introduction below the title. */
  intro: Html | string;
  /** The links below the introduction. */
  actions?: Html;
  /** Shown next to the introduction. */
  aside?: Html;
  body?: Html | Html[];
  /** The current item of the navigation. */
  current?: "home" | "inbox" | "faults";
  /** Whether to link to the other pages. Default: true. */
  navigation?: boolean;
  /** Replaces the links to the other pages. */
  bar?: Html;
  /** The stylesheet's path. Default: the development server's. */
  stylesheet?: string;
}

const NAVIGATION = [
  { id: "home", href: "/", label: "Home" },
  { id: "preview", href: "/preview/", label: "Preview" },
  { id: "inbox", href: "/dev/inbox/", label: "Inbox" },
  { id: "faults", href: FAULTS_PATH, label: "Faults" },
] as const;

/** The layout of all pages of this server. */
export const page = ({
  title,
  intro,
  actions,
  aside,
  body,
  current,
  navigation = true,
  bar = header(current),
  stylesheet = STYLESHEET_PATH,
}: Page): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}${title === "Web Scheduler" ? "" : " · Web Scheduler"}</title>
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="${stylesheet}">
  </head>
  <body>
    ${navigation && bar}
    <main>
      <div${aside && html` class="hero"`}>
        <div>
          <h1>${title}</h1>
          <p class="intro">${intro}</p>
          ${actions && html`<p class="start">${actions}</p>`}
        </div>
        ${aside}
      </div>
      ${body}
    </main>
  </body>
</html>
`;

const header = (current: Page["current"]): Html => html`<header class="bar">
      <a class="logo" href="/">Web Scheduler</a>
      <nav aria-label="Pages">
        ${NAVIGATION.map(
          (link) =>
            html`<a href="${link.href}"${current === link.id ? html` aria-current="page"` : ""}>${link.label}</a>`,
        )}
      </nav>
    </header>`;

export const notFoundPage = (message: string): Html =>
  page({
    title: "Not found",
    intro: message,
    actions: html`<a class="button" href="/">Go to the home page</a>
            <a class="button quiet" href="/preview/">Open the preview</a>`,
  });
