import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages } = TRANSLATIONS[lang];

  test(`a patient opens the form in a dialog, hears when it has loaded, and returns to the button (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({
      example: "observed-defaults",
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
}
