import { html } from "hono/html";
import { Marked, type Token, type Tokens } from "marked";

/** A part of a page, from one heading to the next, for the search. */
export interface Section {
  heading: string;
  /** Empty for the page's own heading. */
  anchor: string;
  text: string;
}

export interface RenderedMarkdown {
  title: string;
  html: string;
  sections: Section[];
}

export interface RenderOptions {
  /** The address of a link in the page; null if its target is not on the site. */
  linkTo(href: string): string | null;
  /** The text of a code block. */
  code(text: string): string;
}

const escapeHtml = (text: string) => String(html`${text}`);

/** The anchor of a heading, as GitHub makes it, so that links work in both. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

/** Tokens after which a word ends. */
const BLOCKS = ["paragraph", "list", "list_item", "table", "code", "blockquote", "space", "br"];

const rawText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      const { tokens: inner, text = "" } = token as { tokens?: Token[]; text?: string };
      const end = BLOCKS.includes(token.type) ? " " : "";
      if (token.type === "html") return "";
      if (token.type === "list") return rawText((token as Tokens.List).items) + end;
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows]
          .flat()
          .map((cell) => `${rawText(cell.tokens)} `)
          .join("");
      }
      return (inner ? rawText(inner) : text) + end;
    })
    .join("");

/** The text of some tokens, without markup. */
const textOf = (tokens: readonly Token[]) => rawText(tokens).replace(/\s+/g, " ").trim();

function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: { heading: string; anchor: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const heading = textOf(token.tokens ?? []);
      const anchor = sections.length === 0 ? "" : slugOf(heading);
      sections.push({ heading, anchor, tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections.map(({ tokens: own, ...section }) => ({ ...section, text: textOf(own) }));
}

/** Renders one of the repository's documents. Its own HTML, such as pictures, is left out. */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedMarkdown {
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const id = slugOf(textOf(tokens));
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const url = options.linkTo(href);
        return url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`;
      },
      code({ text, lang }) {
        return `<div class="code" data-language="${escapeHtml(lang ?? "")}"><pre tabindex="0"><code>${escapeHtml(options.code(text))}</code></pre></div>\n`;
      },
      table(token) {
        const cells = (tag: "th" | "td", row: Tokens.TableCell[]) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const head = cells("th", token.header);
        const rows = token.rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n");
        const isEmpty = token.header.every(({ text }) => text === "");
        tables += 1;
        return `<div class="table" role="region" aria-label="Table ${tables}" tabindex="0"><table>${isEmpty ? "" : `<thead><tr>${head}</tr></thead>`}<tbody>${rows}</tbody></table></div>\n`;
      },
      html: () => "",
    },
  });
  const tokens = marked.lexer(markdown);
  const sections = sectionsOf(tokens);
  return { title: sections[0]?.heading ?? "", html: marked.parser(tokens), sections };
}
