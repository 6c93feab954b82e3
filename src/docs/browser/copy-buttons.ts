/** Adds a button that copies to each code block. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const button = document.createElement("button");
    button.type = "button";
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
