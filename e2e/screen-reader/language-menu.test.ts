import { LANGUAGE_NAMES } from "../../src/messages/languages.ts";
import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

const { en } = TRANSLATIONS;

for (const lang of LANGUAGES.filter((code) => code !== "en")) {
  const { messages, submission } = TRANSLATIONS[lang];

  test(`a patient changes the language with the menu, and the answers stay (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example: "observed-defaults", attributes: { lang: "en" } });
    await reader.pressUntil("Tab", en.messages.fields.firstName);
    await reader.type("Maren");
    await reader.pressUntil("shift+Tab", en.submission.language);
    await reader.press("Return", "expanded");
    await reader.press("Tab", LANGUAGE_NAMES.en);
    await reader.pressUntil("Tab", LANGUAGE_NAMES[lang]);
    await reader.press("Return", submission.languageChanged);
    await reader.pressUntil("Tab", "Maren");
    await reader.pressUntil("Tab", messages.send);
  });
}
