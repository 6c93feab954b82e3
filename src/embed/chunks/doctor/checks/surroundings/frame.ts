import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** Less than this of the form at once, in CSS pixels, is hardly usable. */
export const MIN_FRAME_HEIGHT = 400;

/** How high a frame is, and whether it shows the rest. */
export const describeHeight = (height: number, isFixed: boolean) =>
  `${height} px${isFixed ? ", and it does not scroll" : ""}`;

/** Checks the iframe that the page is in, and whether the page's policy is a sandbox. */
export function checkFrame(form: HTMLElement): CheckFinding[] {
  const isFramed = window !== window.top;
  const { height } = form.getBoundingClientRect();
  // Null, so unknown, if the page around the frame is on another site.
  const isFixed = window.frameElement?.getAttribute("scrolling") === "no";
  const isLow = (innerHeight < MIN_FRAME_HEIGHT || isFixed) && height > innerHeight;
  const isSandboxed = isFramed || (self.origin === "null" && location.protocol !== "file:");
  const subject = isFramed ? "The iframe" : "The page";
  return [
    ...(isFramed && isLow
      ? [finding("WS528", "The form", describeHeight(innerHeight, isFixed))]
      : []),
    ...(isSandboxed && !canSubmit() ? [finding("WS532", subject, "allow-forms")] : []),
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
