import { setTimeout as wait } from "node:timers/promises";
import { median } from "es-toolkit";
import type { Browser, Page } from "playwright";
import type { WebSchedulerElement } from "../../embed/element/element.ts";
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
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // The thread's own clock, which other programs of this machine do not change.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(installProbe);
  await page.goto(url, { waitUntil: "commit" });
  await page.evaluate(() => window.bench.whenUsable);
  await wait(1_000);
  const { metrics } = await devtools.send("Performance.getMetrics");
  const mainThread = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
  // What loads when the page is idle has loaded.
  await wait(1_000);
  const visit = await page.evaluate(() => window.bench.bytes());
  await fillForm(page);
  const { inputs, ...measured } = await page.evaluate(() => {
    const { bytes, bytesUntilUsable, usable, layoutShift, inputs } = window.bench;
    return { finished: bytes(), bytesUntilUsable, usable, layoutShift, inputs };
  });
  const [medianInput, worstInput] = [median(inputs), Math.max(...inputs)];
  await context.close();
  return { ...measured, visit, mainThread, medianInput, worstInput };
}

/** How many nodes and listeners are left of a hundred forms that were mounted and destroyed. */
export async function measureLeft(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(installProbe);
  await page.goto(url);
  await page.evaluate(() => window.bench.whenUsable);
  const countAfter = async (forms: number) => {
    await page.evaluate(async (length) => {
      const first = document.querySelector("web-scheduler");
      const forms = Array.from({ length }, () => first?.cloneNode() as WebSchedulerElement);
      document.body.append(...forms);
      const isUsable = ({ shadowRoot }: Element) => shadowRoot?.querySelector("input");
      while (!forms.every(isUsable)) await new Promise(requestAnimationFrame);
      for (const form of forms) form.destroy();
    }, forms);
    // Until the timers of the last form have ended.
    await wait(5_000);
    await devtools.send("HeapProfiler.collectGarbage");
    return devtools.send("Memory.getDOMCounters");
  };
  const before = await countAfter(100);
  const after = await countAfter(100);
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.jsEventListeners - before.jsEventListeners,
  };
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
