import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ANSWERS, button, fillIn, renderExample, textbox } from "../render-fixture.ts";

const input = (root: ShadowRoot, name: string) => root.querySelector<HTMLInputElement>(`#${name}`);

test("typing a part of the date does not move focus to the next part", async () => {
  const { root } = renderExample("observed-defaults");
  for (const [part, text] of [
    ["Month", "12"],
    ["Day", "31"],
    ["Year", "1985"],
  ] as const) {
    await userEvent.click(textbox(part));
    await userEvent.keyboard(text);
    expect(root.activeElement?.id).toBe(part.toLowerCase());
  }
});

test("a date pasted into one input is split into all three, unless it is ambiguous and would replace one", async () => {
  const { root } = renderExample("observed-defaults");
  await expect.element(textbox("Month")).toBeVisible();
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    input(root, "month")?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste("1985-03-27")).toBe(true);
  const values = ["day", "month", "year"].map((part) => input(root, part)?.value);
  expect(values).toEqual(["27", "3", "1985"]);
  // March 4 or April 3: a guess replaces nothing.
  expect(paste("3/4/1990")).toBe(false);
});

// Which texts are split: test/state/form-model.test.ts and test/form/date.
test("a date typed into the first input is split when the patient leaves it", async () => {
  const { root } = renderExample("observed-defaults");
  await userEvent.click(textbox("Month"));
  await userEvent.keyboard("1985-03-27{Tab}");
  const values = () => ["month", "day", "year"].map((part) => input(root, part)?.value);
  await expect.poll(values).toEqual(["3", "27", "1985"]);
});

test.each(["each input in turn", "all inputs at once"])(
  "a whole date that a script writes into %s is split once",
  async (how) => {
    const { root } = renderExample("observed-defaults");
    await expect.element(textbox("Month")).toBeVisible();
    const inputs = ["month", "day", "year"].flatMap((part) => input(root, part) ?? []);
    const write = (control: HTMLInputElement) => {
      control.value = "03/27/1985";
    };
    const notify = (control: HTMLInputElement) => {
      for (const type of ["input", "change"])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    if (how.startsWith("all")) for (const control of inputs) write(control);
    for (const control of inputs) {
      if (how.startsWith("each")) write(control);
      notify(control);
    }
    expect(inputs.map(({ value }) => value)).toEqual(["3", "27", "1985"]);
  },
);

test.each([
  ["Month", "13", "Enter the month"],
  ["Day", "32", "Enter the day"],
  ["Year", "85", "Enter all 4 digits"],
])("only the invalid part of a date is marked, and the summary focuses it: %s", async (...row) => {
  const [part, text, error] = row;
  const { root } = renderExample("observed-defaults");
  await fillIn({ ...ANSWERS, [part]: text });
  await button("Send request").click();
  await expect.element(textbox(part)).toHaveAttribute("aria-invalid", "true");
  expect(root.querySelectorAll(".date [aria-invalid]")).toHaveLength(1);
  await button(new RegExp(`^${error}`)).click();
  expect(root.activeElement).toBe(textbox(part).element());
  await textbox(part).fill(ANSWERS[part as "Day"]);
  expect(root.querySelectorAll(".date [aria-invalid]")).toHaveLength(0);
});

test("two mistakes in a date are corrected at once: the inputs have the error", async () => {
  const { root } = renderExample("observed-defaults");
  await userEvent.click(textbox("Month"));
  await userEvent.keyboard("31/2/85{Tab}");
  await button("Send request").click();
  const error = /^Error: Check the day: February 1985 had 28 days\. Enter all 4 digits of the year/;
  await expect.element(textbox("Day")).toHaveAccessibleDescription(error);
  await expect.element(textbox("Year")).toHaveAccessibleDescription(error);
  await textbox("Day").fill("28");
  await textbox("Year").fill("1985");
  await button("Send request").click();
  await expect.element(button("Enter your first name")).toBeVisible();
  expect(root.querySelectorAll(".date [aria-invalid]")).toHaveLength(0);
  expect(root.querySelector(".summary")?.textContent).not.toContain("Check the day");
});
