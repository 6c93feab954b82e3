import css from "../ui/widget.css?inline";

// One sheet for all widgets of a document; a constructed sheet also passes a Content Security
// Policy that forbids inline styles.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives a widget's shadow root the widget's styles. */
export function adoptStyles(root: ShadowRoot): void {
  const document = root.ownerDocument;
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(document, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
