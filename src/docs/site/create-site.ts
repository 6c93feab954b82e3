import { posix } from "node:path";
import { type NavigationGroup, PAGES, readNavigation, sitePath } from "./navigation.ts";
import { documentPage } from "./page.ts";
import { renderMarkdown } from "./render-markdown.ts";

/** A part of a page in the search, as the browser gets it. */
export interface SearchEntry {
  id: number;
  page: string;
  heading: string;
  url: string;
  text: string;
}

export interface SiteOptions {
  /** Reads a document by its path from the repository's root. */
  read(source: string): string;
  /** The hash of each file of the release. @default none */
  integrity?: Readonly<Record<string, string>>;
  version: string;
}

export interface Site {
  /** HTML by path. */
  pages: ReadonlyMap<string, string>;
  search: SearchEntry[];
}

/** The site of documents: the index of the pages, and every document that it lists. */
export function createSite({ read, integrity = {}, version }: SiteOptions): Site {
  const index = `${PAGES}/index.md`;
  const navigation: NavigationGroup[] = readNavigation(read(index));
  const sources = [
    index,
    ...navigation.flatMap((group) => group.pages.map(({ source }) => source)),
  ];
  const pages = new Map<string, string>();
  const search: SearchEntry[] = [];
  for (const source of sources) {
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
    pages.set(path, documentPage({ title, path, content: html, navigation, version }));
    if (source === index) continue;
    for (const { heading, anchor, text } of sections) {
      const url = anchor ? `${path}#${anchor}` : path;
      search.push({ id: search.length, page: title, heading, url, text });
    }
  }
  return { pages, search };
}

/** Puts the release's hashes in place of the ellipses. */
const withHashes = (code: string, integrity: Readonly<Record<string, string>>) =>
  code.replace(
    /(web-scheduler[\w.-]*\.js)("(?:: | integrity=)")sha384-…/g,
    (all, file: string, between: string) =>
      integrity[file] ? `${file}${between}${integrity[file]}` : all,
  );
