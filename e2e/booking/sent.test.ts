import { requestReference } from "../../src/contract/booking-request/reference.ts";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, passScreener, sentTitle, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("the sent screen shows the details, and copies the reference", async ({ page, openForm }) => {
  const form = await openForm({ example: "everything-on" });
  const { ids } = await mockReceiver(page, []);
  await passScreener(form);
  await form.getByRole("radio", { name: "Dr. Ambrose Tealeaf" }).check();
  await answerAll(form);
  await submit(form).click();
  await expect(sentTitle(form)).toBeFocused();

  const reference = requestReference(ids()[0] ?? "");
  const facts = {
    "Appointment type": "Check-up and cleaning",
    With: "Dr. Ambrose Tealeaf",
    "Your reference number": reference,
  };
  await expect(form.getByRole("term")).toHaveText(Object.keys(facts));
  await expect(form.getByRole("definition")).toHaveText(Object.values(facts));
  await expect(form.getByText("You have no appointment yet.")).toBeVisible();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.getByRole("button", { name: "Copy the reference number" }).click();
  await expect(form.getByText(enSubmission.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  // As over HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await form.getByRole("button", { name: "Copy the reference number" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(reference);
});

test("the sent screen is printed dark on white, without buttons, even in a dark form", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "everything-on", attributes: { theme: "dark" } });
  await mockReceiver(page, []);
  await passScreener(form);
  await answerAll(form);
  await submit(form).click();
  await form.locator(".sent").waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(form.getByRole("button")).toHaveCount(0);
  await expect(form.locator(".widget")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const text of [
    sentTitle(form),
    form.getByRole("term").first(),
    form.locator(".hint").last(),
  ])
    await expect.poll(() => text.evaluate(isDarkText)).toBe(true);
});

const isDarkText = (element: Element) => {
  const [red = 255, green = 255, blue = 255] = getComputedStyle(element).color.match(/\d+/g) ?? [];
  return Number(red) + Number(green) + Number(blue) < 384;
};
