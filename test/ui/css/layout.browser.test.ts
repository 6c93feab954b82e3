import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LoadResult } from "../../../src/client/load-location.ts";
import { recordOf } from "../../example-record.ts";
import {
  button,
  errorSummary,
  heading,
  radio,
  renderExample,
  renderRecord,
  textbox,
} from "../render-fixture.ts";

/** By the names of the controls, which are the same in every language. */
const PATIENT = {
  firstName: "Maren",
  lastName: "O’Neil",
  email: "maren@mail.example",
  phone: "(202) 555-0143",
  month: "3",
  day: "27",
  year: "1985",
  insurance: "None",
};

test("text inputs are at least 16px, because iOS Safari zooms in on smaller ones", async () => {
  const { root } = renderExample("every-field", { width: 280 });
  await expect.element(textbox("First name")).toBeVisible();
  for (const control of root.querySelectorAll("input:not(.extra *), textarea")) {
    expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
  }
});

test.each([180, 256, 320, 640])("nothing overflows a column of %i pixels", async (width) => {
  const { root, container } = renderExample("everything-on", { width });
  await expect.element(radio("Yes")).toBeVisible();
  expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test.each([320, 640])("a phone number of 400 digits fits a column of %i pixels", async (width) => {
  const record = recordOf("screener-stops");
  record.web_scheduler_config.branding.footer_phone = "9".repeat(400);
  const { root, container } = renderRecord(record, { width });
  const overflow = () =>
    (root.querySelector(".widget")?.scrollWidth ?? Number.NaN) - container.clientWidth;
  await expect.element(radio("Yes")).toBeVisible();
  expect(overflow()).toBeLessThanOrEqual(0);
  await radio("Yes").click();
  await button("Continue").click();
  await expect.element(heading("You cannot request this appointment online")).toBeVisible();
  expect(overflow()).toBeLessThanOrEqual(0);
});

test("a phone number that fits a column is on one line", async () => {
  const record = recordOf("everything-on");
  record.web_scheduler_config.branding.footer_phone = "(416) 555-0132";
  const { root, container } = renderRecord(record, { width: 640 });
  await expect.element(radio("Yes")).toBeVisible();
  const height = () => root.querySelector(".contact .call")?.clientHeight;
  const oneLine = height();
  for (const width of [500, 440, 400, 360, 320]) {
    container.style.width = `${width}px`;
    expect(height()).toBe(oneLine);
  }
  container.style.width = "90px";
  expect(height()).toBeGreaterThan(oneLine ?? 0);
});

test("a button that calls breaks before the number, not inside it", async () => {
  const record = recordOf("screener-stops");
  record.web_scheduler_config.branding.footer_phone = "020 7946 0128";
  const { root, container } = renderRecord(record, { width: 640 });
  await radio("Yes").click();
  await button("Continue").click();
  await expect.element(heading("You cannot request this appointment online")).toBeVisible();
  const text = root.querySelector(".actions .call bdi")?.firstChild as Text;
  const number = document.createRange();
  number.setStart(text, text.data.search(/[+\d]/));
  number.setEnd(text, text.length);
  for (const width of [640, 320, 290, 260]) {
    container.style.width = `${width}px`;
    expect([width, number.getClientRects().length]).toEqual([width, 1]);
  }
});

test("names and answers share a row from 520 pixels on, also after the width has changed", async () => {
  const { root, container } = renderExample("appointment-types", { width: 640 });
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
    const isShared = shareRow(".option:nth-child(1)", ".option:nth-child(2)");
    expect([width, isShared]).toEqual([width, isWide]);
  }
});

test("the phone number and the date of birth share a row from 640 pixels on, their inputs at one height", async () => {
  const { root, container } = renderExample("observed-defaults", { width: 640 });
  await expect.element(textbox("Phone number")).toBeVisible();
  const boxOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect();
  for (const [width, isRow] of [
    [640, true],
    [639, false],
    [1280, true],
  ] as const) {
    container.style.width = `${width}px`;
    expect([width, boxOf("#phone")?.top === boxOf("#month")?.top]).toEqual([width, isRow]);
    // One set of column edges.
    expect(boxOf("#phone")?.left).toBe(boxOf("#firstName")?.left);
    expect(boxOf("#year")?.right).toBeCloseTo(boxOf("#lastName")?.right ?? 0, 0);
  }
});

test.each([328, 358, 640])(
  "the skeleton in a column of %i pixels is about as high as the usual form",
  async (width) => {
    const record = recordOf("observed-defaults");
    const loaded = Promise.withResolvers<LoadResult>();
    const { root } = renderRecord(record, { width, load: () => loaded.promise });
    const height = () => root.querySelector(".widget")?.getBoundingClientRect().height ?? 0;
    await expect.poll(() => root.querySelector(".skeleton")).not.toBeNull();
    const before = height();
    loaded.resolve({ ok: true, record, problems: [] });
    await expect.element(textbox("First name")).toBeVisible();
    expect(Math.abs(height() - before)).toBeLessThan(10);
  },
);

test("labels and inputs of a row stay aligned when one of them has an error", async () => {
  const { root } = renderExample("observed-defaults", { width: 640 });
  await textbox("First name").fill("Maren");
  await button("Send request").click();
  await expect.element(page.getByText("Enter your last name").first()).toBeVisible();
  for (const part of [".label", "input"]) {
    const [first, last] = [".firstName", ".lastName"].map(
      (field) => root.querySelector(`${field} ${part}`)?.getBoundingClientRect().top,
    );
    expect(first).toBe(last);
  }
});

test("the controls of a row stay aligned when one of them has a hint", async () => {
  const { root } = renderExample("every-field", { width: 640 });
  await textbox("Email address").fill("maren@gmial.com");
  await userEvent.click(textbox("First name"));
  await expect.element(page.getByText("Did you mean maren@gmail.com?").first()).toBeVisible();
  const questions = [...root.querySelectorAll(".question")].map((question) => ({
    box: question.getBoundingClientRect(),
    control: question.querySelector("input, textarea")?.getBoundingClientRect(),
  }));
  for (const { box, control } of questions) {
    const row = questions.filter(
      (other) => other.box.top < box.bottom && other.box.bottom > box.top,
    );
    for (const other of row) expect(other.control?.top).toBe(control?.top);
  }
  expect(questions[0]?.box.top).toBe(questions[1]?.box.top);
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
  await button("Send request").click();
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

test("words are not broken in Korean, unless one alone is too long", async () => {
  const { root } = renderExample("every-field", { lang: "ko", width: 320 });
  await expect.element(textbox("이메일 주소")).toBeVisible();
  const [title] = root.querySelectorAll(".title");
  const { wordBreak, overflowWrap } = getComputedStyle(title ?? document.body);
  expect({ wordBreak, overflowWrap }).toEqual({ wordBreak: "keep-all", overflowWrap: "anywhere" });
});

test.each(["en", "ar"] as const)(
  "the copy button is below the reference, and begins where it does (%s)",
  async (lang) => {
    const { root } = renderExample("observed-defaults", { lang, width: 390 });
    await expect.element(page.getByRole("textbox").first()).toBeVisible();
    for (const [name, value] of Object.entries(PATIENT)) {
      const input = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) await userEvent.fill(input, value);
    }
    await userEvent.click(root.querySelector("[type=submit]") as HTMLButtonElement);
    await expect.poll(() => root.querySelector(".reference")).not.toBeNull();
    const [reference, copy] = [".reference", ".reference + button"].map((selector) =>
      root.querySelector(selector)?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const side = lang === "ar" ? "right" : "left";
    expect(copy[side]).toBe(reference[side]);
    expect(copy.top).toBeGreaterThanOrEqual(reference.bottom);
  },
);

test("the practice's question is as large as the titles of other screens", async () => {
  const { root } = renderExample("screener-stops", { width: 640 });
  await expect.element(radio("Yes")).toBeVisible();
  const sizeOf = (selector: string) => {
    const element = root.querySelector(selector);
    return element && Number.parseFloat(getComputedStyle(element).fontSize);
  };
  const question = sizeOf(".screener .label");
  expect(sizeOf(".title")).toBe(16);
  await radio("Yes").click();
  await button("Continue").click();
  await expect.element(heading("You cannot request this appointment online")).toBeVisible();
  expect(question).toBe(sizeOf(".title"));
});
