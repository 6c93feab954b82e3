import type { Page } from "@playwright/test";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, site } from "../fixtures/test.ts";

export const id = recordOf("observed-defaults").id;

export const script = () => `<script async src="${site.origin}/web-scheduler.js"></script>`;

export const element = (attributes = "", locationId = id, content = "") =>
  `<web-scheduler location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${attributes}>${content}</web-scheduler>`;

export async function book(page: Page, form = widget(page)): Promise<BookingRequest> {
  const lastName = uniqueLastName();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  const [request, ...others] = await inbox(lastName);
  expect(others).toEqual([]);
  return request as BookingRequest;
}
