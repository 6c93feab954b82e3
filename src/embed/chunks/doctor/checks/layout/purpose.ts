const POPUP =
  /(^|[-_])(modal|pop-?up|popover|lightbox|off-?canvas|dialog|drawer)([-_]|$)|^(mfp|fancybox|pum)\b/i;

/** Whether an element is a popup of the page, by its role or its name. */
export const isPopup = (element: Element): boolean =>
  element.matches("dialog, [role=dialog], [role=alertdialog], [aria-modal], [popover]") ||
  [element.id, ...element.classList].some((name) => POPUP.test(name));

const SHOWS = /hid|none|visib|show/i;
const SCREEN =
  /desktop|laptop|tablet|mobile|phone|screen|device|large|medium|small|(^|[-_:])(x*l|lg|md|sm|xs)([-_:]|$)/i;

/** The classes of page builders and frameworks that show an element on some screens only. */
export const screenClasses = ({ classList }: Element): string =>
  [...classList].filter((name) => SHOWS.test(name) && SCREEN.test(name)).join(", ");
