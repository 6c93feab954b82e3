import type { Page } from "@playwright/test";
import type { Tags } from "./tags.ts";

export type { Tags } from "./tags.ts";

type Html = string | ((tags: Tags) => string);

export interface HostPage {
  /** At the end of `head`: styles, a script that runs before the form's, or any elements. */
  style?: string;
  script?: string;
  head?: Html;
  /** After the heading; by default the script tag, which is in `#slot` if the page has a `style`. */
  body?: Html;
  /** The complete document, instead of the parts above. */
  document?: Html;
  headers?: Record<string, string>;

  /** Whether `npm test` tests the page, in Chromium; `npm run test:all` tests all in each engine. */
  everyday?: true;
  /**
   * In WebKitGTK, the page replaces functions of Playwright's script, zooms what it clicks on, or gets a new process.
   */
  untestable?: readonly ("firefox" | "webkit")[];

  viewport?: { width: number; height: number };
  isInFrame?: true;
  isXhtml?: true;
  before?(page: Page): Promise<void>;
  /** Runs when half of the form is filled in. */
  midway?(page: Page): Promise<void>;
  /** `midway` clears the answers, so they are typed again. */
  clearsAnswers?: true;
  diagnostic?: RegExp;
  fallback?: RegExp;
}

/** By name, which is what the page does that could break the form. */
export type HostPages = Record<string, HostPage>;

export function htmlOf({ document, ...page }: HostPage, tags: Tags): string {
  const html = (part: Html = "") => (typeof part === "string" ? part : part(tags));
  if (document) return html(document).trim();
  const tag = page.style === undefined ? tags.script : `<div id="slot">${tags.script}</div>`;
  return `<!doctype html><html lang="en">
<head>
<meta charset="utf-8">
<title>Larkmere Dental</title>
${page.style === undefined ? "" : `<style>${page.style}</style>`}
${page.script === undefined ? "" : `<script>${page.script}</script>`}
${html(page.head)}
</head>
<body>
<h1>Larkmere Dental</h1>
${html(page.body ?? tag)}
<p id="after">See you soon.</p>
</body>
</html>`;
}
