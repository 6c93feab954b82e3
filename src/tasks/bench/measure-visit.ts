import { setTimeout as wait } from "node:timers/promises";
import { median } from "es-toolkit";
import type { Browser, Page } from "playwright";
import { installProbe } from "./probe.ts";

/** What a visit measures: milliseconds, bytes, and the layout shift score. */
export type Visit = Awaited<ReturnType<typeof measureVisit>>;

/** The simulated phone, as in the DevTools protocol: milliseconds and bytes per second. */
const VIEWPORT = { width: 412, height: 915 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a subject's page on a phone with an empty cache, and fills in and sends the form. */
export async function measureVisit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(installProbe);
    await page.goto(url, { waitUntil: "commit" });
    await page.evaluate(() => window.bench.whenUsable);
    // What loads when the page is idle loads now.
    await wait(1_500);
    await fillForm(page);
    const { inputs, ...visit } = await page.evaluate(() => {
      const { bytes, usable, layoutShift, inputs } = window.bench;
      return { bytes, usable, layoutShift, inputs };
    });
    return { ...visit, medianInput: median(inputs), worstInput: Math.max(...inputs) };
  } finally {
    await context.close();
  }
}

const KEY_INTERVAL_MS = 40;
/** Sooner, a second tap would be a double tap, which selects a word. */
const TAP_INTERVAL_MS = 320;

/** The answers by the `autocomplete` of their controls, in the order of the page. */
const ANSWERS = {
  "given-name": "Maren",
  "family-name": "Ondell",
  tel: "2025550143",
  "bday-month": "3",
  "bday-day": "27",
  "bday-year": "1985",
};

async function fillForm(page: Page): Promise<void> {
  const form = page.locator(":is(web-scheduler, #booking) form");
  const tap = async (selector: string) => {
    await wait(TAP_INTERVAL_MS);
    await form.locator(selector).tap();
    await page.evaluate(() => window.bench.whenPainted());
  };
  for (const [autocomplete, answer] of Object.entries(ANSWERS)) {
    await tap(`[autocomplete="${autocomplete}"]`);
    await page.keyboard.type(answer, { delay: KEY_INTERVAL_MS });
    await page.evaluate(() => window.bench.whenPainted());
  }
  await tap('button:not([type="button"])');
  await form.waitFor({ state: "detached" });
}
