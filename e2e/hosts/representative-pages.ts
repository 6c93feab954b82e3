/**
 * The pages that are tried without the full matrices: the hardest of nearly every row of the list,
 * and of each way in which a page hurts a form. A name that is no page fails its test.
 */
export const SPREAD: readonly string[] = [
  // The page's style and layout.
  "a1-root-font-62",
  "a2-all-unset",
  "a4-input-hidden",
  "a6-cookie-banner",
  "a8-vertical-writing",
  // The page's scripts.
  "b1-prototype-1.6-later",
  "b2-mootools-and-jquery",
  "b3-object-prototype-many",
  "b4-core-js-2",
  "b5-fetch-undefined",
  "b7-two-versions",
  "b8-form-body",
  "b9-hotkeys-captured",
  "b11-style-sheet-missing",
  // How and when the form comes into the page.
  "c1-injected",
  "c3-delayed-until-interaction",
  "c8-element-later",
  "c9-xhtml",
  // What happens to it there.
  "d1-body-rewritten-often",
  "d2-turbo",
  "d3-moved",
  "d4-back-forward",
  "d5-translated-anew",
  // Frames and policies.
  "e1-srcdoc-frame",
  "e3-csp-and-wrapped-fetch",
  "e11-link",
];
