import { EXAMPLES } from "../../../src/examples/index.ts";
import { expect, test } from "../../fixtures/test.ts";

const id = EXAMPLES[0]?.record.id ?? "";
const FORM_COUNT = 100;

/** Collects in `window.running` the timers and callbacks that are neither done nor cancelled. */
function countTimers(): void {
  const running = new Set<string>();
  Object.defineProperty(window, "running", { value: running });
  const functions = window as never as Record<string, (...values: unknown[]) => number>;
  for (const [start, cancel, isRepeated] of [
    ["setTimeout", "clearTimeout", false],
    ["setInterval", "clearInterval", true],
    ["requestAnimationFrame", "cancelAnimationFrame", false],
    ["requestIdleCallback", "cancelIdleCallback", false],
  ] as const) {
    const { [start]: run, [cancel]: stop } = functions;
    if (!run || !stop) throw new Error(`There is no ${start} or ${cancel}`);
    functions[start] = (callback, ...rest) => {
      const id = run(
        (...values: unknown[]) => {
          if (!isRepeated) running.delete(`${cancel} ${id}`);
          (callback as (...values: unknown[]) => void)(...values);
        },
        ...rest,
      );
      running.add(`${cancel} ${id}`);
      return id;
    };
    functions[cancel] = (id) => {
      running.delete(`${cancel} ${id}`);
      return stop(id);
    };
  }
}

test("a hundred destroyed forms leave no nodes, listeners or timers", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium counts nodes and listeners.");
  await page.addInitScript(countTimers);
  await page.goto(
    host.serve(`<script src="${site.otherOrigin}/web-scheduler.js"></script><div id="slot"></div>`),
  );
  const devtools = await page.context().newCDPSession(page);
  const counters = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
    const timers = await page.evaluate(
      () => (window as never as { running: Set<string> }).running.size,
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
  // Those of window and document are included.
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
  // Preact's timers after a render end by themselves.
  await expect.poll(async () => (await counters()).timers).toBeLessThanOrEqual(before.timers);
});
