import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { requestReference } from "../../src/contract/booking-request/reference.ts";
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
import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { createScanner } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";

let folder: Folder;
let receiver: RunningReceiver;
test.beforeAll(async () => {
  // A worker may run the tests of this file more than once.
  folder = temporaryFolder();
  for (const name of ["ada", "bea"]) await addQuickAccount(folder.file("accounts.json"), name);
  receiver = await startReceiver(folder, [
    // Nobody listens there: which emails are sent is in test/receiver/notifications.
    ...["--smtp", "smtp://127.0.0.1:9", "--mail-from", "desk@practice.example"],
    "--mail-to-patients",
    ...["--idle-minutes", "2"],
  ]);
});
test.afterAll(() => {
  receiver.stop();
  folder.remove();
});

async function endSession() {
  const database = openSqlite(folder.file("booking-requests.sqlite"));
  const before = new Date(Date.now() - 5 * 60_000).toISOString();
  await database.run(sql`UPDATE sessions SET used_at = ${before}`);
  await database.close();
}

test("staff book, with an email to the patient, and whoever does nothing is warned and signed out", {
  tag: "@all",
}, async ({ page, browserName }) => {
  // WebKit keeps cookies that are for HTTPS only on no other origin, not even localhost.
  test.skip(browserName === "webkit", "needs HTTPS");
  const request = bookingRequest({
    time_zone: "America/Los_Angeles",
    patient: { firstName: "Maren", phone: "+12025550143", email: "maren@patient.example" },
    slot: {
      ...{ id: "slot", schedule: "", source: "page" },
      ...{ start: "2099-12-01T09:00:00-08:00", end: "2099-12-01T09:30:00-08:00" },
    },
  });
  await receiver.post(request);
  const scan = createScanner(page, 0, "html");
  const expectNoViolations = async (screen: string) => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await scan(`${screen}, ${colorScheme}, ${width} px`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect([screen, width, overflow]).toEqual([screen, width, false]);
      }
    }
  };
  await page.goto(`${receiver.origin.replace("127.0.0.1", "localhost")}/inbox/`);
  const signInAt = async (tab: Page, name: string) => {
    await tab.getByLabel("Name").fill(name);
    await tab.getByLabel("Password").fill(PASSWORD);
    await tab.keyboard.press("Enter");
    await expect(tab.getByRole("button", { name: `Sign out ${name}` })).toBeVisible();
  };
  const signInAgain = async (name: string) => {
    const signInPage = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Sign in in a new tab" }).click();
    const tab = await signInPage;
    await signInAt(tab, name);
    // Firefox says that a page behind another tab is hidden.
    await tab.close();
  };
  await signInAt(page, "ada");
  await page.getByLabel("Answer Maren").click();

  // The chosen time needs only to be confirmed.
  await expect(page.getByLabel("Time (Pacific Time)")).toHaveValue("09:00");
  await page.getByLabel("Booked for").fill("");
  await page.getByLabel("Note").fill("Brings X-rays.");
  await page.getByRole("button", { name: "Booked" }).click();
  await expect(page.getByRole("alert")).toContainText("Not saved: choose a date");
  await expect(page.getByLabel("Booked for")).toBeFocused();
  await expect(page.getByLabel("Note")).toHaveValue("Brings X-rays.");
  await page.getByLabel("Booked for").fill("2099-12-01");
  await page.getByRole("button", { name: "Booked" }).click();
  await expect(page.getByRole("status")).toHaveText(
    /^Saved: Maren, Booked for Tue, Dec\s1, 2099, 9:00/,
  );

  const secondsLeft = (seconds: number) =>
    page.route("**/inbox/version*", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "seconds-left": String(seconds) };
      await route.fulfill({ response, headers });
    });
  await secondsLeft(30);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeVisible();
  await expectNoViolations("warning");
  await page.unroute("**/inbox/version*");
  const extended = page.waitForResponse(/\/inbox\/version\?active$/);
  await page.getByRole("button", { name: "Stay signed in" }).click();
  expect((await extended).headers()["seconds-left"]).toBe("120");
  await expect(dialog).toBeHidden();

  await page.getByLabel("Answer Maren").click();
  await page.getByRole("link", { name: "All answers" }).click();
  const note = page.getByLabel("Note");
  await note.fill("Allergic to latex.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Not saved/);
  await page.context().setOffline(false);
  await endSession();
  await page.getByRole("button", { name: "Save the note" }).click();
  await signInAgain("ada");
  await expect(note).toHaveValue("Allergic to latex.", { timeout: 10_000 });
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.locator(".history")).toContainText(/The patient gets an email.*Allergic/s);
  await expect(note).toHaveValue("");

  const leave = async () => {
    await endSession();
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  };
  await note.fill("Calls back.");
  await leave();
  await signInAgain("bea");
  // Whoever has signed in instead does not see the page of before.
  await expect(page.getByRole("button", { name: "Sign out bea" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("What was typed here was not saved");
  await page.getByLabel("Answer Maren").click();
  await note.fill("Needs a ramp.");
  const file = folder.file("accounts.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"bea": {', '$&"locations": ["none"],'));
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByLabel("What you typed")).toHaveValue("Needs a ramp.");
  await expect(page.getByText("Maren")).toHaveCount(0);
  await expectNoViolations("other locations");
  await page.getByRole("link", { name: "Open the inbox" }).click();
  await expect(page.getByText("No requests yet")).toBeVisible();
  await leave();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("You were signed out");
  await expect(page.getByText(requestReference(request.id))).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await expectNoViolations("signed out");
});
