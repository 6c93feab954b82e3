import type { Locator, Page } from "@playwright/test";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { timesMessages } from "../../src/messages/times/times-messages.ts";
import { pressUntil } from "../accessibility/focus-stops.ts";
import { createScanner } from "../fixtures/axe.ts";
import {
  answerAll,
  openForm,
  recordOf,
  type Servers,
  serveForm,
  submit,
  TRANSLATIONS,
} from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";

const EXAMPLE = "times";
const record = recordOf(EXAMPLE);

/** A page of the practice, whose source of times has these faults. */
const timesPage = ({ site }: Servers, lang: string, faults = "") => ({
  example: EXAMPLE,
  attributes: {
    lang,
    "slots-url": `${site.otherOrigin}${faults}/fhir/Slot?schedule.actor=Location/${record.id}`,
  },
});

const times = (form: Locator) => form.locator("fieldset.slot");
const radios = (form: Locator) => times(form).getByRole("radio");

/** Books a time for somebody else, as another patient's form does. */
async function takeSlot({ site }: Servers, sent: BookingRequest): Promise<void> {
  const request = { ...sent, id: crypto.randomUUID() };
  const response = await fetch(`${site.origin}/dev/booking-requests/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  expect(await response.json()).toMatchObject({ booked: true });
}

/** Takes the chosen time while the form's first request is on its way; returns the requests. */
async function loseFirstTime(page: Page, servers: Servers): Promise<BookingRequest[]> {
  const sent: BookingRequest[] = [];
  await page.route("**/dev/booking-requests/", async (route) => {
    if (route.request().method() === "POST") {
      const request: BookingRequest = route.request().postDataJSON();
      if (sent.push(request) === 1) await takeSlot(servers, request);
    }
    await route.continue();
  });
  return sent;
}

test("a patient chooses a time by keyboard, loses it, and books another", async ({
  page,
  site,
  host,
}) => {
  const servers = { site, host };
  const scan = createScanner(page, 0);
  const lastName = uniqueLastName();
  const sent = await loseFirstTime(page, servers);
  const form = await openForm(page, servers, timesPage(servers, "en"));
  await pressUntil(page, "Tab", "appointmentType");
  await page.keyboard.press("Space");
  await pressUntil(page, "Tab", "provider");
  await page.keyboard.press("ArrowDown");
  await expect(radios(form).first()).toBeVisible();
  await scan("times");

  await pressUntil(page, "Tab", "slot");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  const chosen = form.getByRole("group", { name: "Your time" });
  await expect(chosen).toBeVisible();

  // The second type has every time of the first one, the third has none of them.
  await pressUntil(page, "Shift+Tab", "appointmentType");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(times(form).getByRole("alert")).toContainText("is no longer free");
  await expect(chosen).toBeHidden();
  await pressUntil(page, "Tab", "slot");
  await page.keyboard.press("Space");
  const first = await chosen.locator(".chosen").innerText();
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

  const summary = form.getByRole("region", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Somebody else has just taken this time");
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  await expect(chosen).toBeHidden();
  await scan("a taken time");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(times(form)).toBeFocused();
  await expect(radios(form).first()).toBeVisible();
  await pressUntil(page, "Tab", "slot");
  await page.keyboard.press("Space");
  const second = await chosen.locator(".chosen").innerText();
  expect(second).not.toBe(first);
  await pressUntil(page, "Tab", "Send request");
  await page.keyboard.press("Enter");

  await expect(form.getByRole("heading", { name: "Your appointment is booked" })).toBeFocused();
  await expect(form.getByText(second)).toBeVisible();
  await scan("a booked time");
  expect(sent.map(({ id }) => id)).toHaveLength(2);
  expect(await inbox(site, lastName)).toMatchObject([
    { slot: sent[1]?.slot },
    { slot: sent[0]?.slot },
  ]);
});

test("without times the form is complete, and a request can be sent", async ({
  page,
  site,
  host,
}) => {
  const servers = { site, host };
  const scan = createScanner(page, 1);
  for (const [faults, message] of [
    ["/f/slots-empty", "No free times: "],
    ["/f/500", "The free times could not be loaded."],
    ["/f/slots-slow-9000", "This is taking longer than usual."],
  ] as const) {
    const form = await openForm(page, servers, timesPage(servers, "en", faults));
    await form.locator('[name="appointmentType"]').first().check();
    await expect(times(form).getByRole("status")).toContainText(message);
    await scan(message);
  }
  const lastName = uniqueLastName();
  const form = page.locator("web-scheduler");
  await answerAll(form, { lastName });
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  const [request] = await inbox(site, lastName);
  expect(request).not.toHaveProperty("slot");
});

test("a form whose chunk is missing asks its other questions", async ({ page, site, host }) => {
  const servers = { site, host };
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.route(/-times\.js/, (route) => route.abort());
  const form = await openForm(page, servers, timesPage(servers, "en"));
  await answerAll(form);
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(warnings).toContainEqual(expect.stringMatching(/WS111 .*-times\.js/));
});

test("without the attributes, the chunk is not loaded; an attribute that is set later loads it", async ({
  page,
  site,
  host,
}) => {
  const servers = { site, host };
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const isRequested = () => requested.some((url) => url.includes("-times.js"));
  await page.goto(serveForm(servers, { example: EXAMPLE }));
  const form = page.locator("web-scheduler");
  await form.locator(".questions").waitFor();
  expect(isRequested()).toBe(false);
  const { attributes } = timesPage(servers, "en");
  await form.evaluate(
    (element, url) => element.setAttribute("slots-url", url),
    attributes["slots-url"],
  );
  await expect(times(form)).toBeVisible();
  expect(isRequested()).toBe(true);
});

for (const [index, lang] of (["es", "ar"] as const).entries()) {
  test(`a patient loses a time and books another in ${lang}`, async ({ page, site, host }) => {
    test.skip(!full, "in the full run");
    const servers = { site, host };
    const { messages, deferred } = TRANSLATIONS[lang];
    const { slot, booked, chosenTime, rejectedAnswers } = timesMessages(lang);
    const lastName = uniqueLastName();
    const sent = await loseFirstTime(page, servers);
    const form = await openForm(page, servers, timesPage(servers, lang));
    await answerAll(form, { lastName });
    // Each test has its own provider, because they take times from each other.
    await form
      .locator('[name="provider"]')
      .nth(index + 1)
      .check();
    await expect(form.getByRole("group", { name: slot })).toBeVisible();
    await radios(form).first().check();
    await expect(form.getByRole("group", { name: chosenTime })).toBeVisible();
    await submit(form).click();
    const summary = form.getByRole("region", { name: messages.problemTitle });
    await expect(summary).toContainText(rejectedAnswers.slot);
    await radios(form).first().check();
    await expect(form.locator(".summary")).toContainText(deferred.allCorrected);
    await submit(form).click();
    await expect(form.getByRole("heading", { name: booked.sentTitle })).toBeFocused();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.slot?.start).not.toBe(sent[0]?.slot?.start);
  });
}
