import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import {
  addQuickAccount,
  type Folder,
  PASSWORD,
  type RunningReceiver,
  startReceiver,
  temporaryFolder,
} from "../../test/receiver/receiver-fixture.ts";
import { createScanner } from "../fixtures/axe.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, REQUIRED_LABELS, send } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const EXAMPLE = "observed-defaults";
const REFERENCE = /[0-9HKMRWX]{4}-[0-9HKMRWX]{4}/;

let folder: Folder;
let receiver: RunningReceiver;
test.beforeAll(async ({ host }) => {
  // A worker may run the tests of this file more than once.
  folder = temporaryFolder();
  await addQuickAccount(folder.file("accounts.json"), "ada");
  const { origin } = new URL(host.serve(""));
  receiver = await startReceiver(folder, [
    ...["--origin", origin, "--location", `${recordOf(EXAMPLE).id}=Observed Dental`],
  ]);
});
test.afterAll(() => {
  receiver.stop();
  folder.remove();
});

test("a patient sends, and staff find the request by reference on a phone, call, and mark it done", async ({
  page,
  browserName,
  openForm,
}) => {
  // WebKit keeps cookies that are for HTTPS only on no other origin, not even localhost.
  test.skip(browserName === "webkit", "needs HTTPS");
  const attributes = { "submit-url": `${receiver.origin}/booking-requests/` };
  const form = await openForm({ example: EXAMPLE, attributes });
  await fill(form, REQUIRED_LABELS);
  await send(form);
  const [reference = ""] = REFERENCE.exec(await form.getByText(REFERENCE).innerText()) ?? [];

  await page.setViewportSize({ width: 390, height: 844 });
  const scan = createScanner(page, 0, "html");
  const expectNoViolations = async (screen: string) => {
    await page.waitForLoadState();
    await scan(screen);
    for (const width of [1280, 320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { overflow, lines } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        lines: document.querySelector(".requests .name bdi")?.getClientRects().length ?? 0,
      }));
      expect([screen, width, overflow]).toEqual([screen, width, false]);
      // "Maren O’Neil-Sørby" in lines of whole words.
      expect(lines).toBeLessThanOrEqual(3);
    }
  };
  await page.goto(`${receiver.origin.replace("127.0.0.1", "localhost")}/inbox/`);
  await page.getByLabel("Name").fill("ada");
  await page.getByLabel("Password").fill("a wrong password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("The name, the password or the code is wrong.");
  await expect(page.getByLabel("Password")).toBeFocused();
  await expectNoViolations("sign in");

  // By keyboard from here to the list.
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("Name, phone, email, date of birth or reference").fill(reference);
  await page.keyboard.press("Enter");
  // Only the filtered list has it.
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  const patient = page.getByLabel("Answer Maren O’Neil-Sørby");
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await expectNoViolations("list");
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  await database.run(sql`UPDATE booking_requests SET change_request = 'cancel'`);
  await database.close();
  await page.reload();
  await expect(page.getByText("Asks to cancel")).toBeVisible();
  await expectNoViolations("list with a change request");
  await patient.focus();
  await page.keyboard.press("Enter");
  await expectNoViolations("list with an open request");
  await page.getByRole("link", { name: "All answers" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Request ${reference}`);
  const call = page.getByRole("link", { name: "Call (202) 555-0143" });
  await expect(call).toHaveAttribute("href", "tel:+12025550143");
  // Reading a size before the style sheet has arrived makes Chromium lay the page out without it.
  await page.waitForLoadState();
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(page.locator("h2 .badge")).toHaveText("Called");
  await page.getByLabel("Booked for").fill("2099-12-01");
  await page.getByLabel("Note").fill("Brings X-rays.");
  await page.getByRole("button", { name: "Booked" }).click();
  await expect(page.locator("h2 .badge")).toHaveText("Done");
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  const history = page.getByRole("listitem").filter({ hasText: "ada" });
  await expect(history.last()).toContainText("Booked for Dec 1, 2099\nBrings X-rays.");
  await expect(history).toHaveCount(2);
  await expectNoViolations("request");
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.getByText("Delete …").click();
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeVisible();
  await expectNoViolations("delete");
  await page.getByRole("link", { name: "People" }).click();
  for (const part of ["Change your password", "Set up a second factor", "Add a colleague"]) {
    await page.getByText(part).click();
  }
  await expectNoViolations("people");
  await page.getByRole("link", { name: "Access log" }).click();
  await expect(page.getByRole("cell", { name: /^viewed / }).first()).toContainText(reference);
  await expectNoViolations("access log");
  await page.getByRole("button", { name: "Sign out ada" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
