import type { Page } from "@playwright/test";
import { deferred as enDeferred } from "../../src/messages/en/deferred.ts";
import { messages as en } from "../../src/messages/en/first-screen.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test, type Visits } from "../fixtures/test.ts";

const UNKNOWN = enDeferred.unknownTitle;

/** Opens a form whose page runs `code` on the `web-scheduler-request` event, and sends a request. */
async function sendTo(page: Page, openForm: Visits["openForm"], code: string, attributes = {}) {
  await page.route("**/practice-handler/*", (route) => {
    const status = Number(route.request().url().split("/").at(-1));
    const body = status === 422 ? '{"errors":{"phone":["Not this number."]}}' : "{}";
    return route.fulfill({ status, contentType: "application/json", body });
  });
  const { console } = recordLog(page);
  const form = await openForm({ example: "observed-defaults", attributes });
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
  await submit(form).click();
  const handled = () => page.evaluate<{ id: string }[]>("handled");
  return { form, alert: alert(form), console, received, handled };
}

test("the request is sent if the page's handler resolves, without a POST", async ({
  page,
  openForm,
}) => {
  const code = "event.respondWith(Promise.resolve())";
  const attributes = { "submit-url": null };
  const { form, console, received, handled } = await sendTo(page, openForm, code, attributes);
  await expect(sentTitle(form)).toBeFocused();
  expect(await handled()).toMatchObject([{ patient: { firstName: "Maren", dob: "1985-03-27" } }]);
  expect(received).toEqual([]);
  expect(console.join("\n")).not.toContain("[web-scheduler]");
});

test("the outcome is unknown if the page's handler rejects, and a retry has the same id", async ({
  page,
  openForm,
}) => {
  const code = "event.respondWith(Promise.reject(new Error('The practice is offline')))";
  const { form, alert, received, handled } = await sendTo(page, openForm, code);
  await expect(alert.getByText(UNKNOWN)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(alert.getByText(UNKNOWN)).toBeVisible();
  await expect.poll(async () => (await handled()).length).toBe(2);
  expect(new Set((await handled()).map(({ id }) => id)).size).toBe(1);
  expect(received).toEqual([]);
});

test("the outcome is unknown if the page's handler does not settle within ten seconds", {
  tag: FULL_RUN,
}, async ({ page, openForm }) => {
  await page.clock.install();
  const code = "event.respondWith(new Promise(() => {}))";
  const { form, alert, handled } = await sendTo(page, openForm, code);
  await expect(submit(form)).toHaveText("Sending your request…");
  // The time begins then.
  await expect.poll(async () => (await handled()).length).toBe(1);
  await page.clock.runFor(11_000);
  await expect(alert.getByText(UNKNOWN)).toBeVisible();
});

test("the outcome is unknown if the page only cancels the event, and nothing is posted", {
  tag: FULL_RUN,
}, async ({ page, openForm }) => {
  const { form, alert, received } = await sendTo(page, openForm, "event.preventDefault()");
  await expect(alert.getByText(UNKNOWN)).toBeVisible();
  await expect(sentTitle(form)).toHaveCount(0);
  expect(received).toEqual([]);
});

const fetchOf = (status: number) => `event.respondWith(fetch("/practice-handler/${status}"))`;

for (const [status, title] of [
  [409, en.notSentTitle],
  [500, UNKNOWN],
] as const) {
  test(`a handler's response with status ${status} is treated like the same status from submit-url`, {
    tag: FULL_RUN,
  }, async ({ page, openForm }) => {
    const { form, alert } = await sendTo(page, openForm, fetchOf(status));
    await expect(alert.getByText(title)).toBeVisible();
    await expect(sentTitle(form)).toHaveCount(0);
  });
}

test("a handler's response with status 201 shows the sent screen", { tag: FULL_RUN }, async ({
  page,
  openForm,
}) => {
  const { form } = await sendTo(page, openForm, fetchOf(201));
  await expect(sentTitle(form)).toBeVisible();
});

test("the errors of a handler's response with status 422 are shown next to their fields", async ({
  page,
  openForm,
}) => {
  const { form } = await sendTo(page, openForm, fetchOf(422));
  await expect(form.locator("#phone-error")).toContainText("Not this number.");
});

test("a handler that passes no promise is reported, and the form shows an unknown outcome", async ({
  page,
  openForm,
}) => {
  const { alert, console } = await sendTo(page, openForm, "event.respondWith(undefined)");
  await expect(alert.getByText(UNKNOWN)).toBeVisible();
  await expect.poll(() => console.join("\n")).toContain("WS406");
});

test("a handler that throws before it responds is reported, and the request is posted", {
  tag: FULL_RUN,
}, async ({ page, openForm }) => {
  const { form, console, received } = await sendTo(page, openForm, "throw new Error('Broken')");
  await expect(sentTitle(form)).toBeVisible();
  expect(received).toHaveLength(1);
  await expect.poll(() => console.join("\n")).toContain("WS407");
});
