import { holdResponses } from "../fixtures/hold-responses.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";

test("a practice outside North America has its number in the national format, once idle", async ({
  page,
  openForm,
}) => {
  const release = await holdResponses(page, /-phone\.js$/);
  const form = await openForm({ example: "closed" });
  await expect(form.getByRole("link", { name: "Call +44 113 496 0172" })).toBeVisible();
  release();
  const call = form.getByRole("link", { name: "Call 0113 496 0172" });
  await expect(call).toHaveAttribute("href", "tel:+441134960172");
});

test("a number is read back in the usual format, also if it was focused before the form had loaded what checks it", async ({
  page,
  openForm,
}) => {
  const requests = recordUrls(page);
  const release = await holdResponses(page, /-submission\.js$/);
  const form = await openForm({ example: "observed-defaults" });
  const phone = form.getByRole("textbox", { name: "Phone number" });
  await phone.focus();
  release();
  await expect.poll(() => requests.some((url) => url.includes("-phone.js"))).toBe(true);
  await phone.pressSequentially("+1 503.555.0199");
  await phone.blur();
  await expect(form.getByText("(503) 555-0199", { exact: true })).toBeVisible();
  // Also while it was incomplete, no other country was meant.
  expect(requests.filter((url) => url.includes("-countries.js"))).toEqual([]);
});
