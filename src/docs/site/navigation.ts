import { posix } from "node:path";

/** The folder of the documentation's pages, from the repository's root. */
export const PAGES = "src/docs/pages";

interface NavigationPage {
  label: string;
  /** The document, from the repository's root. */
  source: string;
  /** The page on the site, from its root. */
  path: string;
}

export interface NavigationGroup {
  title: string;
  pages: NavigationPage[];
}

/** `embed/html.html` for a page; `repository/preview.html` for another document. */
export function sitePath(source: string): string {
  const page = posix.relative(PAGES, source);
  if (!page.startsWith("..")) return page.replace(/md$/, "html");
  const name = source.replace(/(\/README)?\.md$/, "").replace(/^src\/(?=.)/, "");
  return `repository/${name.toLowerCase().replaceAll("/", "-")}.html`;
}

/**
 * The pages of the site in their order: the lists of links in the index.
 *
 * @param index the Markdown of the index
 */
export const readNavigation = (index: string): NavigationGroup[] =>
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
