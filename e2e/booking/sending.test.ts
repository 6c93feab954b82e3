import { submission as enSubmission } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import {
  answerAll,
  errorSummary,
  sentTitle,
  submit,
  waitForSubmissionChunk,
} from "../fixtures/open-form.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

test("offline, nothing is sent; back online, the form waits for Send again", async ({
  page,
  context,
  openForm,
}) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "observed-defaults" });
  const { ids } = await mockReceiver(page, []);
  await answerAll(form, { lastName });
  await waitForSubmissionChunk(page);
  await context.setOffline(true);
  await submit(form).click();
  await expect(alert(form).getByText("You seem to be offline")).toBeVisible();
  await context.setOffline(false);
  await expect(alert(form).getByText("You are back online")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  expect(await inbox(lastName)).toEqual([]);
  expect(ids()).toHaveLength(1);
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(sentTitle(form)).toBeVisible();
  expect(await inbox(lastName)).toHaveLength(1);
});

test("rejected answers get errors next to their fields, and can be corrected and sent", async ({
  page,
  openForm,
}) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "appointment-types" });
  const errors = {
    phone: ["We cannot call this number.", "It is not in service."],
    dob: ["Our records have another date of birth."],
    appointment_type: ["This kind of visit is full."],
    created_at: ["Not for the patient."],
  };
  const { ids } = await mockReceiver(page, [{ status: 422, body: { errors } }]);
  await answerAll(form, { lastName });
  await submit(form).click();

  const summary = errorSummary(form);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("button")).toHaveText([
    "This kind of visit is full.",
    "We cannot call this number.",
    "Our records have another date of birth.",
  ]);
  await expect(form.getByRole("textbox", { name: "Month" })).toHaveAccessibleDescription(
    /Error: Our records have another date of birth\./,
  );
  await expect(form.getByRole("radio").first()).toHaveAccessibleDescription(
    "Error: This kind of visit is full.",
  );
  const phone = form.getByRole("textbox", { name: "Phone number" });
  await expect(phone).toHaveAccessibleDescription(/Error: We cannot call this number\./);
  await summary.getByRole("button", { name: "We cannot call this number." }).click();
  await expect(phone).toBeFocused();
  await phone.fill("202 555 0144");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await form.getByRole("textbox", { name: "Day" }).fill("28");
  await form.getByRole("radio", { name: "Retainer repair" }).check();
  await expect(form.getByRole("heading", { name: enSubmission.allCorrected })).toBeVisible();
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
  expect(new Set(ids()).size).toBe(2);
  expect(await inbox(lastName)).toHaveLength(1);
});
