import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  checkbox,
  errorSummary,
  fillIn,
  radio,
  renderExample,
  row,
  textbox,
} from "../render-fixture.ts";

const settings = { ask: "new-patient for-whom text-consent" };
const group = (name: string | RegExp) => page.getByRole("radiogroup", { name });
const goOn = () => button("Continue").click();
const send = () => button("Send request").click();

const fillInFor = (whose: string) =>
  fillIn({
    [`${whose} first name`]: "Maren",
    [`${whose} last name`]: "Sørby",
    Month: "March",
    Day: "27",
    Year: "2019",
  });

test("a request for oneself", async () => {
  const { submitted } = renderExample("observed-defaults", { times: settings });
  await radio("For me").click();
  await radio("No, this is the first visit").click();
  await goOn();
  await fillIn();
  expect(textbox("Your first name").elements()).toEqual([]);
  await expect.element(textbox("First name")).toHaveAttribute("autocomplete", "given-name");
  await send();
  await expect.poll(() => submitted[0]).toMatchObject({ for_whom: "self", new_patient: true });
  expect(submitted[0]).not.toHaveProperty("requester");
});

test.each([
  ["For my child", "Child’s", "child"],
  ["For someone else", "Patient’s", "other"],
])("%s: the fields are about that person, and the sender is asked", async (label, whose, value) => {
  const { submitted } = renderExample("observed-defaults", { times: settings });
  await radio(label).click();
  await expect.element(group(/has the (child|patient) been/i)).toBeVisible();
  await radio("Yes").click();
  await goOn();
  await textbox("Your phone number").fill("202 555 0143");
  await textbox("Your first name").fill(" Nils ");
  await textbox("Your last name").fill("Holt");
  await goOn();
  await expect.element(page.getByRole("group", { name: `${whose} date of birth` })).toBeVisible();
  await fillInFor(whose);
  await send();
  await expect
    .poll(() => submitted[0])
    .toMatchObject({
      for_whom: value,
      new_patient: false,
      requester: { first_name: "Nils", last_name: "Holt", relation: "" },
      patient: { firstName: "Maren", lastName: "Sørby", dob: "2019-03-27" },
    });
});

test("the answers stay with the person they are about when it is chosen later who that is", async () => {
  const { scheduler, submitted } = renderExample("observed-defaults", { times: settings });
  const choose = async (whom: string) => {
    scheduler.back("who");
    await radio(whom).click();
  };
  await radio("For me").click();
  await radio("Yes").click();
  await goOn();
  await fillIn();
  await choose("For my child");
  await expect.element(radio("Yes")).not.toBeChecked();
  scheduler.back("you");
  await expect.element(textbox("Your first name")).toHaveValue("Maren");
  await expect.element(textbox("Your last name")).toHaveValue("Sørby");
  await expect.element(textbox("Your phone number")).toHaveValue("202 555 0143");
  await textbox("Your first name").fill("Ada");
  scheduler.back("patient");
  for (const label of ["Child’s first name", "Month", "Day", "Year"]) {
    await expect.element(textbox(label)).toHaveValue("");
  }
  await expect.element(textbox("Child’s last name")).toHaveValue("Sørby");
  await textbox("Child’s first name").fill("Nils");
  await choose("For someone else");
  scheduler.back("patient");
  await expect.element(textbox("Patient’s first name")).toHaveValue("");
  await choose("For me");
  await expect.element(radio("Yes")).toBeChecked();
  await goOn();
  await expect.element(textbox("First name")).toHaveValue("Ada");
  await send();
  await expect
    .poll(() => submitted[0])
    .toMatchObject({ for_whom: "self", patient: { firstName: "Ada", dob: "1985-03-27" } });
  expect(JSON.stringify(submitted)).not.toContain("Nils");
});

test("the browser does not fill in the sender as the patient", async () => {
  const { scheduler } = renderExample("observed-defaults", { times: settings });
  await radio("For my child").click();
  scheduler.back("you");
  await expect.element(textbox("Your last name")).toHaveAttribute("autocomplete", "family-name");
  await expect.element(textbox("Your phone number")).toHaveAttribute("autocomplete", "tel");
  scheduler.back("patient");
  await expect.element(textbox("Child’s first name")).toHaveAttribute("autocomplete", "off");
  await expect.element(textbox("Year")).toHaveAttribute("autocomplete", "off");
});

test("missing answers are errors with how to fix them, which lead to their questions", async () => {
  const { root, scheduler } = renderExample("observed-defaults", { times: settings });
  const errors = async () => {
    await expect.poll(() => root.activeElement).toBe(errorSummary().element());
    return [...errorSummary().element().querySelectorAll("li")].map((item) => item.textContent);
  };
  await radio("For my child").click();
  await goOn();
  expect(await errors()).toEqual(["Select yes, or no if this is the first visit"]);
  await radio("Yes").click();
  scheduler.back("patient");
  await textbox("Child’s first name").fill("Nils");
  await textbox("Month").fill("");
  scheduler.back("you");
  await expect.element(textbox("Your first name")).toBeVisible();
  await goOn();
  expect(await errors()).toEqual([
    "Enter your first name",
    "Enter your last name",
    "Enter your phone number",
  ]);
  await button("Enter your last name").click();
  const lastName = textbox("Your last name");
  expect(root.activeElement).toBe(lastName.element());
  await expect.element(lastName).toHaveAccessibleDescription("Error: Enter your last name");
  await lastName.fill("x".repeat(101));
  await goOn();
  await expect.element(lastName).toHaveAccessibleDescription(/must be 100 characters or fewer/);
  await lastName.fill("x".repeat(102));
  await expect.element(lastName).toHaveAttribute("aria-invalid", "true");
  await lastName.fill("Holt");
  await expect.element(lastName).not.toHaveAttribute("aria-invalid");
});

const CONSENT = /^I agree that .* may send me text messages .* \(optional\)$/;

test.each([false, true])(
  "consent is not ticked beforehand, and either answer is sent with its sentence: %s",
  async (answer) => {
    const { submitted, record } = renderExample("observed-defaults", {
      times: { ask: "text-consent" },
      outcomes: [{ kind: "busy" }],
    });
    await expect.element(checkbox(CONSENT)).not.toBeChecked();
    await expect.element(checkbox(CONSENT)).toHaveAccessibleDescription(/^Message and data rates/);
    if (answer) await checkbox(CONSENT).click();
    await fillIn();
    await send();
    await expect
      .poll(() => submitted[0]?.text_consent)
      .toEqual({
        answer,
        sentence: `I agree that ${record.name} may send me text messages about this appointment request. (optional) Message and data rates may apply. To stop the messages, tell the practice.`,
        at: "2026-11-20T00:00:00.000Z",
      });
    await button("Send again").click();
    await expect.poll(() => submitted[1]?.id).toBe(submitted[0]?.id);
  },
);

const OWN = JSON.stringify([
  {
    name: "source",
    kind: "choice",
    label: { en: "How did you hear about us?", es: "¿Cómo nos conoció?" },
    options: [{ value: "friend", label: { en: "A friend", es: "Un amigo" } }, "Web"],
    required: true,
  },
  { name: "note", label: "What makes a visit easier for you?" },
  {
    name: "card",
    kind: "checkbox",
    label: { de: "Ich bringe die Karte mit", ht: "Kat" },
    required: true,
  },
  { name: "Wrong", label: "Not asked" },
]);

test("the practice's own questions are asked in its words, and sent with them", async () => {
  const { submitted, root, found } = renderExample("observed-defaults", {
    lang: "es",
    times: { questions: OWN },
  });
  const spanish = ["Nombre", "Apellidos", "Número de teléfono", "Mes", "Día", "Año"];
  const typed = ["Maren", "Sørby", "202 555 0143", "3", "27", "1985"];
  await fillIn(Object.fromEntries(spanish.map((label, index) => [label, typed[index] ?? ""])));
  await button("Continuar").click();
  await expect.element(textbox("What makes a visit easier for you? (opcional)")).toBeVisible();
  await button("Enviar solicitud").click();
  const problems = page.getByRole("region", { name: "Hay 2 problemas" });
  const said = () => problems.element().textContent;
  for (const label of ["¿Cómo nos conoció?", "Ich bringe die Karte mit"])
    await expect.poll(said).toContain(`Complete esto: “\u2068${label}\u2069”`);
  await radio("Un amigo").click();
  await checkbox("Ich bringe die Karte mit").click();
  expect(root.querySelector(".own3 [lang]")?.getAttribute("lang")).toBe("de");
  const marks = [...root.querySelectorAll(".own1 [lang]")].map((one) => one.getAttribute("lang"));
  // Not “Web”, whose language the practice has not said.
  expect(marks).toEqual(["es", "es"]);
  await button("Enviar solicitud").click();
  await expect
    .poll(() => submitted[0]?.answers)
    .toEqual({
      source: { label: "¿Cómo nos conoció?", answer: "friend" },
      card: { label: "Ich bringe die Karte mit", answer: true },
    });
  expect(found.map(({ code, subject }) => [code, subject])).toEqual([["WS118", "questions[3]"]]);
});

test("an own question about the patient is asked with the patient's others, and answered per person", async () => {
  const allergies = { name: "allergies", label: "Allergies?", about: "patient", required: true };
  const times = { ask: "for-whom", questions: JSON.stringify([allergies]) };
  const { scheduler } = renderExample("observed-defaults", { times });
  const { form } = scheduler;
  await row("For me").click();
  await expect.poll(() => form.step.value?.name).not.toBe("who");
  form.setAnswer("own1", "None");
  scheduler.back("who");
  await row("For my child").click();
  expect(form.answers.own1.value).toBe("");
  const step = form.steps.value.find(({ name }) => name === "patient");
  expect(step?.questions.map(({ name }) => name)).toContain("own1");
});

test("a patient says when to call, where there is a number", async () => {
  const { submitted } = renderExample("observed-defaults", { times: { ask: "call-times" } });
  await fillIn();
  for (const part of ["Evening", "Morning"]) await checkbox(part).click();
  await send();
  await expect.poll(() => submitted[0]?.call_times).toEqual(["morning", "evening"]);
});

test("removing the form empties its controls", async () => {
  const { scheduler, root, remove } = renderExample("observed-defaults", { times: settings });
  await radio("For my child").click();
  scheduler.back("you");
  await textbox("Your first name").fill("Nils");
  const control = root.querySelector<HTMLInputElement>('[name="requesterFirstName"]');
  expect(control?.value).toBe("Nils");
  remove();
  expect(control?.value).toBe("");
});
