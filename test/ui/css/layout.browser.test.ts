import { expect, onTestFinished, test } from "vitest";
import { recordOf } from "../../example-record.ts";
import {
  button,
  errorSummary,
  fillIn,
  heading,
  renderExample,
  renderRecord,
  row,
  textbox,
} from "../render-fixture.ts";

test("text inputs are at least 16px, because iOS Safari zooms in on smaller ones", async () => {
  const { root } = renderExample("every-field", { width: 280 });
  await expect.element(textbox("First name")).toBeVisible();
  for (const control of root.querySelectorAll("input:not(.extra *), textarea")) {
    expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
  }
});

test.each([180, 640, 900])("nothing overflows a column of %i pixels", async (width) => {
  const { root, container } = renderExample("everything-on", { width });
  await expect.element(row("Yes")).toBeVisible();
  expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test("a button that calls breaks before the number, not inside it", async () => {
  const record = recordOf("screener-stops");
  record.web_scheduler_config.branding.footer_phone = "020 7946 0128";
  const { root, container } = renderRecord(record, { width: 640 });
  await row("Yes").click();
  await expect.element(heading("Call 911 now")).toBeVisible();
  const text = root.querySelector(".actions .call bdi")?.firstChild as Text;
  const number = document.createRange();
  number.setStart(text, text.data.search(/[+\d]/));
  number.setEnd(text, text.length);
  for (const width of [640, 290]) {
    container.style.width = `${width}px`;
    expect([width, number.getClientRects().length]).toEqual([width, 1]);
  }
});

test("names, and a number with a date, share a row from 520 pixels on, also after the width has changed", async () => {
  const { root, container } = renderExample("observed-defaults", { width: 640 });
  await expect.element(textbox("First name")).toBeVisible();
  const shareRow = (...selectors: string[]) =>
    new Set(selectors.map((one) => root.querySelector(one)?.getBoundingClientRect().top)).size ===
    1;
  for (const [width, isWide] of [
    [640, true],
    [360, false],
    [1001.3, true],
    [519, false],
    [520, true],
    [613.37, true],
  ] as const) {
    container.style.width = `${width}px`;
    expect([width, shareRow("#firstName", "#lastName")]).toEqual([width, isWide]);
    expect([width, shareRow("#phone", "#month")]).toEqual([width, isWide]);
  }
});

test("labels and inputs of a row stay aligned when one of them has an error", async () => {
  const { root } = renderExample("observed-defaults", { width: 640 });
  await textbox("First name").fill("Maren");
  await textbox("Phone number").fill("(202) 555-0143");
  await button("Send request").click();
  await expect.element(errorSummary()).toBeVisible();
  for (const part of [".label", "input"]) {
    const [first, last, phone, date] = [".firstName", ".lastName", ".phone", ".dob"].map(
      (field) => root.querySelector(`${field} ${part}`)?.getBoundingClientRect().top,
    );
    expect([first, phone]).toEqual([last, date]);
  }
});

test("the inputs of a date fit in one row on the narrowest phone, with and without an error", async () => {
  const { root } = renderExample("observed-defaults", { width: 288 });
  const rowCount = () => {
    const inputs = [...root.querySelectorAll(".date input")];
    return new Set(inputs.map((input) => input.getBoundingClientRect().top)).size;
  };
  await expect.element(textbox("Year")).toBeVisible();
  expect(rowCount()).toBe(1);
  await button("Send request").click();
  await expect.element(errorSummary()).toBeVisible();
  expect(rowCount()).toBe(1);
});

test("nothing moves when an error appears next to a field or is fixed while typing; then its gap closes", async () => {
  const { root } = renderExample("every-field", { width: 360 });
  const height = () => root.querySelector(".widget")?.getBoundingClientRect().height;
  const lefts = () =>
    [...root.querySelectorAll("input, textarea")].map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return [left, right];
    });
  await expect.element(textbox("First name")).toBeVisible();
  const before = lefts();
  await button("Continue").click();
  const summary = errorSummary();
  await expect.element(summary).toBeVisible();
  expect(lefts()).toEqual(before);

  const answers = { First: "Maren", Last: "Sørby", Email: "m@mail.example", Phone: "202 555 0143" };
  for (const [name, text] of Object.entries(answers)) {
    const field = textbox(new RegExp(`^${name}`));
    await field.click();
    const withErrors = height();
    await field.fill(text);
    expect([name, height()]).toEqual([name, withErrors]);
  }
  await textbox("Month").click();
  const gaps = [...root.querySelectorAll<HTMLElement>(".question > .error.fixed")];
  expect(gaps.map(({ offsetHeight }) => offsetHeight)).toEqual([0, 0, 0, 0]);
  expect(root.querySelectorAll(".summary .fixed")).toHaveLength(4);
  await expect.element(textbox("First name")).not.toHaveAttribute("aria-invalid");
  await expect.element(button("Corrected: Enter your first name")).toBeVisible();
});

test("a page on which no text can be selected leaves the number and the reference selectable", async () => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "body, div { -webkit-user-select: none; user-select: none }";
  onTestFinished(() => style.remove());
  const { root } = renderExample("observed-defaults");
  await fillIn();
  await button("Send request").click();
  await expect.element(heading("Your request was sent")).toBeVisible();
  for (const selector of [".reference", ".call bdi"]) {
    const element = root.querySelector(selector);
    expect(element && getComputedStyle(element).userSelect).toBe("text");
  }
});
