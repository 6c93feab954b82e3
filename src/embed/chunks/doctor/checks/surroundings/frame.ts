import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** Less than this of the form at once, in CSS pixels, is hardly usable. */
const MIN_FRAME_HEIGHT = 400;

/** Checks the iframe that the page is in, and whether the page's policy is a sandbox. */
export function checkFrame(form: HTMLElement): CheckFinding[] {
  const isFramed = window !== window.top;
  const { height } = form.getBoundingClientRect();
  // A page may show a frame of its own without scroll bars. That of another site cannot be seen.
  const isFixed = window.frameElement?.getAttribute("scrolling") === "no";
  const isLow = (innerHeight < MIN_FRAME_HEIGHT || isFixed) && height > innerHeight;
  const isSandboxed = isFramed || (self.origin === "null" && location.protocol !== "file:");
  const subject = isFramed ? "The iframe" : "The page";
  return [
    ...(isFramed && isLow
      ? [
          finding(
            "WS528",
            "The form",
            `${innerHeight} px${isFixed ? ", and it does not scroll" : ""}`,
          ),
        ]
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
