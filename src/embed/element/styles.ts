import { widgetCss } from "../../ui/css/widget-css.ts";

// One sheet for all widgets of a document. A constructed sheet is also allowed by a Content Security
// Policy without 'unsafe-inline'.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adds the widget's styles to its shadow root. */
export function adoptStyles(root: ShadowRoot): void {
  const document = root.ownerDocument;
  try {
    let sheet = sheets.get(document);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(widgetCss);
      sheets.set(document, sheet);
    }
    root.adoptedStyleSheets = [sheet];
    if (root.adoptedStyleSheets[0] === sheet) return;
  } catch {
    // Constructed sheets are missing or replaced by the page's scripts.
  }
  if (root.querySelector("style")) return;
  const style = document.createElement("style");
  style.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  style.textContent = widgetCss;
  root.prepend(style);
}
