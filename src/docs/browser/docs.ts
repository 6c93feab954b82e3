import { connectSearch } from "./search.ts";

addCopyButtons();
addFilter();
connectSearch(document.body.dataset.root ?? "");

// On a wide page the list of pages is open, next to the content.
const menu = document.querySelector<HTMLDetailsElement>(".columns > nav details");
const isWide = matchMedia("(min-width: 60rem)");
const openIfWide = () => menu?.toggleAttribute("open", isWide.matches);
isWide.addEventListener("change", openIfWide);
openIfWide();

/** Adds a button that copies to each code block. */
function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = "Copy";
    const status = document.createElement("span");
    status.setAttribute("role", "status");
    button.addEventListener("click", async () => {
      const code = block.querySelector("code");
      try {
        await navigator.clipboard.writeText(code?.textContent ?? "");
        status.textContent = "Copied";
      } catch {
        // Without permission, or on a page without https.
        if (code) getSelection()?.selectAllChildren(code);
        status.textContent = "Selected: press Ctrl+C (⌘C on a Mac)";
      }
    });
    const bar = document.createElement("p");
    bar.append(status, button);
    block.prepend(bar);
  }
}

/** On the page of diagnostics, adds a filter of them by code or word. */
function addFilter(): void {
  const entries = [...document.querySelectorAll<HTMLElement>("main h3[id^=ws]")].map((heading) => [
    heading,
    heading.nextElementSibling as HTMLElement,
  ]);
  const groups = document.querySelectorAll<HTMLElement>("main h2");
  if (entries.length === 0) return;
  const filter = document.createElement("div");
  filter.className = "fields";
  filter.innerHTML = `<label for="filter">Filter the codes below</label>
    <input id="filter" type="search" placeholder="WS201, or a word" autocomplete="off" spellcheck="false"><p class="small" role="status"></p>`;
  groups[0]?.before(filter);
  filter.addEventListener("input", ({ target }) => {
    const words = (target as HTMLInputElement).value.toLowerCase().split(/\s+/);
    const found = entries.filter((entry) => {
      const text = entry
        .map(({ textContent }) => textContent)
        .join(" ")
        .toLowerCase();
      const isFound = words.every((word) => text.includes(word));
      for (const part of entry) part.hidden = !isFound;
      return isFound;
    });
    for (const group of groups) {
      group.hidden = !found.some(([heading]) => heading?.id[2] === group.id[2]);
    }
    filter.lastElementChild?.replaceChildren(`${found.length} of ${entries.length} codes`);
  });
}
