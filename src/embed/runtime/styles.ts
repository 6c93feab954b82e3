/**
 * A function that adds this style sheet to a shadow root, once; later sheets override earlier ones.
 * All roots of a document share one constructed sheet, which is also allowed by a Content Security
 * Policy without 'unsafe-inline'.
 */
export function createStyles(css: string): (root: ShadowRoot) => void {
  const sheets = new WeakMap<Document, CSSStyleSheet>();
  return (root) => {
    const document = root.ownerDocument;
    try {
      let sheet = sheets.get(document);
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        sheets.set(document, sheet);
      }
      if (!root.adoptedStyleSheets.includes(sheet)) {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      }
      if (root.adoptedStyleSheets.includes(sheet)) return;
    } catch {
      // Constructed sheets are missing or replaced by the page's scripts.
    }
    const styles = [...root.querySelectorAll("style")];
    if (styles.some(({ textContent }) => textContent === css)) return;
    const style = document.createElement("style");
    style.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
    style.textContent = css;
    root.insertBefore(style, styles.at(-1)?.nextSibling ?? root.firstChild);
  };
}
