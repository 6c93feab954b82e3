import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** Less than this of the form at once, in CSS pixels, is hardly usable. */
const MIN_FRAME_HEIGHT = 400;

/** Checks the iframe that the page is in. */
export function checkFrame(form: HTMLElement): CheckFinding[] {
  if (window === window.top) return [];
  const isLow = innerHeight < MIN_FRAME_HEIGHT && form.getBoundingClientRect().height > innerHeight;
  return [
    ...(isLow ? [finding("WS528", "The form", `${innerHeight} px`)] : []),
    ...(canSubmit() ? [] : [finding("WS532", "The iframe", "allow-forms")]),
  ];
}

/** A sandboxed frame without `allow-forms` fires no `submit` event. */
function canSubmit(): boolean {
  const form = document.createElement("form");
  let isSubmitted = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    isSubmitted = true;
  });
  form.hidden = true;
  document.documentElement.append(form);
  form.requestSubmit();
  form.remove();
  return isSubmitted;
}
