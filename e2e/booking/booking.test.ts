import type { Locator } from "@playwright/test";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { requestReference } from "../../src/contract/booking-request/reference.ts";
import { holdResponses } from "../fixtures/hold-responses.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, site, test } from "../fixtures/test.ts";

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

test("a screener that stops the patient asks for no personal data, and its answer can be changed", {
  tag: CHROMIUM_ONLY,
}, async ({ page }) => {
  await page.goto(`${site.origin}/practice/screener-stops/`);
  const form = widget(page);
  const screener = recordOf("screener-stops").web_scheduler_config.screener_question;
  await expect(form.getByRole("heading", { name: screener?.question ?? "" })).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await expect(form.locator('.row[aria-current="true"]')).toHaveCount(0);
  const [yes, no] = ["Yes", "No"].map((name) => form.getByRole("button", { name, exact: true }));
  await yes?.click();

  await expect(form.getByRole("heading", { name: "Call 999 now" })).toBeFocused();
  await expect(form.getByText(screener?.if_yes.message ?? "-")).toBeVisible();
  const links = form.locator(".actions").getByRole("link");
  const [emergency, practice] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  expect(emergency).toBe("tel:999");
  expect(practice).toBe(`tel:${recordOf("screener-stops").phone_number}`);
  await expect(form.getByRole("textbox")).toHaveCount(0);

  const lastName = uniqueLastName();
  await form.getByRole("button", { name: "Change my answer" }).click();
  await expect(yes as Locator).toHaveAttribute("aria-current", "true");
  await no?.click();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await form.getByRole("textbox", { name: "Phone number" }).fill("020 7946 0958");
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  const [stored] = await inbox(lastName);
  expect(stored?.screener).toEqual({ question: screener?.question, answer: "no", action: "allow" });
  expect(stored?.patient.phone).toBe("+442079460958");
});
