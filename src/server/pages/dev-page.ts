import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import { type Page, page } from "../../web/pages/page.ts";

/** The stylesheet of all pages; never under a fault. */
export const STYLESHEET_PATH = "/dev/pages.css";

/** The list of all faults; itself never under one. */
export const FAULTS_PATH = "/dev/faults/";

const NAVIGATION = [
  { id: "home", href: "/", label: "Home" },
  { id: "preview", href: "/preview/", label: "Preview" },
  { id: "inbox", href: "/dev/inbox/", label: "Inbox" },
  { id: "faults", href: FAULTS_PATH, label: "Faults" },
] as const;

interface DevPage extends Omit<Page, "bar" | "stylesheet"> {
  /** The current item of the navigation. */
  current?: (typeof NAVIGATION)[number]["id"];
}

/** A page of the development server. */
export const devPage = ({ current, ...content }: DevPage): Html =>
  page({ ...content, bar: devBar(current), stylesheet: STYLESHEET_PATH });

/** The links to all pages. */
const devBar = (current: DevPage["current"]): Html => html`<header class="bar">
      <a class="logo" href="/">Web Scheduler</a>
      <nav aria-label="Pages">
        ${NAVIGATION.map(
          (link) =>
            html`<a href="${link.href}"${current === link.id ? html` aria-current="page"` : ""}>${link.label}</a>`,
        )}
      </nav>
    </header>`;

export const notFoundPage = (message: string): Html =>
  devPage({
    title: "Not found",
    intro: message,
    actions: html`<a class="button" href="/">Go to the home page</a>
            <a class="button quiet" href="/preview/">Open the preview</a>`,
  });
