/** Focuses the question about the time, from any element of the form. */
export const focusSlots = (element: Element) =>
  element.closest("form")?.querySelector<HTMLElement>("fieldset.slot")?.focus();
