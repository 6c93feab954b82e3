import { setTimeout as wait } from "node:timers/promises";
import { median } from "es-toolkit";
import type { Browser, Page } from "playwright";
import type { BenchSite } from "./bench-site.ts";
import { fillForm } from "./fill-form.ts";
import { installProbe } from "./probe.ts";
import type { Scenario, Subject } from "./subjects.ts";

/** What a visit measures: milliseconds, bytes, and the layout shift score. */
export interface Visit {
  bytes: number;
  usable: number;
  layoutShift: number;
  /** From an input to the next paint. */
  medianInput: number;
  worstInput: number;
}

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
export async function measureVisit(
  browser: Browser,
  site: BenchSite,
  subject: Subject,
  scenario: Scenario,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(installProbe, subject.root);
    await page.goto(site.pageUrl(subject, scenario), { waitUntil: "commit" });
    await page.evaluate(() => window.bench.whenUsable);
    // What loads when the page is idle loads now.
    await wait(1_500);
    await fillForm(page, devtools, Boolean(scenario.settings.slotsUrl));
    return await readProbe(page);
  } finally {
    await context.close();
  }
}

async function readProbe(page: Page) {
  const { bytes, usable, layoutShift, inputs } = await page.evaluate(() => {
    const { bytes, usable, layoutShift, inputs } = window.bench;
    return { bytes, usable, layoutShift, inputs };
  });
  return {
    bytes,
    usable,
    layoutShift,
    medianInput: median(inputs),
    worstInput: Math.max(...inputs),
  };
}
