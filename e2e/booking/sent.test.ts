import { requestReference } from "../../src/contract/booking-request/reference.ts";
import { deferred as enDeferred } from "../../src/messages/en/deferred.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, passScreener, sentTitle, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("the sent screen shows the details and the practice's current time, and copies the reference", async ({
  page,
  openForm,
}) => {
  await page.clock.setFixedTime("2026-11-20T17:00:00Z");
  const form = await openForm({ example: "everything-on" });
  const { ids } = await mockReceiver(page, []);
  await passScreener(form);
  await answerAll(form);
  await form.getByRole("radio", { name: "Dr. Ambrose Tealeaf" }).check();
  await submit(form).click();
  await expect(sentTitle(form)).toBeFocused();

  const reference = requestReference(ids()[0] ?? "");
  const facts = {
    "Your reference": `${reference}Copy the reference`,
    "Sent on": "November 20, 2026 at 12:00 PM(Eastern Time)",
    "Appointment type": "Check-up and cleaning",
    With: "Dr. Ambrose Tealeaf",
    "Practice phone": "(416) 555-0131It is now 12:00 PM at the practice.",
  };
  await expect(form.getByRole("term")).toHaveText(Object.keys(facts));
  await expect(form.getByRole("definition")).toHaveText(Object.values(facts));
  await expect(form.getByText("You do not have an appointment until then.")).toBeVisible();
  await page.clock.setFixedTime("2026-11-20T17:01:00Z");
  await expect(form.getByText("It is now 12:01 PM at the practice.")).toBeVisible();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.getByRole("button", { name: "Copy the reference" }).click();
  await expect(form.getByText(enDeferred.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
});

test("the confirmation is printed alone, on one sheet, and nothing of it remains", async ({
  page,
  openForm,
}) => {
  const before =
    "<style>html, body { height: 100%; overflow: hidden } nav { height: 4000px }</style>";
  const form = await openForm({ example: "everything-on", before });
  const { ids } = await mockReceiver(page, []);
  await passScreener(form);
  await answerAll(form);
  await submit(form).click();
  await form.locator(".sent").waitFor();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await form.getByRole("button", { name: enDeferred.print }).click();
  const confirmation = page.locator("web-scheduler-print");
  await expect(confirmation).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toBeHidden();
  await expect(confirmation.getByRole("definition")).toHaveText([
    requestReference(ids()[0] ?? ""),
    /2\d{3}/,
    "Kestrel Row Dental",
    "31 Kestrel Row, 2nd floor, Port Wenlow, ON K0D 0D0",
    "(416) 555-0131",
    "Check-up and cleaning",
  ]);
  await expect(confirmation).not.toContainText("Maren");
  const pdf = (await page.pdf()).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // Chromium fires `afterprint` after `page.pdf()`.
  await expect(confirmation).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator("body")).toBeVisible();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
