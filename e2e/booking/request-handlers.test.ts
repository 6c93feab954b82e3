import type { Page } from "@playwright/test";
import { en, enDeferred } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, type Servers, serveForm, submit } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { inbox, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";

const UNKNOWN = enDeferred.unknownTitle;
const SENT = { name: "Your request was sent" };

/** Opens a page that runs `code` on the `web-scheduler-request` event, available as `event`. */
async function openWithHandler(page: Page, servers: Servers, code: string, submitUrl?: null) {
  const form = await openForm(page, servers, {
    example: "observed-defaults",
    ...(submitUrl === null && { attributes: { "submit-url": null } }),
  });
  await page.evaluate((code) => {
    const handled: unknown[] = [];
    Object.assign(window, { handled });
    document.querySelector("web-scheduler")?.addEventListener("web-scheduler-request", (event) => {
      handled.push((event as Event & { request: unknown }).request);
      new Function("event", code)(event);
    });
  }, code);
  const { received } = await mockReceiver(page, []);
  await answerAll(form);
  const handled = () =>
    page.evaluate(() => (window as unknown as { handled: { id: string }[] }).handled);
  return { form, received, handled };
}

test("the request is sent if the page's handler resolves, without a POST", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  const code = "event.respondWith(Promise.resolve())";
  const { form, received, handled } = await openWithHandler(page, { site, host }, code, null);
  await submit(form).click();
  await expect(form.getByRole("heading", SENT)).toBeFocused();
  expect(await handled()).toMatchObject([{ patient: { firstName: "Maren", dob: "1985-03-27" } }]);
  expect(received).toEqual([]);
  expect(log.console.join("\n")).not.toContain("[web-scheduler]");
});

test("the outcome is unknown if the page's handler rejects, and a retry has the same id", async ({
  page,
  site,
  host,
}) => {
  const code = "event.respondWith(Promise.reject(new Error('The practice is offline')))";
  const { form, received, handled } = await openWithHandler(page, { site, host }, code);
  await submit(form).click();
  await expect(form.getByRole("alert").getByText(UNKNOWN)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(form.getByRole("alert").getByText(UNKNOWN)).toBeVisible();
  await expect.poll(async () => (await handled()).length).toBe(2);
  expect(new Set((await handled()).map(({ id }) => id)).size).toBe(1);
  expect(received).toEqual([]);
});

test("the outcome is unknown if the page's handler does not settle within ten seconds", async ({
  page,
  site,
  host,
}) => {
  await page.clock.install();
  const code = "event.respondWith(new Promise(() => {}))";
  const { form, handled } = await openWithHandler(page, { site, host }, code);
  await submit(form).click();
  await expect(submit(form)).toHaveText("Sending your request…");
  // The time begins then.
  await expect.poll(async () => (await handled()).length).toBe(1);
  await page.clock.runFor(11_000);
  await expect(form.getByRole("alert").getByText(UNKNOWN)).toBeVisible();
});

test("the outcome is unknown if the page only cancels the event, and nothing is posted", async ({
  page,
  site,
  host,
}) => {
  const { form, received } = await openWithHandler(page, { site, host }, "event.preventDefault()");
  await submit(form).click();
  await expect(form.getByRole("alert").getByText(UNKNOWN)).toBeVisible();
  await expect(form.getByRole("heading", SENT)).toHaveCount(0);
  expect(received).toEqual([]);
});

test("the form posts the request if the page's handler throws", async ({ page, site, host }) => {
  const { form, received } = await openWithHandler(
    page,
    { site, host },
    "throw new Error('Broken')",
  );
  await submit(form).click();
  await expect(form.getByRole("heading", SENT)).toBeVisible();
  expect(received).toHaveLength(1);
});

test("without a receiver, the form says that the request was not sent", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  const formPage = { example: "observed-defaults", attributes: { "submit-url": null } };
  const form = await openForm(page, { site, host }, formPage);
  await answerAll(form);
  await submit(form).click();
  const alert = form.getByRole("alert");
  await expect(alert.getByText("Your request was not sent")).toBeVisible();
  await expect(alert.getByText(enDeferred.notSent["no-receiver"])).toBeVisible();
  await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await expect.poll(() => log.console.join("\n")).toMatch(/WS405 submit-url is missing/);
});

const deferredChunk = (site: Site) =>
  new RegExp(`^${site.origin}/web-scheduler-[^/]*deferred[^/]*\\.js`);

test("without the deferred chunk, Send fails with all answers kept, and works once it loads", async ({
  page,
  site,
  host,
}) => {
  const lastName = uniqueLastName();
  let blocked = 0;
  await page.route(deferredChunk(site), (route) => {
    blocked += 1;
    return route.abort("connectionreset");
  });
  await page.goto(serveForm({ site, host }, { example: "observed-defaults" }));
  const form = widget(page);
  await answerAll(form, { lastName });
  await form.locator("[name=firstName]").press("End");
  const beforeTyping = blocked;
  for (const key of "abcdefgh") {
    await form.locator("[name=firstName]").press(key);
    // By the time of this response, a request that the key caused has failed.
    await page.evaluate(async () => (await fetch(location.href)).text());
  }
  expect(blocked - beforeTyping, "requests while typing").toBeLessThan(4);
  await submit(form).click();
  const alert = form.getByRole("alert");
  await expect(alert.getByText("Your request was not sent")).toBeVisible();
  await expect(alert.getByText(en.failed.temporary)).toBeVisible();
  await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  expect(blocked).toBeGreaterThan(0);

  await page.unroute(deferredChunk(site));
  // The first press may still wait for a load that was blocked.
  await expect(async () => {
    if (await submit(form).isVisible()) await submit(form).click();
    await expect(form.getByRole("heading", SENT)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await inbox(site, lastName)).toHaveLength(1);
});
