import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright";
import type { BenchSite } from "./bench-site.ts";
import { installProbe } from "./probe.ts";
import type { Scenario } from "./scenarios.ts";
import type { Subject } from "./subjects.ts";

/** Bytes after garbage collection. */
export interface Memory {
  heap: number;
  /** With the chunk that loads when the page is idle, or at the first focus. */
  heapWithChunk: number;
}

const IDLE_MS = 1_500;

/** Opens a subject's page on a desktop. */
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
    const heap = await measureHeap(devtools);
    await page.evaluate(() => window.bench.form()?.querySelector("input")?.focus());
    allowChunks();
    return { heap, heapWithChunk: await measureHeap(devtools) };
  } finally {
    allowChunks();
    await context.close();
  }
}

async function measureHeap(devtools: CDPSession): Promise<number> {
  // What timers and animations still hold is not kept.
  await wait(IDLE_MS);
  // What a collection finalizes is collected by the next one.
  for (let i = 0; i < 3; i += 1) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}
