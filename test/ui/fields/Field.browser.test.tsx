import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { drawn } from "../drawn.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function show(slug: string) {
  const record = exampleBySlug(slug)?.record;
  if (!record) throw new Error(`There is no example ${slug}.`);
  const widget = drawn(record);
  cleanUps.push(widget.remove);
  await expect.poll(() => widget.root.querySelector("form")).not.toBeNull();
  return widget;
}

const box = (name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
const control = (root: ShadowRoot, name: string) =>
  root.querySelector(`[name="${name}"]`) as HTMLInputElement;

const ATTRIBUTES = [
  "type",
  "autocomplete",
  "inputmode",
  "enterkeyhint",
  "spellcheck",
  "autocapitalize",
];

test.each([
  ["firstName", ["text", "given-name", null, "next", "false", "words"]],
  ["lastName", ["text", "family-name", null, "next", "false", "words"]],
  ["email", ["text", "email", "email", "next", "false", "none"]],
  ["phone", ["tel", "tel", null, "next", null, null]],
  ["day", ["text", "bday-day", "numeric", "next", "false", null]],
  ["month", ["text", "bday-month", "numeric", "next", "false", null]],
  ["year", ["text", "bday-year", "numeric", "next", "false", null]],
  ["insurance", ["text", "off", null, "next", "false", null]],
  ["additionalDetails", [null, "off", null, null, null, null]],
] as const)("%s tells keyboards and password managers what it is for", async (name, expected) => {
  const { root } = await show("every-field");
  const field = control(root, name);
  expect(ATTRIBUTES.map((attribute) => field.getAttribute(attribute))).toEqual(expected);
});

test("no field has a placeholder, a limit that cuts what is typed, or a bubble of the browser's", async () => {
  const { root } = await show("every-field");
  for (const field of root.querySelectorAll("input, textarea")) {
    for (const attribute of ["placeholder", "maxlength", "pattern", "title", "required"]) {
      expect(field.hasAttribute(attribute), `${field.id} ${attribute}`).toBe(false);
    }
  }
  expect(root.querySelector("form")?.noValidate).toBe(true);
});

test("every label stands above its field and says its name, optional ones with the word", async () => {
  const { root } = await show("optional-fields");
  for (const field of root.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const [label] = field.labels ?? [];
    const [above, below] = [label, field].map((one) => one?.getBoundingClientRect());
    expect(above?.bottom, field.id).toBeLessThanOrEqual((below?.top ?? 0) + 0.5);
  }
  await expect.element(box("Email address (optional)")).toHaveAttribute("aria-required", "false");
});

test("typing a part of the date never moves the focus by itself", async () => {
  const { root } = await show("observed-defaults");
  for (const [part, typed] of [
    ["Month", "12"],
    ["Day", "31"],
    ["Year", "1985"],
  ] as const) {
    await userEvent.click(box(part));
    await userEvent.keyboard(typed);
    expect(root.activeElement?.id).toBe(part.toLowerCase());
  }
});

test("a whole date that is pasted into one part is spread over the three", async () => {
  const { root } = await show("observed-defaults");
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    control(root, "month").dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste("1985-03-27")).toBe(true);
  expect(["day", "month", "year"].map((part) => control(root, part).value)).toEqual([
    "27",
    "3",
    "1985",
  ]);
  // It could be the third of April or the fourth of March: the patient decides.
  expect(paste("3/4/1990")).toBe(false);
});

test("only the part of the date that is wrong is marked", async () => {
  const { root } = await show("observed-defaults");
  await box("Month").fill("13");
  await box("Day").fill("27");
  await box("Year").fill("1985");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(box("Month")).toHaveAttribute("aria-invalid", "true");
  expect(root.querySelectorAll(".date [aria-invalid]")).toHaveLength(1);
  await page.getByRole("button", { name: /^Enter the month as a number/ }).click();
  expect(root.activeElement?.id).toBe("month");
  await userEvent.keyboard("{Backspace}2");
  expect(root.querySelectorAll(".date [aria-invalid]")).toHaveLength(0);
});

test("nothing is checked while somebody types or leaves a field", async () => {
  const { root } = await show("every-field");
  await box("Email address").fill("no address");
  await box("Phone number").fill("12");
  await box("Day").fill("99");
  await userEvent.click(box("First name"));
  expect(root.querySelectorAll("[aria-invalid], .error, .summary")).toHaveLength(0);
});

test("choosing an answer neither sends it nor goes on", async () => {
  const { root, scheduler } = await show("screener-stops");
  await page.getByRole("radio", { name: "Yes" }).click();
  expect(scheduler.phase.value.name).toBe("screener");
  expect(root.querySelectorAll(".error, .summary")).toHaveLength(0);
});

test("how much room is left is shown at every character near the end, and said at a few", async () => {
  const { root } = await show("every-field");
  const field = box("Is there anything you would like to tell us?");
  const note = () => root.querySelector(".additionalDetails .note");
  const shown = () => note()?.querySelector('[aria-hidden="true"]')?.textContent ?? "";
  const said = () => note()?.querySelector(".unseen")?.textContent ?? "";
  await field.fill("x".repeat(949));
  expect(note()?.textContent).toBe("");
  for (const [length, onScreen, aloud] of [
    [950, "You have 50 characters left", "You have 50 characters left"],
    [979, "You have 21 characters left", "You have 50 characters left"],
    [980, "You have 20 characters left", "You have 20 characters left"],
    [999, "You have 1 character left", "You have 5 characters left"],
    [1000, "You have 0 characters left", "You have 0 characters left"],
    [1001, "You have 1 character too many", "You have 1 character too many"],
  ] as const) {
    await field.fill("x".repeat(length));
    expect([shown(), said()]).toEqual([onScreen, aloud]);
  }
});
