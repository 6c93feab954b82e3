import { dateOrder } from "../../src/form/date/date-order.ts";
import { TRANSLATIONS } from "../fixtures/open-form.ts";
import { LANGUAGES, test } from "./test.ts";

for (const lang of LANGUAGES) {
  const { messages, submission } = TRANSLATIONS[lang];
  const { fields } = messages;

  test(`a patient corrects errors and hears that the request was sent (${lang})`, async ({
    listenTo,
  }) => {
    const reader = await listenTo({ example: "observed-defaults", attributes: { lang } });
    await reader.pressUntil("h", messages.detailsTitle);
    for (const name of [fields.firstName, fields.lastName]) {
      await reader.press("Tab", name);
      await reader.type("Quill");
    }
    await reader.press("Tab", fields.phone);
    await reader.type("503 555 014");
    await reader.pressUntil("Tab", messages.dateParts.year);
    await reader.type("1985");
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.problemTitle(2, "2"));
    await reader.press("Tab", submission.fieldErrors["phone-short"]("(202) 555‑0143"));
    await reader.press(
      "Return",
      fields.phone,
      submission.fieldErrors["phone-short"]("(202) 555‑0143"),
    );
    await reader.press("End");
    await reader.type("3");
    for (const part of dateOrder(lang, "1").filter((part) => part !== "year")) {
      await reader.pressUntil("Tab", `${messages.dateParts[part]} entry`);
      await reader.type(part === "month" ? "3" : "27");
    }
    await reader.pressUntil("Tab", messages.send);
    await reader.press("Return", submission.sentTitle);
    await reader.press("Down", submission.nextContact);
    await reader.pressUntil("Down", submission.copy);
    await reader.pressUntil("Down", submission.noAnswer);
    await reader.pressUntil("Down", "After the form");
  });
}
