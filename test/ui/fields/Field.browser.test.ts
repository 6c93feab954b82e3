import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { INPUT_NAMES } from "../../../src/form/inputs.ts";
import { ANSWERS, button, fillIn, renderExample, row, textbox } from "../render-fixture.ts";

async function renderForm(slug: string) {
  const widget = renderExample(slug);
  await expect.poll(() => widget.root.querySelector("form")).not.toBeNull();
  return widget;
}

const ATTRIBUTES = [
  "type",
  "autocomplete",
  "inputmode",
  "enterkeyhint",
  "spellcheck",
  "autocapitalize",
];

test("each control has the attributes for its keyboard, autofill and password managers", async () => {
  const { root, scheduler } = await renderForm("every-field");
  const shown = () =>
    [...root.querySelectorAll("input:not(.extra *), textarea")].map((control) => [
      control.getAttribute("name"),
      ATTRIBUTES.map((attribute) => control.getAttribute(attribute)),
    ]);
  const attributes = shown();
  scheduler.back("more");
  await expect.poll(() => root.querySelector("#insurance")).not.toBeNull();
  attributes.push(...shown());
  expect(attributes.map(([name]) => name).toSorted()).toEqual(INPUT_NAMES.toSorted());
  expect(Object.fromEntries(attributes)).toMatchObject({
    firstName: ["text", "given-name", null, "next", "false", "words"],
    lastName: ["text", "family-name", null, "next", "false", "words"],
    email: ["text", "email", "email", "next", "false", "none"],
    phone: ["tel", "tel", null, "next", null, null],
    day: ["text", "bday-day", "numeric", "next", "false", null],
    month: ["text", "bday-month", "numeric", "next", "false", null],
    year: ["text", "bday-year", "numeric", "next", "false", null],
    insurance: ["text", "off", null, "next", "false", null],
    additionalDetails: [null, "off", null, null, null, null],
  });
});

test("no control has a placeholder, truncates its text, or uses the browser's own validation", async () => {
  const { root } = await renderForm("every-field");
  for (const control of root.querySelectorAll("input:not(.extra *), textarea")) {
    for (const attribute of ["placeholder", "maxlength", "pattern", "title", "required"]) {
      expect(control.hasAttribute(attribute), `${control.id} ${attribute}`).toBe(false);
    }
  }
  expect(root.querySelector("form")?.noValidate).toBe(true);
});

test("text that an extension types into the honeypot is not kept", async () => {
  const { root } = await renderForm("observed-defaults");
  const honeypot = root.querySelector<HTMLInputElement>(".extra input");
  if (honeypot) honeypot.value = "Maren Quill";
  honeypot?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(honeypot?.value).toBe("filled");
});

test("the insurance field suggests the page's insurers, and sends what is typed instead", async () => {
  const { root, submitted } = renderExample("every-field", {
    settings: { insurers: "Delta Dental; Cigna, Aetna" },
  });
  await fillIn({ ...ANSWERS, "Email address": "maren@mail.example" });
  root.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await expect.poll(() => root.querySelector("datalist")).not.toBeNull();
  const list = root.querySelector<HTMLInputElement>("#insurance")?.list;
  const names = [...(list?.options ?? [])].map(({ value }) => value);
  expect(names.join()).toBe("Delta Dental,Cigna,Aetna");
  await userEvent.fill(page.getByRole("combobox", { name: "Insurance" }), "Cash");
  await textbox(/anything/).fill("No");
  await button(/^Send/).click();
  await expect.poll(() => submitted[0]?.patient.insurance).toBe("Cash");
});

test("every label is above what is typed, and marks an optional field", async () => {
  const { root } = await renderForm("optional-fields");
  for (const control of root.querySelectorAll<HTMLInputElement>("input:not(.extra *), textarea")) {
    const label = control.labels?.[0]?.getBoundingClientRect();
    const { top } = control.getBoundingClientRect();
    const inset = control.clientTop + Number.parseFloat(getComputedStyle(control).paddingTop);
    expect(label?.bottom, control.id).toBeLessThanOrEqual(top + inset + 0.5);
  }
  const email = textbox("Email address (optional)");
  await expect.element(email).toHaveAttribute("aria-required", "false");
  await expect.element(textbox("Phone number")).toHaveAttribute("aria-required", "true");
});

test("no error appears while the patient types or leaves a field", async () => {
  const { root } = await renderForm("every-field");
  await textbox("Email address").fill("no address");
  await textbox("Phone number").fill("12");
  await textbox("Day").fill("99");
  await userEvent.click(textbox("First name"));
  expect(root.querySelectorAll("[aria-invalid], .error, .summary")).toHaveLength(0);
});

const focused = (root: ShadowRoot) => {
  const { name, enterKeyHint } = (root.activeElement ?? {}) as Partial<HTMLInputElement>;
  return `${name} ${enterKeyHint}`;
};

test("Enter moves to the next field, without errors, and sends from the last one", async () => {
  const { root, submitted } = await renderForm("observed-defaults");
  const fields = ["firstName", "lastName", "phone", "month", "day", "year"];
  const answers = ["Maren", "Sørby", "202 555 0143", "March", "27", "1985"];
  await userEvent.click(textbox("First name"));
  for (const [index, name] of fields.entries()) {
    expect(focused(root)).toBe(`${name} ${name === "year" ? "send" : "next"}`);
    await userEvent.keyboard(`${answers[index]}{Enter}`);
    expect(root.querySelectorAll(".error, .summary")).toHaveLength(0);
  }
  await expect.poll(() => submitted.length).toBe(1);
});

test("Enter in a choice moves to the next question, and in several lines begins a new one", async () => {
  const { root, scheduler } = renderExample("everything-on", {
    times: { ask: "for-whom text-consent" },
  });
  await expect.element(row("No")).toBeVisible();
  (row("No").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => root.querySelector(".row[name=forWhom]")).not.toBeNull();
  scheduler.back("visit");
  await expect.poll(() => root.querySelector(".appointmentType input")).not.toBeNull();
  const [firstType] = root.querySelectorAll<HTMLInputElement>(".appointmentType input");
  firstType?.focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(focused(root)).toMatch("provider");
  // The chosen radio button, as with Tab.
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  expect(focused(root)).toMatch("provider");
  // In the last question, it shows the next step.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => root.querySelector("#email")).not.toBeNull();
  scheduler.back("more");
  await expect.poll(() => root.querySelector("#insurance")).not.toBeNull();
  root.querySelector<HTMLInputElement>("#insurance")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(focused(root)).toMatch("additionalDetails");
  await userEvent.keyboard("One{Enter}two");
  expect(root.querySelector("textarea")?.value).toBe("One\ntwo");
  expect(root.querySelectorAll(".error, .summary")).toHaveLength(0);
});
