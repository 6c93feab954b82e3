import css from "../../ui/css/widget.css?inline";

// One sheet for all widgets of a document; a constructed sheet also passes a Content Security
// Policy that forbids inline styles.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives a widget's shadow root the widget's styles. */
export function adoptStyles(root: ShadowRoot): void {
  const document = root.ownerDocument;
  try {
    let sheet = sheets.get(document);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(document, sheet);
    }
    root.adoptedStyleSheets = [sheet];
    if (root.adoptedStyleSheets[0] === sheet) return;
  } catch {
    // No constructed sheets here, or another script's idea of them.
  }
  if (root.querySelector("style")) return;
  const style = document.createElement("style");
  style.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  style.textContent = css;
  root.prepend(style);
}
