/** @module-tag all */
import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { recordOf } from "../../example-record.ts";
import { offering, SLOTS, times } from "../questions/questions-fixture.ts";
import { button, errorSummary, renderRecord, row } from "../render-fixture.ts";

interface PageDomain {
  send(method: "Page.setFontSizes", options: { fontSizes: { standard: number } }): Promise<unknown>;
}

const setFontSize = (standard: number) =>
  (cdp() as unknown as PageDomain).send("Page.setFontSizes", { fontSizes: { standard } });

/** The font size of every element with text, by its path in the form; that of a title depends on the width, too. */
function fontSizes(root: ShadowRoot): Record<string, number> {
  const elements = [
    ...root.querySelectorAll<HTMLElement>(".widget *:not(.extra *, svg *, .title, .title *)"),
  ];
  return Object.fromEntries(
    elements.map((element, index) => [
      `${index} ${element.tagName} ${element.className}`,
      Number.parseFloat(getComputedStyle(element).fontSize),
    ]),
  );
}

/** The steps of a form with everything up to the one with the name, which has errors. */
async function* screens(record: LocationRecord, width = 640) {
  const { root, container, scheduler } = renderRecord(record, {
    width,
    times: { onSlots: offering({ free: SLOTS }), ask: "new-patient for-whom" },
  });
  const step = () => scheduler.form.step.value?.name;
  await expect.element(row("Yes")).toBeVisible();
  await expect.poll(() => root.querySelector("header .pending")).toBeNull();
  while (step() !== "you") {
    const name = step();
    if (name === "time") await expect.element(times()).toBeVisible();
    yield { root, container };
    const rows = [...root.querySelectorAll<HTMLElement>(".row")];
    rows.at(-1)?.click();
    for (const choices of root.querySelectorAll("fieldset"))
      [...choices.querySelectorAll<HTMLElement>("[type=radio]")].at(-1)?.click();
    if (rows.length === 0) await button("Continue").click();
    await expect.poll(step).not.toBe(name);
  }
  await button("Continue").click();
  await expect.element(errorSummary()).toBeVisible();
  yield { root, container };
}

// The days are columns, or below each other, with both font sizes.
test.each([
  [32, 520],
  [12, 760],
])("every text has the reader's font size in proportion: %i pixels", async (size, width) => {
  onTestFinished(() => setFontSize(16).then(() => undefined));
  for await (const { root, container } of screens(recordOf("everything-on"), width)) {
    const usual = fontSizes(root);
    await setFontSize(size);
    const factor = size / 16;
    for (const [element, pixels] of Object.entries(fontSizes(root))) {
      expect([element, pixels]).toEqual([
        element,
        expect.closeTo((usual[element] ?? 0) * factor, 2),
      ]);
    }
    expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await setFontSize(16);
  }
});

test("the font size of the page's root element changes nothing", async () => {
  for await (const { root } of screens(recordOf("everything-on"))) {
    const usual = fontSizes(root);
    document.documentElement.style.fontSize = "62.5%";
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
    });
    expect(fontSizes(root)).toEqual(usual);
    document.documentElement.style.removeProperty("font-size");
  }
});
