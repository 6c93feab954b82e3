import MiniSearch from "minisearch";
import type { SearchEntry } from "../site/create-site.ts";

declare global {
  interface Window {
    /** Set by `search.js`: browsers load no JSON from a file. */
    documentSections?: SearchEntry[];
  }
}

const MAX_RESULTS = 12;
/** Words of questions that say nothing about what is asked. */
const STOP_WORDS = new Set(
  "a an and are by can do does for from have how i in is it me my not of on or the there this to what when where which why with you your form page practice change show".split(
    " ",
  ),
);
/** Pages that answer no question of a practice: the history, and what developers of the form read. */
const LAST = /^(?:repository|changelog|contributing|src)\b/i;
/** More than a line of the results has. */
const EXCERPT_LENGTH = 110;

/** Finds sections by some of the words, their beginnings, and words with a typo; those with more words come first. */
export function createSearch(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry>({
    fields: ["heading", "page", "text"],
    storeFields: ["page", "heading", "url", "text"],
    processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { heading: 4, page: 3 },
      boostDocument: (_id, _term, stored) => (LAST.test(String(stored?.url)) ? 0.1 : 1),
      prefix: true,
      // Not for codes: WS202 is no typo of WS201.
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(entries);
  return (query: string) => index.search(query).slice(0, MAX_RESULTS) as unknown as SearchEntry[];
}

/** Connects the search in the page's bar. The sections are loaded when it gets the focus. */
export function connectSearch(root: string): void {
  const area = document.querySelector<HTMLElement>("search");
  const input = area?.querySelector("input");
  const panel = area?.querySelector<HTMLElement>("#results");
  const status = panel?.querySelector("p");
  const list = panel?.querySelector("ol");
  if (!area || !input || !panel || !status || !list) return;
  let search: ReturnType<typeof createSearch> | null = null;

  const show = () => {
    const query = input.value.trim();
    panel.hidden = query === "" || !search;
    if (panel.hidden || !search) return;
    const found = search(query);
    status.textContent =
      found.length === 0
        ? `Nothing has “${query}”. Try a code such as WS201, or one word.`
        : `${found.length === MAX_RESULTS ? "The best " : ""}${found.length} ${found.length === 1 ? "result" : "results"}`;
    list.replaceChildren(...found.map((entry) => resultItem(entry, root)));
  };
  const load = () => {
    const script = document.createElement("script");
    script.src = `${root}search.js`;
    script.onload = () => {
      search = createSearch(window.documentSections ?? []);
      show();
    };
    document.head.append(script);
  };
  input.addEventListener("focus", load, { once: true });
  input.addEventListener("input", show);
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    input.value = "";
    panel.hidden = true;
    input.focus();
  });
  area.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) panel.hidden = true;
  });
  input.addEventListener("focus", show);
  area.hidden = false;
}

function resultItem({ page, heading, url, text }: SearchEntry, root: string) {
  const link = document.createElement("a");
  link.href = root + url;
  const title = document.createElement("strong");
  title.textContent = heading === page ? page : `${page}: ${heading}`;
  const part = document.createElement("span");
  part.textContent = text.slice(0, EXCERPT_LENGTH);
  link.append(title, part);
  const item = document.createElement("li");
  item.append(link);
  return item;
}
