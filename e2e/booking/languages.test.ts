import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/messages/languages.ts";
import {
  answerAll,
  CODES,
  openForm,
  passScreener,
  recordOf,
  submit,
  WORDS,
} from "../fixtures/open-form.ts";
import { inbox, ownLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

/** The files of the script that a page asked for, without the version in their names. */
function filesAsked(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const file = /\/web-scheduler(?:-[\d.]+)?-?([a-z]*)\.js/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

for (const lang of CODES) {
  const { messages, deferred: later } = WORDS[lang];

  test(`a patient books in ${lang}`, async ({ page, site, host }) => {
    const files = filesAsked(page);
    const lastName = ownLastName();
    const embed = { example: "spanish-practice", attributes: { lang } };
    const form = await openForm(page, { site, host }, embed);
    const region = form.getByRole("region", { name: "Clínica Dental Campoluna" });
    await expect(region).toHaveAttribute("lang", lang);
    await expect(region).toHaveAttribute("dir", messages.direction);
    await expect(form.getByRole("heading", { name: messages.screenerTitle })).toBeVisible();
    await form.getByRole("radio", { name: messages.yes }).check();
    await form.getByRole("button", { name: messages.next }).click();

    // What the practice wrote stays as it is, in whatever direction it runs.
    const welcome = form.getByText("¡Bienvenido! Traiga, por favor");
    await expect(welcome).toHaveAttribute("dir", "auto");
    await form.getByRole("button", { name: messages.send }).click();
    const summary = form.getByRole("region", { name: messages.problemTitle });
    await expect(summary.getByRole("button")).toHaveText([
      later.missing.appointmentType,
      later.missing.firstName,
      later.missing.lastName,
      later.missing.phone,
      later.missing.dob,
    ]);
    await form.getByRole("radio", { name: "Dolor de muelas" }).check();
    const { fields, dateParts } = messages;
    await form.getByLabel(fields.firstName).fill("Marisol");
    await form.getByLabel(fields.lastName).fill(lastName);
    await form.getByLabel(fields.phone).fill("(210) 555-0143");
    await form.getByLabel(dateParts.day, { exact: true }).fill("27");
    await form.getByLabel(dateParts.month, { exact: true }).fill("3");
    await form.getByLabel(dateParts.year, { exact: true }).fill("1985");
    await form.getByRole("button", { name: messages.send }).click();

    await expect(form.getByRole("heading", { name: later.sentTitle })).toBeFocused();
    await expect(form.getByText(later.sentAppointmentType)).toBeVisible();
    expect(await inbox(site, lastName)).toMatchObject([
      {
        locale: lang,
        patient: { firstName: "Marisol", phone: "+12105550143", dob: "1985-03-27" },
        screener: { question: "¿Es su primera visita a nuestra clínica?", answer: "yes" },
        appointment_type: "URGENCIA_20",
      },
    ]);
    const own = lang === "en" ? [] : [lang];
    expect(new Set(files)).toEqual(new Set(["later", "phone", ...own]));
  });
}

const CHOICES = [
  { what: "its own lang", lang: "es", around: "ar", browser: "en-US", speaks: "es" },
  {
    what: "its own lang, with a region",
    lang: "es-MX",
    around: "en",
    browser: "en",
    speaks: "es",
  },
  { what: "the nearest lang around it", lang: null, around: "ar", browser: "es-ES", speaks: "ar" },
  {
    what: "the browser, in a page in another language",
    lang: null,
    around: "fr",
    browser: "es-AR",
    speaks: "es",
  },
  {
    what: "nobody names a language of ours",
    lang: "xx",
    around: "fr",
    browser: "de-DE",
    speaks: "en",
  },
] as const;

for (const { what, lang, around, browser, speaks } of CHOICES) {
  test.describe(() => {
    test.use({ locale: browser });

    test(`the form speaks ${speaks}: ${what}`, async ({ page, site, host }) => {
      const embed = { example: "branded", attributes: { lang }, inside: `div lang="${around}"` };
      const form = await openForm(page, { site, host }, embed);
      await expect(form.getByRole("region").first()).toHaveAttribute("lang", speaks);
    });
  });
}

for (const [browser, lang] of [
  ["es-MX", "es"],
  ["ar-EG", "ar"],
] as const) {
  test.describe(() => {
    test.use({ locale: browser });

    test(`a reader of ${browser} on an English page is offered ${lang}, and keeps every answer`, async ({
      page,
      site,
      host,
    }) => {
      const files = filesAsked(page);
      const lastName = ownLastName();
      const form = await openForm(page, { site, host }, { example: "everything-on" });
      expect(files).not.toContain(lang);
      await passScreener(form);
      await answerAll(form, { lastName });
      const answers = () =>
        form
          .locator("input:checked, input:not([type=radio]), textarea")
          .evaluateAll((all) =>
            all.map((one) => `${one.getAttribute("name")} ${(one as HTMLInputElement).value}`),
          );
      const before = await answers();
      const offer = form.getByRole("button", { name: LANGUAGES[lang].offer });
      await expect(offer).toHaveAttribute("lang", lang);
      await offer.click();

      const { messages, deferred: later } = WORDS[lang];
      await expect(form.getByRole("heading", { name: messages.detailsTitle })).toBeVisible();
      expect((await answers()).toSorted()).toEqual(before.toSorted());
      await expect(form.getByRole("button", { name: LANGUAGES.en.offer })).toBeFocused();
      await submit(form).click();
      await expect(form.getByRole("heading", { name: later.sentTitle })).toBeFocused();
      expect(await inbox(site, lastName)).toMatchObject([{ locale: lang }]);
    });
  });
}

test("in Arabic the form is mirrored, and day, month and year stand from the right", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(
    page,
    { site, host },
    { example: "observed-defaults", attributes: { lang: "ar" } },
  );
  const box = async (selector: string) => {
    const { x = 0, width = 0 } = (await form.locator(selector).first().boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  const [day, month, year] = await Promise.all(["#day", "#month", "#year"].map(box));
  expect(day?.left).toBeGreaterThan(month?.right ?? 0);
  expect(month?.left).toBeGreaterThan(year?.right ?? 0);
  const [title, send] = await Promise.all([box(".title"), box('button[type="submit"]')]);
  expect(send?.right).toBeCloseTo(title?.right ?? 0, 0);
  await expect(form.locator(".title")).toHaveCSS("text-align", "start");
  await expect(form.getByRole("textbox", { name: "رقم الهاتف" })).toHaveAttribute("dir", "ltr");
  await expect(form.getByRole("heading", { name: recordOf("observed-defaults").name })).toHaveCSS(
    "text-align",
    "right",
  );
});
