import { weekdayNames } from "../../src/messages/format-date.ts";
import { createScanner } from "../fixtures/axe.ts";
import { answerAll, submit, TRANSLATIONS } from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const ASKED = { "ask-times": "", ask: "new-patient for-whom text-consent" };

for (const [index, lang] of (["en", "es", "ar", "ko"] as const).entries()) {
  const { questions, slots } = TRANSLATIONS[lang];

  test(`a parent sends preferred times and answers for a child in ${lang}`, {
    tag: lang === "en" ? [] : "@all",
  }, async ({ page, openForm }) => {
    const scan = createScanner(page, index);
    const lastName = uniqueLastName();
    const attributes = { lang, ...ASKED };
    const form = await openForm({ example: "observed-defaults", attributes });
    await form.getByRole("radio", { name: questions.forWhomAnswers.child }).check();
    await scan("for whom");
    await submit(form).click();
    await expect(form.getByRole("button", { name: questions.missing.newPatient })).toBeVisible();
    await scan("errors");
    await form.getByRole("radio", { name: questions.firstVisit }).check();
    await submit(form).click();
    const group = form.getByRole("group", { name: questions.preferredTimes });
    await expect(group.getByRole("button", { name: questions.anyTime })).toBeVisible();
    await group.getByRole("checkbox", { name: weekdayNames(lang).tuesday }).check();
    await group.getByRole("checkbox", { name: slots.dayParts.morning }).check();
    await scan("preferred times");
    await answerAll(form, {
      lastName,
      requesterFirstName: "Nils",
      requesterLastName: "Holt",
    });
    await form.getByRole("checkbox", { name: /Larkmere Dental/ }).check();
    await scan("last step");
    await submit(form).click();
    await expect(form.locator(".sent")).toBeVisible();
    await expect(form).not.toContainText("Nils");
    const received = await inbox(lastName);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      preferred_times: { days: ["tuesday"], parts: ["morning"] },
      for_whom: "child",
      requester: { first_name: "Nils", last_name: "Holt", relation: "" },
      new_patient: true,
      text_consent: { answer: true, sentence: expect.stringContaining("Larkmere Dental") },
    });
  });
}
