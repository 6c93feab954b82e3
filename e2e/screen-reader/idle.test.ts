import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, submission } = TRANSLATIONS[lang];

  test(`a patient hears that the answers will be cleared, and that they were (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({
      example: "observed-defaults",
      attributes: { lang, "wipe-after-idle": "1" },
    });
    await reader.pressUntil("Tab", messages.fields.firstName);
    await reader.type("Maren");
    await reader.hear(submission.idleTitle);
    await reader.hear(submission.cleared);
    await reader.pressUntil("Tab", messages.fields.firstName);
  });
}
