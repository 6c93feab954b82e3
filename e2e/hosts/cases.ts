import type { Page } from "@playwright/test";
import type { Site } from "../fixtures/test.ts";
import { replaceTexts, wrapTexts } from "../fixtures/translate-page.ts";
import * as actions from "./actions.ts";

/** How the test of one host page differs from a plain booking. */
export interface HostCase {
  headers?(site: Site): Record<string, string>;
  isXhtml?: true;
  /** The form is in an iframe. */
  isInFrame?: true;
  viewport?: { width: number; height: number };
  /** Runs before the form is filled in. */
  before?(page: Page): Promise<void>;
  /** Runs when half of the form is filled in. */
  midway?(page: Page): Promise<void>;
  /** `midway` clears the answers, so they are typed again. */
  clearsAnswers?: true;
  /** The number of forms, 1 by default; the first one is filled in. */
  forms?: number;
  /** The diagnostic in the console. */
  diagnostic?: RegExp;
  /** The text that the page shows because no form is possible. */
  fallback?: RegExp;
  /** The only browser in which Playwright can run this case. */
  only?: "chromium";
}

const csp = (policy: (site: Site) => string) => ({
  headers: (site: Site) => ({ "Content-Security-Policy": policy(site) }),
});

const strictCsp = csp((site) =>
  [
    "default-src 'none'",
    "script-src 'nonce-larkmere'",
    "style-src 'self'",
    `connect-src ${site.otherOrigin}`,
    `img-src ${site.otherOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
);

/**
 * Pages that Playwright cannot test in WebKitGTK, where its own script shares the page's globals: they
 * replace functions that it calls, zoom the page that it clicks on, or get a new process.
 */
export const NOT_IN_WEBKIT: readonly string[] = [
  "builtins/array-from-replaced",
  "builtins/map-redeclared",
  "dom/document-methods-replaced",
  "dom/event-constructors-replaced",
  "globals/element-ids-of-window-properties",
  "globals/form-named-add-event-listener",
  "layout/zoomed",
  "libraries/mootools-1.4",
  "libraries/mootools-loaded-late",
  "libraries/prototype-1.6.0",
  "libraries/prototype-1.6.1",
  "libraries/prototype-1.7",
  "libraries/prototype-loaded-late",
  "security/cross-origin-isolated",
];

/** By the page's path in `pages/`, without the extension. */
export const CASES: Record<string, HostCase> = {
  "dom/attach-shadow-missing": { diagnostic: /WS109/, fallback: /12025550143/ },

  "interactive/in-block-link": { diagnostic: /WS108 <a>/ },
  "interactive/in-button": { diagnostic: /WS108 <button>/ },
  "interactive/in-clickable-card": { diagnostic: /WS108 <div>/ },
  "interactive/in-label": { diagnostic: /WS108 <label>/ },
  "interactive/in-link": { diagnostic: /WS108 <a>/ },

  "layout/cookie-banner": { viewport: { width: 900, height: 500 } },
  "layout/initially-hidden-tab": { before: (page) => page.locator("#tab").click() },
  "layout/soft-keyboard": { viewport: { width: 375, height: 300 } },

  "loading/consent-manager": { before: (page) => page.locator("#agree").click() },
  "loading/delayed-until-interaction": {
    before: async (page) => {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 220);
    },
  },

  "markup/in-dialog": { before: (page) => page.locator("#open").click() },
  "markup/xhtml": { isXhtml: true },

  "media/forced-colors": { before: (page) => page.emulateMedia({ forcedColors: "active" }) },
  "media/print": { midway: actions.print },

  "navigation/back-forward": {
    midway: actions.leavePageAndGoBack,
    clearsAnswers: true,
    // Playwright loses its connection to a page that Firefox restores from the bfcache.
    only: "chromium",
  },
  "navigation/client-side-route": { midway: actions.leaveRouteAndReturn },
  "navigation/speculation-rules": { before: (page) => page.locator("#go").click() },
  "navigation/turbo": { midway: actions.visitOtherPage, clearsAnswers: true },

  "security/cross-origin-isolated": {
    headers: () => ({
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  },
  "security/csp-and-replaced-fetch": strictCsp,
  "security/csp-blocks-requests": {
    ...csp(() => "connect-src 'self'"),
    diagnostic: /WS201/,
    fallback: /call/i,
  },
  "security/iframe": { isInFrame: true },
  "security/nonce-csp": csp(
    (site) =>
      `script-src 'nonce-larkmere' 'strict-dynamic'; object-src 'none'; base-uri 'none'; connect-src ${site.otherOrigin}`,
  ),
  "security/sandbox-without-forms": csp(() => "sandbox allow-scripts allow-same-origin"),
  "security/sandbox-without-storage": csp(() => "sandbox allow-scripts"),
  "security/sandboxed-iframe": { isInFrame: true },
  "security/srcdoc-iframe": { isInFrame: true },
  "security/strict-csp": strictCsp,

  "setup/duplicate-script": { diagnostic: /WS107/ },
  "setup/duplicate-script-with-target": { diagnostic: /WS107/ },
  "setup/invalid-target": { diagnostic: /WS103/ },
  "setup/location-in-two-places": { forms: 2 },
  "setup/missing-location-id": { diagnostic: /WS101 location-id/, fallback: /call the practice/ },
  "setup/script-reinserted": { diagnostic: /WS107/ },
  "setup/target-not-found": { diagnostic: /WS103/ },
  "setup/two-locations": { forms: 2 },
  "setup/two-versions": { diagnostic: /WS107 .*0\.0\.9 and / },

  "updates/body-rewritten": { before: actions.waitForText(/very soon/) },
  "updates/body-rewritten-repeatedly": { before: actions.waitUntilRewritten },
  "updates/container-emptied": { before: actions.waitUntilReinserted },
  "updates/document-opened": { before: actions.reopenDocument },
  "updates/extension-adds-icons": { midway: actions.addIcons },
  "updates/extension-sets-values": { midway: actions.setValueSilently },
  "updates/form-moved": { midway: actions.call("move") },
  "updates/form-wrapped": { midway: actions.call("wrap") },
  "updates/htmx-swap": { before: actions.swap },
  "updates/idiomorph": { midway: actions.call("morph") },
  "updates/location-id-changed": { midway: actions.call("change"), clearsAnswers: true },
  "updates/morphdom": { midway: actions.call("morph") },
  "updates/target-rerendered": { before: actions.waitUntilRerendered },
  "updates/translator-replaces-text": { midway: replaceTexts },
  "updates/translator-wraps-text": { midway: wrapTexts },
};
