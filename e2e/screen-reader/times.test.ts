import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { EXAMPLE, timesPage } from "../slots/times-page.ts";
import { PREFILLED } from "./prefilled.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, deferred, slots } = TRANSLATIONS[lang];

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
    // Orca's own word for the first day, which shows its times.
    await reader.pressUntil("Tab", "expanded");
    await reader.press("Tab", "radio button");
    await reader.press("space");
    await reader.pressUntil("Tab", slots.changeTime);
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", slots.booked.sentTitle);
    await reader.pressUntil("Down", slots.addToCalendar);
    await reader.pressUntil("Down", deferred.reference);
  });
}
