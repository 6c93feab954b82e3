/** Copies a text and says so in `status`. Where the browser does not allow it, hides the button. */
export async function copy(
  button: HTMLElement,
  text: string,
  status: Element | null,
  copied: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    if (status) status.textContent = copied;
  } catch {
    button.style.display = "none";
  }
}
