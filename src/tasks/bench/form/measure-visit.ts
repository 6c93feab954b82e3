import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { median } from "../median.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Contender } from "./contenders.ts";
import { mountForms } from "./mount-forms.ts";
import { installProbe } from "./probe.ts";
import { PROFILES, type Profile, type ProfileName } from "./profiles.ts";

/** One visit's measurements: milliseconds, bytes, and the layout shift score. */
export interface Visit {
  bytes: number;
  usable: number;
  firstPaint: number;
  script: number;
  blocking: number;
  key: number;
  layoutShift: number;
  /** Only on the desktop. */
  heap?: number;
  /** Only on the desktop, and if forms can be mounted. */
  mounts?: number;
}

/** How long work after the field is usable still counts as loading. */
const SETTLE_MS = 1_000;
const BLOCKING_AFTER_MS = 50;
const TEXT = "Marenhildegard Ondell";
const KEY_INTERVAL_MS = 70;
const WARM_UP_FORMS = 100;
const FORMS = 100;

/** Opens a contender's page with an empty cache, waits for the form, and types into it. */
export async function measureVisit(
  browser: Browser,
  site: BenchSite,
  contender: Contender,
  profileName: ProfileName,
): Promise<Visit> {
  const profile = PROFILES[profileName];
  const context = await browser.newContext({ viewport: profile.viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await emulate(devtools, profile);
    const { root, field } = contender;
    await page.addInitScript(installProbe, { root, field });
    await page.goto(site.pageUrl(contender), { waitUntil: "commit" });
    await page.evaluate(() => window.bench.whenUsable);
    await wait(SETTLE_MS);
    const loading = await readLoading(page, devtools);
    const isDesktop = profileName === "desktop";
    const heap = isDesktop ? { heap: await measureHeap(devtools) } : {};
    const key = await measureKeys(page, devtools);
    const mounts = isDesktop ? await measureMounts(page, site, contender) : {};
    return { ...loading, ...heap, key, ...mounts };
  } finally {
    await context.close();
  }
}

async function emulate(devtools: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable");
  if (network) {
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

async function readLoading(page: Page, devtools: CDPSession) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const script = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  const { bytes, usable, firstPaint, layoutShift, longTasks } = await page.evaluate(() => {
    const { bytes, usable, firstPaint, layoutShift, longTasks } = window.bench;
    return { bytes, usable, firstPaint, layoutShift, longTasks };
  });
  const blocking = longTasks
    .filter(({ start }) => start < usable + SETTLE_MS)
    .reduce((sum, { duration }) => sum + duration - BLOCKING_AFTER_MS, 0);
  return { bytes, usable, firstPaint, layoutShift, blocking, script: script * 1000 };
}

async function measureHeap(devtools: CDPSession): Promise<number> {
  // What a collection finalizes is collected by the next one.
  for (let i = 0; i < 3; i += 1) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

/** The median time from a key to the paint of its letter. */
async function measureKeys(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => window.bench.find()?.focus());
  for (const text of TEXT) {
    await wait(KEY_INTERVAL_MS);
    await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", text, key: text });
    await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key: text });
  }
  await page.waitForFunction((count) => window.bench.keys.length === count, TEXT.length);
  const value = await page.evaluate(() => window.bench.find()?.value);
  if (value !== TEXT) throw new Error(`The field contains "${value}" in place of "${TEXT}".`);
  return median(await page.evaluate(() => window.bench.keys));
}

async function measureMounts(page: Page, { record }: BenchSite, { mount, field }: Contender) {
  if (mount === null) return {};
  const options = { mount, field: field.slice(1), record };
  await page.evaluate(mountForms, { ...options, count: WARM_UP_FORMS });
  return { mounts: await page.evaluate(mountForms, { ...options, count: FORMS }) };
}
