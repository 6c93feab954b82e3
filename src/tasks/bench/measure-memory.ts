import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import type { BenchSite } from "./bench-site.ts";
import { installProbe } from "./probe.ts";
import type { Scenario } from "./scenarios.ts";
import type { Subject } from "./subjects.ts";

/** Bytes and numbers after garbage collection. */
export interface Memory {
  heap: number;
  /** With the chunk that loads when the page is idle, or at the first focus. */
  heapWithChunk: number;
  /** What is left of a hundred forms that were removed. */
  leftNodes: number;
  leftListeners: number;
  leftBytes: number;
}

const FORMS = 100;
const IDLE_MS = 1_500;

/** Opens a subject's page on a desktop, and adds and removes a hundred forms. */
export async function measureMemory(
  browser: Browser,
  site: BenchSite,
  subject: Subject,
  scenario: Scenario,
): Promise<Memory> {
  const allowChunks = site.holdChunks();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(installProbe, subject.root);
    await page.goto(site.pageUrl(subject, scenario), { waitUntil: "commit" });
    await page.evaluate(() => window.bench.whenUsable);
    const { heap } = await measureUsed(devtools);
    await page.evaluate(() => window.bench.form()?.querySelector("input")?.focus());
    allowChunks();
    const { heap: heapWithChunk } = await measureUsed(devtools);
    // The first ones are a warm-up: the browser compiles, and the script keeps what forms share.
    for (let i = 0; i < 3; i += 1) await mountForms(page, subject, scenario);
    const before = await measureUsed(devtools);
    await mountForms(page, subject, scenario);
    const after = await measureUsed(devtools);
    return {
      heap,
      heapWithChunk,
      leftNodes: after.nodes - before.nodes,
      leftListeners: after.listeners - before.listeners,
      leftBytes: after.heap - before.heap,
    };
  } finally {
    allowChunks();
    await context.close();
  }
}

async function measureUsed(devtools: CDPSession) {
  // What timers and animations of removed forms still hold is not left behind.
  await wait(IDLE_MS);
  // What a collection finalizes is collected by the next one.
  for (let i = 0; i < 3; i += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await devtools.send("Memory.getDOMCounters");
  return { heap: (await devtools.send("Runtime.getHeapUsage")).usedSize, nodes, listeners };
}

/** Adds forms to the page, waits until all can be filled in, and removes them. */
async function mountForms(page: Page, { root }: Subject, { record }: Scenario): Promise<void> {
  const options = { count: FORMS, isWidget: root === "web-scheduler", locationId: record.id };
  await page.evaluate(async ({ count, isWidget, locationId }) => {
    const container = document.body.appendChild(document.createElement("div"));
    const nextFrame = () => new Promise(requestAnimationFrame);
    async function mount(): Promise<() => void> {
      if (!isWidget) {
        const element = container.appendChild(document.createElement("div"));
        return (await window.mountBaseline?.(element)) ?? (() => undefined);
      }
      const element = document.createElement("web-scheduler");
      element.locationId = locationId;
      element.baseUrl = location.origin;
      container.append(element);
      while (!element.shadowRoot?.querySelector("input")) await nextFrame();
      return () => element.destroy();
    }
    const removals = await Promise.all(Array.from({ length: count }, mount));
    await nextFrame();
    for (const remove of removals) remove();
    container.remove();
    await nextFrame();
  }, options);
}
