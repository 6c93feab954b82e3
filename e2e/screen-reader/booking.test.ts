import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { full } from "../fixtures/test.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, deferred } = TRANSLATIONS[lang];
  const { fields } = messages;

  test(`a patient corrects errors and hears that the request was sent (${lang})`, {
    tag: lang === "en" ? "@npm-test" : [],
  }, async ({ listenTo }) => {
    const reader = await listenTo({ example: "observed-defaults", attributes: { lang } });
    await reader.pressUntil("h", messages.detailsTitle);
    await reader.press("Tab", fields.firstName);
    await reader.type("Maren");
    await reader.press("Tab", fields.lastName);
    await reader.type("Quill");
    await reader.press("Tab", fields.phone, messages.hints.phone);
    await reader.type("503 555 014");
    await reader.pressUntil("Tab", messages.dateParts.year);
    await reader.type("1985");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", deferred.problemTitle(2, "2"));
    await reader.press("Tab", deferred.fieldErrors["phone-short"]("(202) 555‑0143"));
    await reader.press(
      "Return",
      fields.phone,
      deferred.fieldErrors["phone-short"]("(202) 555‑0143"),
    );
    await reader.press("End");
    await reader.type("3");
    await reader.press("Tab", messages.dateParts.month);
    await reader.type("3");
    await reader.press("Tab", messages.dateParts.day);
    await reader.type("27");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", deferred.sentTitle);
    await reader.press("Down", deferred.reference);
    if (!full) return;
    await reader.pressUntil("Down", deferred.copy);
    await reader.pressUntil("Down", deferred.nextTitle);
    await reader.pressUntil("Down", deferred.print);
    await reader.pressUntil("Down", "After the form");
  });
}
