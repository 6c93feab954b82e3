import { submission as enSubmission } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, errorSummary, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

// 01:30 on January 1 in Kiritimati.
const NOW = new Date("2026-12-31T11:30:00Z");
const TODAY = "2027-01-01";

test.use({ timezoneId: "Pacific/Kiritimati" });

const parts = (date: string) => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: String(Number(month)), day: String(Number(day)) };
};

test("in the easternmost time zone a date of birth arrives as typed, and today is accepted", async ({
  page,
  openForm,
}) => {
  await page.clock.install({ time: NOW });
  const form = await openForm({ example: "observed-defaults" });
  expect(await page.evaluate(() => new Date().toLocaleDateString("sv"))).toBe(TODAY);
  const { received } = await mockReceiver(page, Array(4).fill({ status: 500 }));
  const born = ["1985-03-27", "2024-02-29", "2026-12-31", TODAY];
  for (const [index, date] of born.entries()) {
    await answerAll(form, parts(date));
    await submit(form).click();
    await expect.poll(() => received.length).toBe(index + 1);
    await expect(submit(form)).toHaveText("Send again");
  }
  expect(received.map(({ patient }) => patient.dob)).toEqual(born);

  await answerAll(form, parts("2027-01-02"));
  await submit(form).click();
  await expect(errorSummary(form)).toContainText(enSubmission.fieldErrors["date-future"]);
});
