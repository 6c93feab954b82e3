import { messages as en } from "../../src/messages/en-first-screen.ts";
import { messages as es } from "../../src/messages/es.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import {
  answerAll,
  languageStatus,
  passScreener,
  recordOf,
  submit,
  TRANSLATIONS,
} from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, test } from "../fixtures/test.ts";

const CHUNK = /\/web-scheduler(?:-[\d.]+(?:-rc\.\d+)?)?-?([a-z-]*)\.js/i;

for (const lang of LANGUAGE_CODES) {
  const { messages, submission } = TRANSLATIONS[lang];

  // Engines differ most from right to left.
  const tag = lang === "ar" ? [] : "@all";
  test(`a patient books in ${lang}`, { tag }, async ({ page, openForm }) => {
    const urls = recordUrls(page);
    const lastName = uniqueLastName();
    const formPage = { example: "long-words-rtl", attributes: { lang } };
    const form = await openForm(formPage);
    const region = form.getByRole("region", { name: "عيادة بستان الياسمين" });
    await expect(region).toHaveAttribute("lang", lang);
    await expect(region).toHaveAttribute("dir", messages.direction ?? "ltr");
    // The practice's own text keeps its language and direction.
    await expect(form.getByRole("heading", { name: "هل تعاني الآن" })).toHaveAttribute(
      "dir",
      "auto",
    );
    await passScreener(form);

    await form.getByRole("button", { name: messages.next }).click();
    await form.getByRole("button", { name: submission.missing.appointmentType }).click();
    await form.getByRole("radio", { name: "فحص وتنظيف" }).check();
    await form.getByRole("button", { name: messages.next }).click();
    await expect(form.getByRole("heading", { name: submission.aboutYou })).toBeFocused();

    await form.getByRole("button", { name: messages.send }).click();
    const summary = form.getByRole("region", { name: submission.problemTitle(4, "4") });
    await expect(summary.locator("li")).toHaveText([
      ...(messages.inNameOrder
        ? [submission.missing.lastName, submission.missing.firstName]
        : [submission.missing.firstName, submission.missing.lastName]),
      submission.missing.phone,
      submission.missing.dob,
    ]);
    const { fields, dateParts } = messages;
    await form.getByLabel(fields.firstName, { exact: true }).fill("Marisol");
    await form.getByLabel(fields.lastName, { exact: true }).fill(lastName);
    await form.getByLabel(fields.phone).fill("030 23125047");
    await form.getByLabel(dateParts.day, { exact: true }).fill("27");
    await form.getByLabel(dateParts.month, { exact: true }).fill("3");
    await form.getByLabel(dateParts.year, { exact: true }).fill("1985");
    await form.getByRole("button", { name: messages.send }).click();

    await expect(form.getByRole("heading", { name: submission.sentTitle })).toBeFocused();
    await expect(form.getByText(submission.sentAppointmentType)).toBeVisible();
    expect(await inbox(lastName)).toMatchObject([
      {
        locale: lang,
        patient: { firstName: "Marisol", phone: "+493023125047", dob: "1985-03-27" },
        screener: { answer: "no" },
        appointment_type: "PROPHYLAXE",
      },
    ]);
    // The browser's English is offered. On loopback, the site owner's findings load, too.
    const loaded = new Set(urls.map((url) => CHUNK.exec(url)?.[1]));
    for (const other of ["doctor", "", undefined]) loaded.delete(other);
    expect(loaded).toEqual(new Set(["submission", "requests", "phone", "countries", "en", lang]));
  });
}

test.describe(() => {
  test.use({ locale: "ar-EG" });

  test("with ar-EG on an English page, the form offers ar and keeps all answers", async ({
    openForm,
  }) => {
    const { messages, submission } = TRANSLATIONS.ar;
    const lastName = uniqueLastName();
    const form = await openForm({ example: "appointment-types" });
    await answerAll(form, { lastName });
    const answers = () =>
      form
        .locator("input:checked, input:not([type=radio], .extra *), textarea")
        .evaluateAll((controls) =>
          controls.map(
            (control) => `${control.getAttribute("name")} ${(control as HTMLInputElement).value}`,
          ),
        );
    const before = await answers();
    const offer = form.getByRole("button", { name: messages.offerLabel });
    await expect(offer).toHaveAttribute("lang", "ar");
    await offer.click();

    await expect(form.getByRole("heading", { name: submission.aboutYou })).toBeVisible();
    expect((await answers()).toSorted()).toEqual(before.toSorted());
    await expect(form.getByRole("button", { name: en.offerLabel })).toBeFocused();
    // In the browser's own spelling.
    const english = await form.evaluate(
      () => new Intl.DisplayNames("ar", { type: "language" }).of("en") ?? "",
    );
    await expect(languageStatus(form)).toHaveText(
      `${submission.languageChanged} ${submission.untranslated(english)}`,
    );
    await submit(form).click();
    await expect(form.getByRole("heading", { name: submission.sentTitle })).toBeFocused();
    expect(await inbox(lastName)).toMatchObject([{ locale: "ar" }]);
  });
});

test.describe(() => {
  test.use({ locale: "es-MX" });

  test("the practice's texts keep their language, and the form says which", {
    tag: CHROMIUM_ONLY,
  }, async ({ openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    const question = form.getByText(/trouble breathing or swallowing/);
    await form.getByRole("button", { name: es.offerLabel }).click();
    await expect(form.getByText("Los textos de la clínica están en inglés.")).toBeInViewport();
    await expect(question).toHaveAttribute("lang", "en");
    await form.getByRole("button", { name: es.yes, exact: true }).click();
    await expect(form.locator(".say")).toHaveAttribute("lang", "en");
    await form.getByRole("button", { name: en.offerLabel }).click();
    await expect(form.getByText("The form is now in English.")).toHaveText(/English\.$/);
    await expect(form.locator(".say")).toHaveAttribute("lang", "en");
  });
});

test("in Arabic the form is mirrored, with the month on the right", async ({ openForm }) => {
  const form = await openForm({ example: "observed-defaults", attributes: { lang: "ar" } });
  const box = async (selector: string) => {
    const { x = 0, width = 0 } = (await form.locator(selector).first().boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  const [month, day, year] = await Promise.all(["#month", "#day", "#year"].map(box));
  expect(month?.left).toBeGreaterThan(day?.right ?? 0);
  expect(day?.left).toBeGreaterThan(year?.right ?? 0);
  const [label, send] = await Promise.all([box(".label"), box('button[type="submit"]')]);
  expect(send?.right).toBeCloseTo(label?.right ?? 0, 0);
  await expect(form.locator(".title")).toHaveCSS("text-align", "start");
  // An empty input is right to left like the form, a phone number is not.
  const phone = form.getByRole("textbox", { name: "رقم الهاتف" });
  await expect(phone).toHaveCSS("direction", "rtl");
  await phone.fill("202 555 0143");
  await expect(phone).toHaveCSS("direction", "ltr");
  await expect(form.getByRole("heading", { name: recordOf("observed-defaults").name })).toHaveCSS(
    "text-align",
    "right",
  );
});
