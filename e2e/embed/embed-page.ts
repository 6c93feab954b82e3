import type { Page } from "@playwright/test";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, inbox, OBSERVED, ownLastName, send, widget } from "../fixtures/patient.ts";
import { expect, type Site } from "../fixtures/test.ts";

/** The location whose form a page has unless it names another. */
export const id = recordOf("observed-defaults").id;

/** The shipped script's tag. */
export const script = (site: Site) =>
  `<script async src="${site.origin}/web-scheduler.js"></script>`;

/** The element, with more attributes where they are given. */
export const element = (site: Site, more = "", locationId = id) =>
  `<web-scheduler location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${more}></web-scheduler>`;

/** Books, and gives what the practice got. */
export async function book(page: Page, site: Site, form = widget(page)): Promise<BookingRequest> {
  const lastName = ownLastName();
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  const [request, ...others] = await inbox(site, lastName);
  expect(others).toEqual([]);
  return request as BookingRequest;
}
