import type { ReadonlySignal } from "@preact/signals";
import { contain, effect } from "../../host/contain.ts";
import { type Phase, screenOf } from "../../state/phase.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";
import type { View } from "../view.ts";

/**
 * Moves focus after a render: to the title of a screen that the patient came to; after a failed attempt to the error
 * summary, the invalid control if that is not loaded, or the email address with a suggestion. When the form first
 * appears, only in a dialog that has the focus, whose content was read while it loaded: elsewhere it would scroll the
 * page (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function createFocusManager(
  root: ParentNode,
  { phase, form }: SchedulerModel,
  view: ReadonlySignal<View>,
) {
  let screen: string | undefined = "loading";
  let isNewScreen = false;
  let hasMoved = false;
  let isFirst = true;
  let failedAttempts = 0;
  // At each change of the phase, because several may be rendered at once.
  const stop = effect(() => {
    const name = screenOf(phase.value);
    if (name === screen) return;
    isNewScreen ||= !isFirst || isParentFocused(root);
    isFirst = false;
    hasMoved = screen !== "loading" && name !== "loading";
    screen = name;
  });
  return {
    stop,
    /** To be called after each render of a new phase or a failed attempt. */
    update(rendered: Phase): void {
      // The phase has changed again, and its screen will be rendered next.
      if (rendered !== phase.peek()) return;
      if (isNewScreen) {
        const title = root.querySelector<HTMLElement>(".title");
        const region = root.querySelector(".widget")?.lastElementChild;
        const showScreen = view.peek().submission.peek()?.showScreen;
        title?.focus({ preventScroll: showScreen !== undefined });
        // Orca 43 says nothing of the title when Firefox removes the focused button.
        if (title && region && hasMoved) region.textContent = title.textContent;
        if (title) showScreen?.(title);
      }
      isNewScreen = false;
      if (rendered.name === "step" && rendered.sending.name === "not-sent") {
        // The notice is above the button, and either may be outside of a phone's screen.
        for (const selector of [".actions", ".not-sent"])
          root.querySelector(selector)?.scrollIntoView({ block: "nearest" });
      }
      if (form.failedAttempts.peek() !== failedAttempts) {
        failedAttempts = form.failedAttempts.peek();
        root.querySelector<HTMLElement>(".summary, .invalid input, .email input")?.focus();
      }
    },
  };
}

export const moveFocus = (focused: Element, container: string, selector: string) =>
  focused.closest(container)?.querySelector<HTMLElement>(selector)?.focus();

const isParentFocused = (root: ParentNode) =>
  root.parentNode !== null && root.parentNode === (root.getRootNode() as ShadowRoot).activeElement;

/** Above the form, in CSS pixels. */
const GAP = 16;

/** Longer than screen readers need to take the text of a live region. */
const CLEARED_AFTER_MS = 7_000;
const clearing = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Scrolls the form that contains this element to the top of the viewport, below a header of the page that
 * stays there. Browsers would center a focused title, with text of the page above it. Ends the announcement of the title.
 */
export function showScreen(title: Element): void {
  const card = title.closest<HTMLElement>(".widget");
  const region = card?.lastElementChild;
  if (!card || !region) return;
  // A screen reader would read it again at the end of the form.
  clearTimeout(clearing.get(region));
  const clear = contain(() => region.replaceChildren());
  clearing.set(region, setTimeout(clear, CLEARED_AFTER_MS));
  const scroll = (margin: number): number => {
    card.style.scrollMarginTop = `${margin}px`;
    // Not smoothly, as a page may want it, because then the header would be measured too early.
    card.scrollIntoView({ block: "start", behavior: "instant" });
    return card.getBoundingClientRect().top - headerBottom(card);
  };
  // The page may have set `scroll-padding` for its header, which is then part of the gap.
  const gap = scroll(GAP);
  if (gap < GAP) scroll(GAP + GAP - gap);
}

/** Where the page's elements end that do not scroll and are above the form; 0 if there are none. */
function headerBottom(card: Element): number {
  const { left, width } = card.getBoundingClientRect();
  const form = (card.getRootNode() as ShadowRoot).host;
  let bottom = 0;
  for (const hit of document.elementsFromPoint(left + width / 2, 1)) {
    for (let element: Element | null = hit; element; element = element.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue;
      const edge = element.getBoundingClientRect().bottom;
      // A dialog of the page, and what is behind it, are no header.
      if (!element.contains(form) && edge < innerHeight / 2) bottom = Math.max(bottom, edge);
    }
  }
  return bottom;
}
