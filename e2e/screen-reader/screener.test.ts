import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, submission } = TRANSLATIONS[lang];

  test(`a patient hears the error of radio buttons, a stop and the next screen (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example: "screener-stops", attributes: { lang } });
    await reader.pressUntil("h", messages.screenerTitle);
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return", submission.problemTitle(1, "1"));
    await reader.press("Tab", messages.screenerMissing);
    // With the period: the error names the answers, too.
    await reader.press("Return", `${messages.yes}.`, messages.screenerMissing);
    await reader.press("space");
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return", messages.callNow("999"));
    await reader.pressUntil("Down", messages.call("999"));
    await reader.pressUntil("Tab", messages.changeAnswer);
    await reader.press("Return", messages.screenerTitle);
    await reader.pressUntil("Tab", messages.yes);
    // The next radio button, which is in the same line.
    await reader.press("r", messages.no);
    await reader.press("space");
    await reader.pressUntil("Tab", messages.next);
    await reader.press("Return", messages.detailsTitle);
  });
}
