const STATUS_MS = 4000;

/**
 * Shows the buttons that copy the text of the element whose id is their `data-copy`. The result is in
 * the status element of the same section; its text is removed later, so that the next copy is announced too.
 */
export const copyScript = `for (const button of document.querySelectorAll("[data-copy]")) {
  const source = document.getElementById(button.dataset.copy);
  const status = button.closest("section").querySelector("[role=status]");
  let timer;
  button.hidden = false;
  button.addEventListener("click", async () => {
    // "clipboard" is undefined on http pages.
    const isCopied = await navigator.clipboard?.writeText(source.textContent).then(() => true, () => false);
    if (!isCopied) getSelection().selectAllChildren(source);
    status.textContent = isCopied ? "Copied" : "Selected: press Ctrl+C to copy";
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ""), ${STATUS_MS});
  });
}
`;
