import type { Page } from "@playwright/test";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, type Site } from "../fixtures/test.ts";

export const id = recordOf("observed-defaults").id;

/** The script without a form. */
export const script = (site: Site) =>
  `<script async src="${site.origin}/web-scheduler.js"></script>`;

export const element = (site: Site, attributes = "", locationId = id) =>
  `<web-scheduler location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${attributes}></web-scheduler>`;

/** Books, and returns the request in the practice's inbox. */
export async function book(page: Page, site: Site, form = widget(page)): Promise<BookingRequest> {
  const lastName = uniqueLastName();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  const [request, ...others] = await inbox(site, lastName);
  expect(others).toEqual([]);
  return request as BookingRequest;
}
