import { fill, inbox, OBSERVED, ownLastName, send, widget } from "./patient.ts";
import { expect, test } from "./server.ts";

const practice = "practice/observed-defaults/";

for (const faults of ["500", "429-1", "html200", "reset,reset", "nocors", "500,reset"]) {
  test(`the form appears in spite of ${faults}`, async ({ page, site }) => {
    await page.goto(`${site.origin}/f/${faults}/${practice}`);
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible({
      timeout: 15_000,
    });
  });
}

test("a slow record shows that it is on its way", async ({ page, site }) => {
  await page.goto(`${site.origin}/f/slow-3000/${practice}`);
  await expect(widget(page).getByText("Loading the booking form…")).toBeVisible();
  await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("a record that is cut off says so and can be asked for again", async ({ page, site }) => {
  await page.goto(`${site.origin}/f/cutjson/${practice}`);
  await expect(widget(page).getByRole("alert")).toBeVisible();
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("a request whose answer was lost is sent again with the same id and stored once", async ({
  page,
  site,
}) => {
  const lastName = ownLastName();
  await page.clock.install();
  await page.goto(`${site.origin}/f/lost/${practice}`);
  const form = widget(page);
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect.poll(async () => (await inbox(site, lastName)).length).toBe(1);
  await expect(form.getByRole("button", { name: "Sending your request…" })).toBeVisible();
  await page.clock.runFor("01:00");

  await expect(form.getByText("We are not sure your request arrived")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
  await expect(form.getByRole("alert").getByRole("link", { name: /^Call/ })).toBeVisible();
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
});

test("a busy receiver is asked again by the widget itself", async ({ page, site }) => {
  const lastName = ownLastName();
  await page.goto(`${site.origin}/f/429-1/${practice}`);
  const form = widget(page);
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible({
    timeout: 10_000,
  });
  expect(await inbox(site, lastName)).toHaveLength(1);
});

test("a receiver that breaks leaves every answer and a way to call", async ({ page, site }) => {
  const lastName = ownLastName();
  await page.goto(`${site.origin}/f/500/${practice}`);
  const form = widget(page);
  await fill(form, OBSERVED);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByText("We are not sure your request arrived")).toBeVisible();
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await inbox(site, lastName)).toHaveLength(1);
});
