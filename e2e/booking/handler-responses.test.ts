import type { Page } from "@playwright/test";
import { en, enDeferred } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

const SENT = { name: enDeferred.sentTitle };

/** Opens a form whose page handles `web-scheduler-request` with this code, and sends a request. */
async function sendTo(
  page: Page,
  servers: Parameters<typeof openForm>[1],
  code: string,
  attributes: Record<string, string | null> = {},
) {
  await page.route("**/practice-handler/*", (route) => {
    const status = Number(route.request().url().split("/").at(-1));
    const body = status === 422 ? '{"errors":{"phone":["Not this number."]}}' : "{}";
    return route.fulfill({ status, contentType: "application/json", body });
  });
  const form = await openForm(page, servers, { example: "observed-defaults", attributes });
  const codes: string[] = [];
  await page.exposeFunction("onDiagnostic", (diagnostic: string) => codes.push(diagnostic));
  await page.evaluate((source) => {
    const element = document.querySelector("web-scheduler");
    element?.addEventListener("web-scheduler-request", new Function("event", source) as never);
    element?.addEventListener("web-scheduler-diagnostic", ({ detail }) => {
      Reflect.get(window, "onDiagnostic")(detail.code);
    });
  }, code);
  const { received } = await mockReceiver(page, []);
  await answerAll(form);
  await submit(form).click();
  return { form, codes, received };
}

const fetchOf = (status: number) => `event.respondWith(fetch("/practice-handler/${status}"))`;

for (const [status, title] of [
  [404, en.notSentTitle],
  [403, en.notSentTitle],
  [409, en.notSentTitle],
  [429, en.notSentTitle],
  [500, enDeferred.unknownTitle],
] as const) {
  test(`a handler's response with status ${status} is treated like the same status from submit-url`, async ({
    page,
    site,
    host,
  }) => {
    const { form } = await sendTo(page, { site, host }, fetchOf(status));
    await expect(form.getByRole("alert").getByText(title)).toBeVisible();
    await expect(form.getByRole("heading", SENT)).toHaveCount(0);
  });
}

test("a handler's response with status 201 shows the sent screen", async ({ page, site, host }) => {
  const { form } = await sendTo(page, { site, host }, fetchOf(201));
  await expect(form.getByRole("heading", SENT)).toBeVisible();
});

test("the errors of a handler's response with status 422 are shown next to their fields", async ({
  page,
  site,
  host,
}) => {
  const { form } = await sendTo(page, { site, host }, fetchOf(422));
  await expect(form.locator("#phone-error")).toContainText("Not this number.");
});

test("a handler that passes no promise is reported, and the form shows an unknown outcome", async ({
  page,
  site,
  host,
}) => {
  const { form, codes } = await sendTo(page, { site, host }, "event.respondWith(undefined)");
  const alert = form.getByRole("alert");
  await expect(alert.getByText(enDeferred.unknownTitle)).toBeVisible();
  await expect.poll(() => codes).toContain("WS406");
});

test("a handler that throws before it responds is reported, and the request is posted", async ({
  page,
  site,
  host,
}) => {
  const code = "throw new Error('The page is broken')";
  const { form, codes, received } = await sendTo(page, { site, host }, code);
  await expect(form.getByRole("heading", SENT)).toBeVisible();
  expect(received).toHaveLength(1);
  await expect.poll(() => codes).toContain("WS407");
});

for (const [what, headers] of [
  ["a web page", { "Content-Type": "text/html; charset=utf-8" }],
  ["an XHTML page", { "Content-Type": "application/xhtml+xml" }],
] as const) {
  test(`the form shows an unknown outcome for a 200 with ${what}`, async ({ page, site, host }) => {
    await page.route("**/dev/booking-requests/", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 200,
            headers: { ...headers, "Access-Control-Allow-Origin": "*" },
            body: "<!doctype html><title>Welcome to the guest network</title>",
          })
        : route.continue(),
    );
    const form = await openForm(page, { site, host }, { example: "observed-defaults" });
    await answerAll(form);
    await submit(form).click();
    const alert = form.getByRole("alert");
    await expect(alert.getByText(enDeferred.unknownTitle)).toBeVisible();
    await expect(form.getByRole("heading", SENT)).toHaveCount(0);
  });
}
