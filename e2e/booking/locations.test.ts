import { createScanner } from "../fixtures/axe.ts";
import { recordOf, serveForm } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const [first, second] = [recordOf("observed-defaults"), recordOf("every-field")];
const attributes = { "location-id": `${first.id} ${second.id}` };
const example = "observed-defaults";

test("a patient chooses a location by keyboard, returns, and sends to another one", async ({
  page,
  openForm,
}) => {
  const scan = createScanner(page, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm({ example, attributes });
  const url = page.url();
  const title = form.getByRole("heading", { name: "Choose a location" });
  await expect(title).toBeVisible();
  await scan("locations");
  await form.getByRole("button", { name: second.name }).press("Enter");
  const details = form.getByRole("heading", { name: "Request an appointment" });
  await expect(details).toBeFocused();
  await fill(form, ["First name"]);
  await page.evaluate(() => history.back());
  await expect(title).toBeFocused();
  await form.getByRole("button", { name: first.name }).first().click();
  await expect(details).toBeFocused();
  await form.getByRole("button", { name: /^14 Heron Lane.* Change$/ }).click();
  await expect(title).toBeFocused();
  await form.getByRole("button", { name: first.name }).first().click();
  await expect(form.getByLabel("First name")).toHaveValue("Maren");
  await fill(
    form,
    REQUIRED_LABELS.filter((label) => !/name/.test(label)),
  );
  const lastName = uniqueLastName();
  await form.getByLabel("Last name").fill(lastName);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeFocused();
  expect(await inbox(lastName)).toMatchObject([{ location_id: first.id }]);
  expect(page.url()).toBe(url);
});

test("in a dialog, Back returns to the locations before it closes the dialog; the times are those of the chosen one", async ({
  page,
  site,
  host,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/fhir/Slot"))
      asked.push(new URL(request.url()).searchParams.getAll("schedule.actor").join());
  });
  const times = { "slots-url": `${site.otherOrigin}/fhir/Slot` };
  await page.goto(
    serveForm({ site, host }, { example, attributes: { ...attributes, ...times, mode: "button" } }),
  );
  const form = widget(page);
  await form.getByRole("button", { name: "Request an appointment" }).click();
  const title = form.getByRole("heading", { name: "Choose a location" });
  await form.getByRole("button", { name: second.name }).click();
  await expect.poll(() => asked.at(-1)).toBe(`Location/${second.id}`);
  await expect(title).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(title).toBeFocused();
  await form.getByRole("button", { name: first.name }).first().click();
  await expect.poll(() => asked.at(-1)).toBe(`Location/${first.id}`);
  await page.evaluate(() => history.back());
  await expect(title).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(form.getByRole("dialog")).toBeHidden();
});
