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
  const record = recordOf("observed-defaults");
  expect(stored).toMatchObject({
    version: 1,
    location_id: record?.id,
    organization_id: record?.organization_id,
    sync_type: record?.sync_type,
    time_zone: record?.time_zone,
    locale: "en",
    patient: { firstName: "Maren", lastName, phone: "+12025550143", dob: "1985-03-27" },
    screener: null,
    appointment_type: null,
    provider: null,
    source: { page: `${site.origin}/practice/observed-defaults/`, campaign: {} },
  });
  await expect(form.getByText(requestReference(stored?.id ?? ""))).toBeVisible();
});
