const CSS = "html { overflow: hidden !important }";
const KEEPING_THE_GUTTER =
  "html { overflow: hidden !important; scrollbar-gutter: stable !important }";

/**
 * Keeps the page behind a dialog from scrolling, by a sheet of its own: the page's styles are not
 * touched, so that nothing has to be put back.
 *
 * @returns lets it scroll again
 */
export function lockScrolling(document: Document): () => void {
  const { documentElement, defaultView } = document;
  // Where a scroll bar takes room, its room is kept: the page must not move.
  const hasBar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hasBar ? KEEPING_THE_GUTTER : CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
