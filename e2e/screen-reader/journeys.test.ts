import { appointmentTypeChoices } from "../../src/form/choices.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { LANGUAGE_NAMES } from "../../src/messages/languages.ts";
import { recordOf, TRANSLATIONS } from "../fixtures/open-form.ts";
import { EXAMPLE, record, timesPage } from "../slots/times-page.ts";
import { test } from "./test.ts";

const PREFILLED = {
  "prefill-first-name": "Maren",
  "prefill-last-name": "Quill",
  "prefill-phone": "2025550143",
  "prefill-dob": "1985-03-27",
};

const example = "observed-defaults";
const locations = [example, "every-field"].map(recordOf);
const { en } = TRANSLATIONS;
const SCREENER = recordOf("screener-stops").web_scheduler_config.screener_question.question;
const TYPE = appointmentTypeChoices(record.web_scheduler_config)[0]?.label ?? "";

// What a screen reader says differs between languages in the direction of the text.
for (const lang of ["en", "ar"] as const) {
  const { messages, submission, slots, questions } = TRANSLATIONS[lang];

  test(`a patient corrects errors and hears that the request was sent (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example, attributes: { lang } });
    await reader.pressUntil("h", messages.detailsTitle);
    for (const name of [messages.fields.firstName, messages.fields.lastName]) {
      await reader.pressUntil("Tab", name);
      await reader.type("Quill");
    }
    await reader.press("Tab", messages.fields.phone);
    await reader.type("503 555 014");
    await reader.pressUntil("Tab", messages.dateParts.year);
    await reader.type("1985");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.problemTitle(2, "2"));
    await reader.press("Tab", submission.fieldErrors["phone-short"]("(202) 555‑0143"));
    await reader.press(
      "Return",
      messages.fields.phone,
      submission.fieldErrors["phone-short"]("(202) 555‑0143"),
    );
    await reader.press("End");
    await reader.type("3");
    for (const part of dateOrder(lang, "1").filter((part) => part !== "year")) {
      await reader.pressUntil("Tab", `${messages.dateParts[part]} entry`);
      await reader.type(part === "month" ? "3" : "27");
    }
    await reader.pressUntil("Tab", messages.send);
    // Not by moving on: Orca 43 goes from the button that is removed to what replaces it.
    await reader.press("Return", submission.sentTitle, submission.noAppointment);
    await reader.pressUntil("Down", submission.copy);
    await reader.pressUntil("Down", submission.noAnswer);
    await reader.pressUntil("Down", "After the form");
  });

  test(`a patient hears a question, a stop and the next screen (${lang})`, async ({ listenTo }) => {
    const reader = await listenTo({ example: "screener-stops", attributes: { lang } });
    await reader.pressUntil("h", SCREENER);
    await reader.pressUntil("Tab", messages.yes);
    await reader.press("Return", messages.callNow("999"));
    await reader.pressUntil("Down", messages.call("999"));
    await reader.pressUntil("shift+Tab", messages.changeAnswer);
    await reader.press("Return", SCREENER);
    await reader.pressUntil("Tab", messages.yes);
    await reader.press("Tab", messages.no);
    await reader.press("Return", messages.detailsTitle);
  });

  test(`a patient hears that a request may not have arrived, then that it was sent (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example, attributes: { lang, ...PREFILLED }, faults: "500" });
    await reader.pressUntil("Tab", messages.dateParts.year);
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.unknownTitle);
    await reader.press("Return", submission.sentTitle);
  });

  test(`a patient opens the form in a dialog, hears when it has loaded, and returns to the button (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({
      example,
      attributes: { lang, mode: "popup" },
      faults: "slow-2000",
      before: "<button data-web-scheduler-open>Book a visit</button>",
    });
    await reader.pressUntil("Tab", "Book a visit");
    await reader.press("Return", messages.loading, messages.detailsTitle);
    await reader.pressUntil("Tab", messages.fields.firstName);
    await reader.type("Maren");
    await reader.press("Escape", "Book a visit");
    await reader.press("Return", messages.detailsTitle);
    await reader.pressUntil("Tab", messages.close);
    await reader.pressUntil("Tab", "Maren");
  });

  test(`a patient hears the available times, and that the chosen one is booked (${lang})`, async ({
    listenTo,
  }) => {
    const { attributes } = timesPage(lang);
    const reader = await listenTo({
      example: EXAMPLE,
      attributes: { ...attributes, ...PREFILLED },
    });
    await reader.pressUntil("h", messages.appointmentType);
    await reader.pressUntil("Tab", TYPE);
    // Once.
    await reader.press("Return", slots.timesCount(40, "").trim());
    await reader.pressUntil("Tab", slots.firstTime);
    // Orca's own words for the times of the first day, in columns; no day must be opened.
    await reader.pressUntil("Tab", "radio button");
    await reader.press("space");
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", slots.bookedTitle);
    await reader.pressUntil("Down", submission.reference);
    await reader.pressUntil("Down", slots.addToCalendar);
  });

  test(`a parent hears each question about a child, whose last name is filled in (${lang})`, async ({
    listenTo,
  }) => {
    const { forWhom, forWhomAnswers, returning, patients, ...sender } = questions;
    const attributes = { lang, ask: "for-whom new-patient" };
    const reader = await listenTo({ example, attributes });
    await reader.pressUntil("h", forWhom);
    // To the next radio button.
    await reader.pressUntil("r", forWhomAnswers.child);
    await reader.press("space");
    await reader.pressUntil("Tab", returning);
    await reader.press("space");
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return", submission.aboutYou);
    for (const name of [sender.requesterFirstName, sender.requesterLastName]) {
      await reader.pressUntil("Tab", name);
      await reader.type("Quill");
    }
    await reader.pressUntil("Tab", patients.child.fields.phone);
    await reader.type("2025550143");
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return", patients.child.title);
    await reader.pressUntil("Tab", patients.child.fields.firstName);
    await reader.type("Nils");
    await reader.press("Tab", "Quill");
    for (const part of dateOrder(lang, "1")) {
      await reader.pressUntil("Tab", messages.dateParts[part]);
      await reader.type({ day: "27", month: "3", year: "2019" }[part]);
    }
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.sentTitle);
  });

  test(`a patient hears the locations, chooses one, and returns to them (${lang})`, async ({
    listenTo,
  }) => {
    const ids = locations.map(({ id }) => id).join(" ");
    const reader = await listenTo({ example, attributes: { lang, "location-id": ids } });
    await reader.pressUntil("h", submission.locationsTitle);
    for (const { name } of locations) await reader.pressUntil("Tab", name);
    await reader.press("Return", messages.detailsTitle);
    await reader.pressUntil("Tab", submission.change);
    await reader.press("Return", submission.locationsTitle);
  });

  test(`a patient hears that the answers will be cleared, and that they were (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example, attributes: { lang, "wipe-after-idle": "1" } });
    await reader.pressUntil("Tab", messages.fields.firstName);
    await reader.type("Maren");
    await reader.hear(submission.idleTitle);
    await reader.hear(submission.cleared);
    await reader.pressUntil("Tab", messages.fields.firstName);
  });

  if (lang === "en") continue;
  test(`a patient changes the language with the menu, and the answers stay (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example, attributes: { lang: "en" } });
    await reader.pressUntil("Tab", en.messages.fields.firstName);
    await reader.type("Maren");
    await reader.pressUntil("shift+Tab", en.messages.language);
    await reader.press("Return", "expanded");
    await reader.press("Tab", LANGUAGE_NAMES.en);
    await reader.pressUntil("Tab", LANGUAGE_NAMES[lang]);
    await reader.press("Return", submission.languageChanged);
    await reader.pressUntil("Tab", "Maren");
    await reader.pressUntil("Tab", messages.send);
  });
}

test("a patient hears the practice's own questions, what is missing, and when it opens", async ({
  listenTo,
}) => {
  const source = { name: "source", label: "How did you hear about us?", kind: "choice" };
  const card = { name: "card", label: "I will bring my card", kind: "checkbox", required: true };
  const list = [{ ...source, options: ["Friend", "Search"], required: true }, card];
  const reader = await listenTo({
    example,
    attributes: {
      ...PREFILLED,
      hours: "Mo-Su 00:00-23:59",
      questions: JSON.stringify(list).replaceAll('"', "&quot;"),
    },
  });
  await reader.pressUntil("Tab", en.messages.send);
  await reader.press("Return", en.submission.problemTitle(2, "2"));
  await reader.press("Tab", en.questions.ownMissing(source.label));
  await reader.press("Return", "Friend");
  await reader.press("space");
  await reader.press("Tab", `${card.label} check box`);
  await reader.press("space");
  await reader.pressUntil("Tab", en.messages.send);
  await reader.press("Return", en.submission.sentTitle);
  // "Opens tomorrow" in the last minute of the day.
  await reader.pressUntil("Up", "Open");
});
