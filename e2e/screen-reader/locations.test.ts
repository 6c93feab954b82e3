import { recordOf, TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

const example = "observed-defaults";
const locations = [example, "every-field"].map(recordOf);

for (const lang of LANGUAGES) {
  const { messages, submission } = TRANSLATIONS[lang];

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
}
