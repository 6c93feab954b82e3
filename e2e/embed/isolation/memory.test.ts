import { EXAMPLES } from "../../../src/examples/index.ts";
import { expect, test } from "../../fixtures/test.ts";

const id = EXAMPLES[0]?.record.id ?? "";
const FORM_COUNT = 100;

test("a hundred destroyed forms leave no nodes, listeners or timers", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium counts nodes and listeners.");
  await page.addInitScript(() => {
    const running = new Set<number>();
    Object.defineProperty(window, "running", { value: running });
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout(code: () => void, ms?: number) {
        const timer = set(() => {
          running.delete(timer);
          code();
        }, ms) as unknown as number;
        running.add(timer);
        return timer;
      },
      clearTimeout(timer: number) {
        running.delete(timer);
        clear(timer);
      },
    });
  });
  await page.goto(
    host.serve(`<script src="${site.otherOrigin}/web-scheduler.js"></script><div id="slot"></div>`),
  );
  const devtools = await page.context().newCDPSession(page);
  const counters = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
    const timers = await page.evaluate(
      () => (window as never as { running: Set<number> }).running.size,
    );
    return { nodes, jsEventListeners, timers };
  };
  const mountAndDestroy = (count: number) =>
    page.evaluate(
      async ([locationId, baseUrl, count]) => {
        const container = document.querySelector("#slot") as Element;
        const forms = Array.from({ length: Number(count) }, () => {
          const form = document.createElement("web-scheduler") as HTMLElement & { destroy(): void };
          form.setAttribute("location-id", String(locationId));
          form.setAttribute("base-url", String(baseUrl));
          const ready = new Promise((resolve) =>
            form.addEventListener("web-scheduler-ready", resolve),
          );
          container.append(form);
          return { form, ready };
        });
        await Promise.all(forms.map(({ ready }) => ready));
        for (const { form } of forms) {
          const field = form.shadowRoot?.querySelector("input");
          if (field) field.value = "Maren";
          field?.dispatchEvent(new Event("input", { bubbles: true }));
          form.destroy();
        }
      },
      [id, site.otherOrigin, count],
    );

  // The first forms load what all forms share: chunks and style sheets.
  await mountAndDestroy(2);
  const before = await counters();
  await mountAndDestroy(FORM_COUNT);
  await expect.poll(async () => (await counters()).nodes).toBeLessThanOrEqual(before.nodes + 10);
  const after = await counters();
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
  // Preact's timers after a render end by themselves.
  await expect.poll(async () => (await counters()).timers).toBeLessThanOrEqual(before.timers);
});
