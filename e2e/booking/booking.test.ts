import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { requestReference } from "../../src/contract/booking-request/reference.ts";
import { holdResponses } from "../fixtures/hold-responses.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";

test("a patient books with the usual required fields", async ({ page }) => {
  const lastName = uniqueLastName();
  await page.goto(`${site.origin}/practice/observed-defaults/`);
  const form = widget(page);
  await expect(form.getByRole("heading", { name: "Request an appointment" })).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveCount(REQUIRED_LABELS.length);
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  // Otherwise the second click may hit the next screen, and take the focus off its title.
  const release = await holdResponses(page, "**/dev/booking-requests/");
  await form.getByRole("button", { name: "Send request" }).dblclick();
  release();

  await expect(sentTitle(form)).toBeFocused();
  const [stored, ...others] = await inbox(lastName);
  expect(others).toEqual([]);
  expect(BookingRequest.safeParse(stored).error).toBeUndefined();
  expect(stored).toMatchObject({
    location_id: recordOf("observed-defaults").id,
    locale: "en",
    patient: { firstName: "Maren", lastName, phone: "+12025550143", dob: "1985-03-27" },
    source: { page: `${site.origin}/practice/observed-defaults/`, campaign: {} },
  });
  await expect(form.getByText(requestReference(stored?.id ?? ""))).toBeVisible();
});
