const GAP = 16;

/**
 * Scrolls the form that contains this element to the top of the viewport, below a header of the page that
 * stays there. Browsers would center a focused title, with text of the page above it.
 */
export function showCard(title: Element): void {
  const card = title.closest<HTMLElement>(".widget");
  if (!card) return;
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
