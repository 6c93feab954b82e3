/**
 * Keeps inert widgets from scrolling the page to their messages, as they do for patients.
 *
 * @returns a function that allows it again
 */
export function preventScrolling(): () => void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const root = this.getRootNode();
    const element = root instanceof ShadowRoot ? root.host : this;
    if (!element.closest("[inert]")) scrollIntoView.call(this, options);
  };
  return () => {
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
