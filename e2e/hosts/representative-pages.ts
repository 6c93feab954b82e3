/**
 * The pages that `npm test` runs: the hardest one for each way in which a page can break a form.
 * `npm run test:all` runs all pages.
 */
export const REPRESENTATIVE_PAGES: readonly string[] = [
  "builtins/object-prototype-extended",
  "dom/css-style-sheet-missing",
  "dom/element-methods-replaced",
  "events/hotkeys-in-capture-phase",
  "globals/form-named-body",
  "interactive/in-link",
  "layout/cookie-banner",
  "layout/vertical-writing",
  "libraries/core-js-2",
  "libraries/jquery-with-global-event",
  "libraries/prototype-loaded-late",
  "loading/delayed-until-interaction",
  "loading/injected",
  "markup/xhtml",
  "navigation/back-forward",
  "navigation/turbo",
  "network/fetch-undefined",
  "security/csp-and-replaced-fetch",
  "security/srcdoc-iframe",
  "setup/element-inserted-later",
  "setup/two-versions",
  "styles/all-unset",
  "styles/controls-hidden",
  "styles/root-font-size-62-percent",
  "updates/body-rewritten-repeatedly",
  "updates/document-opened",
  "updates/form-moved",
  "updates/translator-replaces-text",
];

/** Those that `npm test` also runs in Firefox and WebKit: where the engines differ most. */
export const PAGES_IN_EVERY_ENGINE: readonly string[] = [
  "dom/css-style-sheet-missing",
  "events/hotkeys-in-capture-phase",
  "layout/vertical-writing",
  "markup/xhtml",
  "security/srcdoc-iframe",
  "styles/all-unset",
  "updates/form-moved",
];
