import { deferred as enDeferred } from "../../src/messages/en/deferred.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, errorSummary, submit } from "../fixtures/open-form.ts";
import { expect, full, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

// 00:30 on December 31 in Midway, and 01:30 on January 1 in Kiritimati.
const NOW = new Date("2026-12-31T11:30:00Z");
const ZONES = [
  { timezoneId: "Pacific/Midway", today: "2026-12-31" },
  { timezoneId: "America/St_Johns", today: "2026-12-31" },
  { timezoneId: "UTC", today: "2026-12-31" },
  { timezoneId: "Asia/Kathmandu", today: "2026-12-31" },
  { timezoneId: "Pacific/Kiritimati", today: "2027-01-01" },
].filter(({ timezoneId }) => full || timezoneId === "Pacific/Kiritimati");

const parts = (date: string) => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: String(Number(month)), day: String(Number(day)) };
};

for (const { timezoneId, today } of ZONES) {
  test.describe(() => {
    test.use({ timezoneId });

    test(`in ${timezoneId} a date of birth arrives as typed, and today is accepted`, async ({
      page,
      openForm,
    }) => {
      await page.clock.install({ time: NOW });
      const form = await openForm({ example: "observed-defaults" });
      expect(await page.evaluate(() => new Date().toLocaleDateString("sv"))).toBe(today);
      const { received } = await mockReceiver(page, Array(4).fill({ status: 500 }));
      // The last date is today in the easternmost time zone.
      const born = ["1985-03-27", "2024-02-29", today, "2027-01-01"];
      for (const [index, date] of born.entries()) {
        await answerAll(form, parts(date));
        await submit(form).click();
        await expect.poll(() => received.length).toBe(index + 1);
        await expect(submit(form)).toHaveText("Send again");
      }
      expect(received.map(({ patient }) => patient.dob)).toEqual(born);

      await answerAll(form, parts("2027-01-02"));
      await submit(form).click();
      await expect(errorSummary(form)).toContainText(enDeferred.fieldErrors["date-future"]);
    });
  });
}
