import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { exampleBySlug } from "../../../src/examples/index.ts";
import type { Collaborators } from "../../../src/state/deps.ts";
import { drawn } from "../drawn.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function show(slug: string, over?: Parameters<typeof drawn>[1]) {
  const record = exampleBySlug(slug)?.record;
  if (!record) throw new Error(`There is no example ${slug}.`);
  const widget = drawn(record, over);
  cleanUps.push(widget.remove);
  return { ...widget, record };
}

const button = (name: string) => page.getByRole("button", { name });
const heading = (name: string) => page.getByRole("heading", { name });

/** What has the focus inside the widget; the document only knows that the widget has it. */
const focused = (root: ShadowRoot) =>
  expect.poll(() => root.activeElement?.getAttribute("value") ?? root.activeElement?.textContent);

test("the focus goes to the title of each new screen, forth and back", async () => {
  const { root } = show("screener-stops");
  await page.getByRole("radio", { name: "Yes" }).click();
  await button("Continue").click();
  await focused(root).toBe("Please call the practice");
  await button("Change my answer").click();
  await focused(root).toBe("One question first");
  await page.getByRole("radio", { name: "No" }).click();
  await button("Continue").click();
  await focused(root).toBe("Request an appointment");
  await button("Back").click();
  await focused(root).toBe("One question first");
});

test("who tries again to load a form is not thrown back to the top of the page", async () => {
  const outcomes: Awaited<ReturnType<Collaborators["load"]>>[] = [
    { ok: false, failure: "unreachable" },
    { ok: false, failure: "unreachable" },
  ];
  const record = exampleBySlug("observed-defaults")?.record;
  if (!record) throw new Error("There is no such example.");
  const { root } = show("observed-defaults", {
    load: async () => outcomes.shift() ?? { ok: true, record, problems: [] },
  });
  await expect.element(heading("The booking form is not available")).toBeVisible();
  expect(root.activeElement, "not by itself").toBeNull();
  await button("Try again").click();
  await focused(root).toBe("The booking form is not available");
  await button("Try again").click();
  await focused(root).toBe("Request an appointment");
});

test("an entry of the error summary leads to the first of the radio buttons it is about", async () => {
  const { root } = show("appointment-types");
  await button("Send request").click();
  await focused(root).toMatch(/^There is a problem/);
  await button("Select what the appointment is for").click();
  await focused(root).toBe("0");
  expect(root.activeElement?.getAttribute("name")).toBe("appointmentType");
});

test("sending again with the same errors brings the focus back to the summary", async () => {
  const { root } = show("observed-defaults");
  for (let time = 0; time < 2; time += 1) {
    await button("Send request").click();
    await focused(root).toMatch(/^There is a problem/);
  }
});

test("the way to call stands after the last question, on every screen", async () => {
  const { root } = show("screener-stops");
  const isLast = () => {
    const calls = root.querySelectorAll(".screen a.call");
    const last = [...root.querySelectorAll(".screen fieldset, .screen .question, .screen p")]
      .filter((one) => !one.querySelector("a.call") && !one.closest(".help"))
      .at(-1);
    const call = calls[calls.length - 1];
    return Boolean(call && last && last.compareDocumentPosition(call) & 4);
  };
  await expect.element(heading("One question first")).toBeVisible();
  expect(isLast()).toBe(true);
  await page.getByRole("radio", { name: "No" }).click();
  await button("Continue").click();
  await expect.element(heading("Request an appointment")).toBeVisible();
  expect(isLast()).toBe(true);
});
