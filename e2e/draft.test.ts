import { draftOf, requestsOf, ribbon, TAGLINE } from "./draft-link.ts";
import { listen, scriptTag } from "./host-page.ts";
import { answerAll, openForm, pageWith, recordOf, submit, WORDS } from "./open-form.ts";
import { inbox, ownLastName, widget } from "./patient.ts";
import { expect, test } from "./server.ts";

const ALLOWED = { "allow-draft": "" };
const GENTLE = { [TAGLINE]: "Gentle hands" };
const published = recordOf("branded").web_scheduler_config.branding.header_tagline;

test("a link shows the draft, with a ribbon above it, and nothing can be sent from it", async ({
  page,
  site,
  host,
}) => {
  const heard = listen(page);
  const requests = requestsOf(page);
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf(GENTLE)));
  const form = widget(page);
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(ribbon(page)).toHaveText(
    "Draft This is not the practice’s published form. Nothing can be sent from it.",
  );
  const above = await ribbon(page).boundingBox();
  const below = await form.getByRole("region").boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  const taken = await form.evaluateHandle((element: HTMLElement) => {
    const calls: string[] = [];
    element.addEventListener("scheduler-request", () => calls.push("event"));
    (element as { onRequest?: unknown }).onRequest = () => calls.push("handler");
    return calls;
  });
  const lastName = ownLastName();
  await answerAll(form, { lastName });
  await submit(form).click();
  await expect(form.getByRole("alert")).toContainText(WORDS.en.later.notSent.nowhere);
  await expect(form.getByRole("alert").getByRole("link")).toHaveAttribute(
    "href",
    `tel:${recordOf("branded").phone_number}`,
  );
  expect(await taken.jsonValue()).toEqual([]);
  expect(await inbox(site, lastName)).toEqual([]);
  expect(requests.map((request) => request.method())).not.toContain("POST");
  await expect(form.locator('[name="lastName"]')).toHaveValue(lastName);
  expect(heard.console).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test("the script tag allows drafts by data-allow-draft", async ({ page, site, host }) => {
  const attributes = { "data-location-id": recordOf("branded").id, "data-allow-draft": "" };
  await page.goto(host.address(scriptTag(site, attributes)) + (await draftOf(GENTLE)));
  await expect(ribbon(page)).toContainText("Draft");
  await expect(widget(page).getByText("Gentle hands")).toBeVisible();
});

test("without allow-draft a link does nothing, and the part for drafts is never asked for", async ({
  page,
  site,
  host,
}) => {
  const requests = requestsOf(page);
  const address = pageWith({ site, host }, { example: "branded" });
  await page.goto(address + (await draftOf(GENTLE)));
  const form = widget(page);
  await expect(form.getByText(published)).toBeVisible();
  const changed = page.evaluate(
    () => new Promise((heard) => addEventListener("hashchange", heard, { once: true })),
  );
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    await draftOf({ [TAGLINE]: "Gentler hands" }),
  );
  await changed;
  const lastName = ownLastName();
  await answerAll(form, { lastName });
  await submit(form).click();
  await expect(form.locator(".sent")).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
  await expect(form.getByText(published)).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);
  expect(requests.filter((request) => request.url().includes("draft.js"))).toEqual([]);
});

test("a link that comes to an open page shows its draft there, and answers are kept", async ({
  page,
  site,
  host,
}) => {
  const servers = { site, host };
  const form = await openForm(page, servers, { example: "branded", attributes: ALLOWED });
  await expect(form.getByText(published)).toBeVisible();
  await form.locator('[name="firstName"]').fill("Maren");
  const come = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);

  await come(await draftOf(GENTLE));
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(ribbon(page)).toContainText("Nothing can be sent");
  await expect(form.locator('[name="firstName"]')).toHaveValue("Maren");

  await come(await draftOf({ [TAGLINE]: "Gentler hands" }));
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect(ribbon(page)).toHaveCount(1);

  await come("#after");
  await come("#web-scheduler-draft=1.abc");
  await expect(form.getByText(published)).toBeVisible();
  await expect(ribbon(page)).toHaveText(/the link is damaged\. This is the published form\.$/);
  await expect(form.locator('[name="firstName"]')).toHaveValue("Maren");
});

test("a page that no longer allows drafts shows the published form, without a ribbon", async ({
  page,
  site,
  host,
}) => {
  const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
  await page.goto(address + (await draftOf(GENTLE)));
  await expect(ribbon(page)).toBeVisible();
  await widget(page).evaluate((element) => element.removeAttribute("allow-draft"));
  await expect(widget(page).getByText(published)).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);
});

test("a form in a dialog shows the draft there", async ({ page, site, host }) => {
  const attributes = { ...ALLOWED, mode: "button" };
  const address = pageWith({ site, host }, { example: "branded", attributes });
  await page.goto(address + (await draftOf(GENTLE)));
  await page.getByRole("button", { name: "Request an appointment" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Gentle hands")).toBeVisible();
  await expect(dialog.locator(".draft-ribbon")).toBeInViewport({ ratio: 1 });
  await answerAll(dialog);
  await submit(dialog).click();
  await expect(dialog.getByRole("alert")).toContainText(WORDS.en.later.notSent.nowhere);
});

test("the doctor names a form that shows drafts", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "branded", attributes: ALLOWED });
  await expect(form.getByText(published)).toBeVisible();
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    "WS513 allow-draft",
  ]);
});
