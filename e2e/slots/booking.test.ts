import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import ICAL from "ical.js";
import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { pressUntil } from "../accessibility/focus-stops.ts";
import { createScanner } from "../fixtures/axe.ts";
import { errorSummary } from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { radios, record, times, timesPage } from "./times-page.ts";

const PROVIDER = "prov-hourglen";

/** Takes the chosen time of a provider for somebody else; returns when it starts. */
async function takeChosenTime(form: Locator, provider: string): Promise<string> {
  const start = await times(form).locator(".time :checked").inputValue();
  const end = new Date(Date.parse(start) + 1).toISOString();
  const search = `schedule.actor=Practitioner/${provider}&start=ge${start}&start=lt${end}`;
  const bundle = await (await fetch(`${site.origin}/fhir/Slot?${search}`)).json();
  const slots: { id: string; start: string; end: string }[] = bundle.entry.map(
    ({ resource }: { resource: unknown }) => resource,
  );
  for (const { id, end } of slots) {
    const slot = { id, start, end, schedule: "", source: "" };
    const response = await fetch(`${site.origin}/dev/booking-requests/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bookingRequest({ location_id: record.id, slot })),
    });
    expect(await response.json()).toMatchObject({ booked: true });
  }
  expect(slots).not.toEqual([]);
  return start;
}

/** Early on a Monday for the practice, because later on a day it has few times, or none. */
function nextMonday(weeksLater: number): Date {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 8 - (date.getUTCDay() || 7) + 7 * weeksLater);
  date.setUTCHours(8, 0, 0, 0);
  return date;
}

test("a patient chooses a time by keyboard, loses it, and books another", async ({
  page,
  browserName,
  openForm,
}) => {
  const scan = createScanner(page, 0);
  const lastName = uniqueLastName();
  // A different week for each engine, because they share a server, which keeps taken times.
  const week = ["chromium", "firefox", "webkit"].indexOf(browserName);
  await page.clock.setFixedTime(nextMonday(week));
  const form = await openForm(timesPage("en"));
  await pressUntil(page, "Tab", "appointmentType");
  await page.keyboard.press("Enter");
  const question = form.getByRole("heading", { name: "Which time would you like?" });
  await expect(question).toBeFocused();
  await pressUntil(page, "Tab", "provider");
  const search = page.waitForResponse((response) => response.url().includes(PROVIDER));
  await page.keyboard.press("ArrowDown");
  await search;
  await expect(radios(form).first()).toBeVisible();
  await scan("times");

  const firstDay = (await radios(form).first().getAttribute("name")) ?? "";
  await pressUntil(page, "Tab", firstDay);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  const bar = form.locator(".time-actions");
  const chosen = bar.getByText("Your time", { exact: true });
  await expect(bar).toContainText("In your time zone: ");
  await expect(chosen).toBeVisible();
  const taken = await takeChosenTime(form, PROVIDER);
  await pressUntil(page, "Tab", "Continue");
  await page.keyboard.press("Enter");
  const answers = {
    firstName: "Maren",
    lastName,
    phone: "2025550143",
    month: "3",
    day: "27",
    year: "1985",
  };
  for (const [name, answer] of Object.entries(answers)) {
    await pressUntil(page, "Tab", name);
    await page.keyboard.type(answer);
  }
  await page.keyboard.press("Enter");

  const notice = times(form).getByRole("region", {
    name: "Your request was not sent",
  });
  await expect(notice).toBeFocused();
  await expect(errorSummary(form)).toBeHidden();
  await expect(chosen).toBeHidden();
  await scan("a taken time");
  await expect(radios(form).first()).toBeVisible();
  await pressUntil(page, "Tab", firstDay);
  await page.keyboard.press("Space");
  const second = await bar.locator("b").innerText();
  await pressUntil(page, "Tab", "Continue");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  await pressUntil(page, "Tab", "Send request");
  await page.keyboard.press("Enter");

  await expect(form.getByRole("heading", { name: "Your appointment is booked" })).toBeFocused();
  await expect(form.locator(".when")).toContainText(second.split(", ").at(-1) ?? "");
  await scan("a booked time");
  const link = form.getByRole("link", { name: "Add to calendar" });
  const file = await link.evaluate(async ({ href }: HTMLAnchorElement) =>
    (await fetch(href)).text(),
  );
  // Playwright reports no downloads of Firefox ESR and WebKitGTK.
  if (browserName === "chromium") {
    const download = page.waitForEvent("download");
    await link.click();
    expect(await readFile(await (await download).path(), "utf8")).toBe(file);
    expect((await download).suggestedFilename()).toBe("appointment.ics");
  }
  for (const name of ["Google Calendar", "Outlook"]) {
    const other = form.getByRole("link", { name: `${name} (opens in a new tab)` });
    await expect(other).toHaveAttribute("rel", "noopener noreferrer");
  }
  const [request, ...others] = await inbox(lastName);
  expect(request?.slot?.start).not.toBe(taken);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const { uid, startDate } = new ICAL.Event(event);
  expect([uid, startDate.toJSDate()]).toEqual([request?.id, new Date(request?.slot?.start ?? "")]);
  expect(others).toEqual([]);
});
