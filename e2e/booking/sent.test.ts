import { enDeferred } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("the sent screen shows the details and the practice's local time, and can be printed", async ({
  page,
  site,
  host,
}) => {
  await page.clock.setFixedTime("2026-11-20T17:00:00Z");
  const form = await openForm(page, { site, host }, { example: "everything-on" });
  const { ids } = await mockReceiver(page, []);
  await passScreener(form);
  await answerAll(form);
  await form.getByRole("radio", { name: "Dr. Ambrose Tealeaf" }).check();
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeFocused();

  const facts = {
    "Your reference": ids()[0]?.slice(0, 8).toUpperCase() ?? "-",
    Practice: "Kestrel Row Dental",
    "Appointment type": "Check-up and cleaning",
    With: "Dr. Ambrose Tealeaf",
    Phone: "(416) 555-0131 It is now 12:00 PM EST there.",
  };
  await expect(form.getByRole("term")).toHaveText(Object.keys(facts));
  await expect(form.getByRole("definition")).toHaveText(Object.values(facts));
  await expect(form.getByText("You do not have an appointment until then.")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(form.getByRole("button")).toHaveCount(0);
  await expect(form.getByText(facts["Your reference"])).toBeVisible();
  await expect(form.locator(".widget")).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen" });

  let printed = 0;
  await page.exposeFunction("countPrint", () => {
    printed += 1;
  });
  await page.evaluate(() => {
    window.print = () => (window as unknown as { countPrint(): void }).countPrint();
  });
  await form.getByRole("button", { name: enDeferred.print }).click();
  await expect.poll(() => printed).toBe(1);
});

test("the form never says that an appointment is booked or confirmed", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  await expect(form.getByText("In an emergency, call 911.")).toBeVisible();
  await answerAll(form);
  const details = await form.innerText();
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect(form.getByText("In an emergency, call 911.")).toBeVisible();
  expect(`${details} ${await form.innerText()}`).not.toMatch(/\b(booked|confirmed|scheduled)\b/i);
});
