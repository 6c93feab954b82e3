import { escape as escapeHtml, unescape as unescapeHtml } from "es-toolkit";
import { Marked, Renderer } from "marked";

interface RenderOptions {
  /** The address of a link in the page; null if its target is not on the site. */
  linkTo(href: string): string | null;
  code(text: string): string;
}

/** The anchor of a heading, as GitHub makes it, so that links work in both. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

/** The text of rendered Markdown; a block's tags separate words. */
const textOf = (rendered: string) =>
  unescapeHtml(rendered.replace(/<\/?(?:a|code|em|strong)\b[^<>]*>/g, "").replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

const HEADING = /^<h\d id="([^"]*)">(.*)<\/h\d>\n/;

/** The parts of a page for the search, each from one heading to the next; the page's own heading has no anchor. */
const sectionsOf = (page: string) =>
  page.split(/(?=<h\d id=")/).map((section, index) => {
    const [all = "", anchor = "", heading = ""] = HEADING.exec(section) ?? [];
    const text = textOf(section.slice(all.length));
    return { heading: textOf(heading), anchor: index === 0 ? "" : anchor, text };
  });

/** Renders one of the repository's documents. Its own HTML, such as pictures, is left out. */
export function renderMarkdown(markdown: string, options: RenderOptions) {
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        return `<h${depth} id="${slugOf(textOf(text))}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const url = options.linkTo(href);
        return url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`;
      },
      // The severity of a diagnostic.
      em: ({ text }) => `<em class="badge ${text.toLowerCase()}">${text}</em>`,
      code({ text, lang }) {
        return `<div class="code" data-language="${escapeHtml(lang ?? "")}"><pre tabindex="0"><code>${escapeHtml(options.code(text))}</code></pre></div>\n`;
      },
      table(token) {
        tables += 1;
        return `<div class="table" role="region" aria-label="Table ${tables}" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
      html: () => "",
    },
  });
  const page = marked.parser(marked.lexer(markdown));
  const sections = sectionsOf(page);
  return { title: sections[0]?.heading ?? "", html: page, sections };
}
