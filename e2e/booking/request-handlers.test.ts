import type { Page } from "@playwright/test";
import { receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, pageWith, submit } from "../fixtures/open-form.ts";
import { inbox, ownLastName, widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";

const UNSURE = "We are not sure your request arrived";
const SENT = { name: "Your request was sent" };

type Servers = Parameters<typeof openForm>[1];

/** A page that takes the request itself, by this code, in which `event` is `web-scheduler-request`. */
async function pageThatTakes(page: Page, servers: Servers, code: string, submitUrl?: null) {
  const form = await openForm(page, servers, {
    example: "observed-defaults",
    ...(submitUrl === null && { attributes: { "submit-url": null } }),
  });
  await page.evaluate((code) => {
    const taken: unknown[] = [];
    Object.assign(window, { taken });
    document.querySelector("web-scheduler")?.addEventListener("web-scheduler-request", (event) => {
      taken.push((event as Event & { request: unknown }).request);
      new Function("event", code)(event);
    });
  }, code);
  const { received } = await receiver(page, []);
  await answerAll(form);
  const taken = () => page.evaluate(() => (window as unknown as { taken: { id: string }[] }).taken);
  return { form, received, taken };
}

test("a page that takes the request and resolves: sent, and nothing is posted", async ({
  page,
  site,
  host,
}) => {
  const code = "event.respondWith(Promise.resolve())";
  const { form, received, taken } = await pageThatTakes(page, { site, host }, code, null);
  await submit(form).click();
  await expect(form.getByRole("heading", SENT)).toBeFocused();
  expect(await taken()).toMatchObject([{ patient: { firstName: "Maren", dob: "1985-03-27" } }]);
  expect(received).toEqual([]);
});

test("a page that takes the request and rejects: not sure, every answer there, the same id again", async ({
  page,
  site,
  host,
}) => {
  const code = "event.respondWith(Promise.reject(new Error('The practice is not there')))";
  const { form, received, taken } = await pageThatTakes(page, { site, host }, code);
  await submit(form).click();
  await expect(form.getByRole("alert").getByText(UNSURE)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(form.getByRole("alert").getByText(UNSURE)).toBeVisible();
  await expect.poll(async () => (await taken()).length).toBe(2);
  expect(new Set((await taken()).map(({ id }) => id)).size).toBe(1);
  expect(received).toEqual([]);
});

test("a page that takes the request and is silent for ten seconds: not sure", async ({
  page,
  site,
  host,
}) => {
  await page.clock.install();
  const code = "event.respondWith(new Promise(() => {}))";
  const { form } = await pageThatTakes(page, { site, host }, code);
  await submit(form).click();
  await expect(submit(form)).toHaveText("Sending your request…");
  await page.clock.runFor(11_000);
  await expect(form.getByRole("alert").getByText(UNSURE)).toBeVisible();
});

test("a page that takes the request and says nothing of it: not sure, and nothing is posted", async ({
  page,
  site,
  host,
}) => {
  const { form, received } = await pageThatTakes(page, { site, host }, "event.preventDefault()");
  await submit(form).click();
  await expect(form.getByRole("alert").getByText(UNSURE)).toBeVisible();
  await expect(form.getByRole("heading", SENT)).toHaveCount(0);
  expect(received).toEqual([]);
});

test("a page whose handler breaks before it takes the request: it is posted", async ({
  page,
  site,
  host,
}) => {
  const { form, received } = await pageThatTakes(page, { site, host }, "throw new Error('Oh')");
  await submit(form).click();
  await expect(form.getByRole("heading", SENT)).toBeVisible();
  expect(received).toHaveLength(1);
});

test("where nobody takes requests, the patient is never told that one was sent", async ({
  page,
  site,
  host,
}) => {
  const embed = { example: "observed-defaults", attributes: { "submit-url": null } };
  const form = await openForm(page, { site, host }, embed);
  await answerAll(form);
  await submit(form).click();
  const alert = form.getByRole("alert");
  await expect(alert.getByText("Your request was not sent")).toBeVisible();
  await expect(alert.getByText("This form cannot send requests at the moment")).toBeVisible();
  await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});

const deferredChunk = (site: Site) =>
  new RegExp(`^${site.origin}/web-scheduler-[^/]*deferred[^/]*\\.js`);

test("Send without the part that sends says so, keeps every answer, and works once it is there", async ({
  page,
  site,
  host,
}) => {
  const lastName = ownLastName();
  let blocked = 0;
  await page.route(deferredChunk(site), (route) => {
    blocked += 1;
    return route.abort("connectionreset");
  });
  await page.goto(pageWith({ site, host }, { example: "observed-defaults" }));
  const form = widget(page);
  await answerAll(form, { lastName });
  await submit(form).click();
  const alert = form.getByRole("alert");
  await expect(alert.getByText("Your request was not sent")).toBeVisible();
  await expect(alert.getByText("We could not reach the booking service")).toBeVisible();
  await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  expect(blocked).toBeGreaterThan(0);

  await page.unroute(deferredChunk(site));
  await submit(form).click();
  await expect(form.getByRole("heading", SENT)).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
});
