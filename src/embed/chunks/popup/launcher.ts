import type { Brand } from "../../../branding/brand.ts";
import type { Messages } from "../../../messages/messages.ts";
import { contain, effect, listen } from "../../../state/contain.ts";
import { brandStyle } from "../../../ui/brand/Brand.tsx";

/**
 * The floating button in the page's corner. It is above the content but below elements with a
 * higher z-index, such as a cookie notice.
 *
 * @param messages in the reader's language; reads signals
 * @param brand the button waits for its colors, so that they do not change while it is visible
 * @returns a function that removes the button
 */
export function createLauncher(
  root: ShadowRoot,
  messages: () => Messages,
  brand: Promise<Brand | null | undefined>,
  open: (trigger: HTMLElement) => unknown,
): () => void {
  const document = root.ownerDocument;
  const frame = document.createElement("div");
  frame.className = "widget launcher";
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  listen(button, "click", () => open(button));
  frame.appendChild(button);
  frame.style.visibility = "hidden";
  const show = contain((loaded: Brand | null | undefined) => {
    frame.style.visibility = "";
    const { fontFamily = "", ...colors } = loaded ? brandStyle(loaded) : {};
    frame.style.fontFamily = fontFamily;
    for (const [name, color] of Object.entries(colors))
      frame.style.setProperty(name, color ?? null);
  });
  void brand.then(show, () => show(null));
  root.append(frame);
  const stop = effect(() => {
    const { tag, direction, detailsTitle } = messages();
    button.lang = tag;
    button.dir = direction;
    button.textContent = detailsTitle;
  });
  if (!isInCorner(frame)) moveToTopLayer(frame);
  return () => {
    stop();
    root.removeChild(frame);
  };
}

/** False if an ancestor's transform, filter or containment is the containing block. */
function isInCorner(frame: HTMLElement): boolean {
  const { bottom, right, left } = frame.getBoundingClientRect();
  const { clientHeight, clientWidth } = frame.ownerDocument.documentElement;
  const near = (distance: number) => distance > 0 && distance < 80;
  return near(clientHeight - bottom) && (near(clientWidth - right) || near(left));
}

function moveToTopLayer(frame: HTMLElement): void {
  if (typeof frame.showPopover !== "function") return;
  frame.popover = "manual";
  // WebKit (2.50) continues to paint it in the transformed ancestor unless it is inserted again.
  frame.parentNode?.appendChild(frame);
  frame.showPopover();
}
