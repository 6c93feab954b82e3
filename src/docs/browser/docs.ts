import { connectSearch } from "./search.ts";

addCopyButtons();
connectSearch(document.body.dataset.root ?? "");

// On a wide page the list of pages is open, next to the content.
const menu = document.querySelector<HTMLDetailsElement>(".columns > nav details");
const isWide = matchMedia("(min-width: 60rem)");
const openIfWide = () => menu?.toggleAttribute("open", isWide.matches);
isWide.addEventListener("change", openIfWide);
openIfWide();

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
