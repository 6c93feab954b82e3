import type { Page } from "@playwright/test";
import type { Site } from "../fixtures/test.ts";
import * as act from "./actions.ts";

/** What is special about one host page; most need nothing but a booking. */
export interface Case {
  headers?(site: Site): Record<string, string>;
  xhtml?: true;
  /** Where the form is, if not in the page itself. */
  frame?: true;
  viewport?: { width: number; height: number };
  /** What a visitor does, or what happens, before the form is filled in. */
  before?(page: Page): Promise<void>;
  /** What happens while it is filled in. */
  midway?(page: Page): Promise<void>;
  /** How many forms there are; the first one is filled in. */
  forms?: number;
  /** What the site owner is told. */
  told?: RegExp;
  /** There can be no form here: what the patient sees instead. */
  instead?: RegExp;
  /** Typed answers are gone by then; the form is filled in once more. */
  forgotten?: true;
  /** Only this engine can be led through it. */
  only?: "chromium";
}

const STRICT = (site: Site) =>
  [
    "default-src 'none'",
    "script-src 'nonce-larkmere'",
    "style-src 'self'",
    `connect-src ${site.otherOrigin}`,
    `img-src ${site.otherOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const csp = (policy: (site: Site) => string) => ({
  headers: (site: Site) => ({ "Content-Security-Policy": policy(site) }),
});

export const CASES: Record<string, Case> = {
  "a10-forced-colors": { before: (page) => page.emulateMedia({ forcedColors: "active" }) },
  "a11-print": { midway: act.print },
  "a13-tab-hidden-at-first": { before: (page) => page.locator("#tab").click() },
  "a6-cookie-banner": { viewport: { width: 900, height: 500 } },
  "b7-two-places": { forms: 2 },
  "b7-two-locations": { forms: 2 },
  "b7-twice": { told: /WS107/ },
  "b7-twice-target": { told: /WS107/ },
  "b7-inserted-again": { told: /WS107/ },
  "b7-two-versions": { told: /WS107 .*0\.0\.9 and / },
  "b11-attach-shadow-missing": { told: /WS109/, instead: /12025550143/ },
  "c2-missing-id": { told: /WS101 location-id/, instead: /call the practice/ },
  "c3-delayed-until-interaction": {
    before: async (page) => {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 220);
    },
  },
  "c6-speculation": { before: (page) => page.locator("#go").click() },
  "c7-consent": { before: (page) => page.locator("#agree").click() },
  "c9-in-dialog": { before: (page) => page.locator("#open").click() },
  "c9-target-missing": { told: /WS103/ },
  "c9-target-nonsense": { told: /WS103/ },
  "c9-xhtml": { xhtml: true },
  "d1-body-rewritten": { before: act.waitFor(/very soon/) },
  "d1-body-rewritten-often": { before: act.waitUntilRewritten },
  "d2-emptied": { before: act.waitUntilAlone },
  "d2-target-drawn-again": { before: act.waitUntilDrawn },
  "d2-htmx-swap": { before: act.swap },
  "d2-turbo": { midway: act.visitAndComeBack, forgotten: true },
  "d3-route-away-and-back": { midway: act.leaveRouteAndReturn },
  "d3-moved": { midway: act.call("move") },
  "d3-wrapped-by-jquery": { midway: act.call("wrap") },
  "d3-morphdom": { midway: act.call("morph") },
  "d3-idiomorph": { midway: act.call("morph") },
  // Firefox takes the page out of its cache, where the tool that drives it loses sight of it.
  "d4-back-forward": {
    midway: act.goAwayAndBack,
    forgotten: true,
    // Playwright cannot follow Firefox into a page that comes out of its cache.
    only: "chromium",
  },
  "d5-translated": { midway: act.wrapTexts },
  "d5-translated-anew": { midway: act.replaceTexts },
  "d6-extension-icons": { midway: act.addIcons },
  "d6-extension-values": { midway: act.setValuesSilently },
  "d3-attributes-changed": { midway: act.call("change"), forgotten: true },
  "e1-sandbox-no-forms": csp(() => "sandbox allow-scripts allow-same-origin"),
  "e2-sandbox-no-storage": csp(() => "sandbox allow-scripts"),
  "e1-sandboxed-frame": { frame: true },
  "e1-frame": { frame: true },
  "e3-strict-csp": csp(STRICT),
  "e3-nonce-csp": csp(
    (site) =>
      `script-src 'nonce-larkmere' 'strict-dynamic'; object-src 'none'; base-uri 'none'; connect-src ${site.otherOrigin}`,
  ),
  "e3-csp-and-wrapped-fetch": csp(STRICT),
  "e4-connect-src": { ...csp(() => "connect-src 'self'"), told: /WS201/, instead: /call/i },
  "e5-coep": {
    headers: () => ({
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  },
  "e9-soft-keyboard": { viewport: { width: 375, height: 300 } },
  "e11-link": { told: /WS108 <a>/ },
  "e11-link-block": { told: /WS108 <a>/ },
  "e11-card": { told: /WS108 <div>/ },
  "e1-srcdoc-frame": { frame: true },
  "e11-label": { told: /WS108 <label>/ },
  "e11-button": { told: /WS108 <button>/ },
};
