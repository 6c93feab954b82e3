import type { CDPSession, Page } from "@playwright/test";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { countTimers, installTimerCounter } from "./count-timers.ts";

const FORM_COUNT = 100;
const MAX_HEAP_GROWTH_BYTES = 10_000;

/** Forms that differ in what they load, listen to and start. */
const VARIANTS: readonly Record<string, string>[] = [
  {},
  { lang: "es" },
  { lang: "ar", "wipe-after-idle": "5" },
];
const FORMS = Array.from({ length: FORM_COUNT }, (_, index) => ({
  "location-id": EXAMPLES[0]?.record.id ?? "",
  // Only one: the time to open a dialog grows with those that are open.
  ...(index === 0 ? { mode: "button" } : VARIANTS[index % VARIANTS.length]),
}));

// Compiling a function that runs often adds about 20 kB of machine code per hundred forms, until
// all have been compiled; without these compilers the heap contains only what the page keeps.
test.use({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      const flags =
        browserName === "chromium" ? ["--js-flags=--no-opt --no-maglev --no-sparkplug"] : [];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: "worker" },
  ],
});

async function collectGarbage(devtools: CDPSession): Promise<void> {
  // What a first collection finalizes is collected by the second.
  for (let i = 0; i < 2; i += 1) await devtools.send("HeapProfiler.collectGarbage");
}

/** What is in the page, after collecting garbage. */
async function countUsed(page: Page, devtools: CDPSession) {
  await collectGarbage(devtools);
  const { documents, nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  return { documents, nodes, jsEventListeners, timers: await page.evaluate(countTimers) };
}

/** Adds the forms to the page, opens the dialog, and types into each form. */
async function mountForms(page: Page, baseUrl: string): Promise<void> {
  await page.evaluate(
    async ([forms, baseUrl]) => {
      const mounted = forms.map((attributes) => {
        const form = document.createElement("web-scheduler");
        form.baseUrl = baseUrl;
        for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
        const ready = new Promise((resolve) =>
          form.addEventListener("web-scheduler-ready", resolve),
        );
        document.querySelector("#slot")?.append(form);
        form.open();
        return { form, ready };
      });
      await Promise.all(mounted.map(({ ready }) => ready));
      // The forms are rendered in a microtask.
      await new Promise((resolve) => setTimeout(resolve));
      for (const { form } of mounted) {
        const field = form.shadowRoot?.querySelector("input");
        if (!field) throw new Error("A form has no field.");
        field.value = "Maren";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    },
    [FORMS, baseUrl] as const,
  );
}

const destroyForms = (page: Page) =>
  page.evaluate(() => {
    for (const form of document.querySelectorAll("web-scheduler")) form.destroy();
  });

test("a hundred destroyed forms leave no nodes, listeners, timers or memory", async ({
  page,
  browserName,
  visit,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium counts nodes, listeners and bytes.");
  // Three hundred forms.
  test.slow();
  await page.addInitScript(installTimerCounter);
  await visit(`<script src="${site.otherOrigin}/web-scheduler.js"></script><div id="slot"></div>`);
  const devtools = await page.context().newCDPSession(page);
  const before = await countUsed(page, devtools);
  const added = async () => {
    const now = await countUsed(page, devtools);
    return {
      documents: now.documents - before.documents,
      nodes: Math.max(0, now.nodes - before.nodes),
      listeners: now.jsEventListeners - before.jsEventListeners,
      // Those of the page end by themselves.
      timers: now.timers,
    };
  };

  // The first forms load what all forms share: chunks, style sheets and compiled code.
  await mountForms(page, site.otherOrigin);
  await expect
    .poll(async () => {
      const { nodes, listeners, timers } = await added();
      // One variant has an idle timer.
      return [nodes, listeners, timers].every((count) => count > FORM_COUNT / 4);
    }, "mounted forms are counted")
    .toBe(true);
  await destroyForms(page);

  const sizes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) {
      await mountForms(page, site.otherOrigin);
      await destroyForms(page);
    }
    // Preact's timers after a render end by themselves.
    await expect
      .poll(added, "left by a hundred destroyed forms")
      .toEqual({ documents: 0, nodes: 0, listeners: 0, timers: 0 });
    sizes.push((await devtools.send("Runtime.getHeapUsage")).usedSize);
  }
  const growth = sizes.slice(1).map((size, round) => size - (sizes[round] ?? 0));
  // What forms leave is left in every round.
  expect(Math.min(...growth), `grew by ${growth.join(", ")} bytes`).toBeLessThan(
    MAX_HEAP_GROWTH_BYTES,
  );
});
