/**
 * Prevents the page behind a dialog from scrolling, with a separate style sheet, so that the page's
 * own styles never have to be restored.
 *
 * @returns a function that unlocks scrolling
 */
export function lockScrolling(document: Document): () => void {
  const { documentElement, defaultView } = document;
  // Keeps the space of a classic scroll bar, so that the page does not shift.
  const hasBar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth;
  const sheet = new CSSStyleSheet();
  const gutter = hasBar ? "; scrollbar-gutter: stable !important" : "";
  sheet.replaceSync(`html { overflow: hidden !important${gutter} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
