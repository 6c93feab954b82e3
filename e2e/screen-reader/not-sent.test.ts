import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { PREFILLED } from "./prefilled.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, submission } = TRANSLATIONS[lang];

  test(`a patient hears that a request may not have arrived, then that it was sent (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({
      example: "observed-defaults",
      attributes: { lang, ...PREFILLED },
      faults: "500",
    });
    await reader.pressUntil("Tab", messages.dateParts.year);
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.unknownTitle);
    await reader.press("Return", submission.sentTitle);
  });
}
