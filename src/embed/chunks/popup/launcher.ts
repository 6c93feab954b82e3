import type { PopupHost } from "./popup-host.ts";

/**
 * The floating button: at the page's corner, and above its content, but not above what a page puts
 * higher than that (a cookie notice has to stay reachable).
 *
 * @returns takes it away
 */
export function createLauncher(
  { root, messages, watch }: Pick<PopupHost, "root" | "messages" | "watch">,
  open: (opener: HTMLElement) => void,
): () => void {
  const document = root.ownerDocument;
  const frame = document.createElement("div");
  frame.className = "widget launcher";
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", () => open(button));
  frame.append(button);
  root.append(frame);
  const stop = watch(() => {
    const { tag, direction, detailsTitle } = messages();
    button.lang = tag;
    button.dir = direction;
    button.textContent = detailsTitle;
  });
  if (!isAtCorner(frame)) riseToTopLayer(frame);
  return () => {
    stop();
    frame.remove();
  };
}

/** False where an ancestor's transform, filter or containment has taken the viewport's place. */
function isAtCorner(frame: HTMLElement): boolean {
  const { bottom, right, left } = frame.getBoundingClientRect();
  const { clientHeight, clientWidth } = frame.ownerDocument.documentElement;
  const near = (distance: number) => distance > 0 && distance < 80;
  return near(clientHeight - bottom) && (near(clientWidth - right) || near(left));
}

function riseToTopLayer(frame: HTMLElement): void {
  if (typeof frame.showPopover !== "function") return;
  frame.popover = "manual";
  frame.showPopover();
}
