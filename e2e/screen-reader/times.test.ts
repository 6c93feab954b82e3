import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { EXAMPLE, timesPage } from "../slots/times-page.ts";
import { PREFILLED } from "./prefilled.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, submission, slots } = TRANSLATIONS[lang];

  test(`a patient hears the available times, and that the chosen one is booked (${lang})`, async ({
    listenTo,
  }) => {
    const { attributes } = timesPage(lang);
    const reader = await listenTo({
      example: EXAMPLE,
      attributes: { ...attributes, ...PREFILLED },
    });
    await reader.pressUntil("Tab", messages.appointmentType);
    await reader.press("space");
    await reader.pressUntil("Tab", messages.next);
    // Once.
    await reader.press("Return", slots.timesCount(40, "").trim());
    await reader.pressUntil("Tab", slots.firstTime);
    // Orca's own words for the times of the first day, in columns; no day must be opened.
    await reader.pressUntil("Tab", "radio button");
    await reader.press("space");
    await reader.pressUntil("Tab", slots.removeTime);
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", slots.bookedTitle);
    await reader.pressUntil("Down", submission.reference);
    await reader.pressUntil("Down", slots.addToCalendar);
  });
}
