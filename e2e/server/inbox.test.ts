import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { runServer } from "../../test/server/started.ts";
import { expect, test } from "../fixtures/test.ts";

test("new requests appear in the open inbox, and a typed search stays", async ({ page }) => {
  const { child, ready } = runServer("--port", "0", "--data", ":memory:");
  const origin = await ready;
  const post = (firstName: string, over = {}) =>
    fetch(`${origin}/dev/booking-requests/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bookingRequest({ patient: { firstName }, ...over })),
    });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));

  await page.clock.install();
  await page.goto(`${origin}/dev/inbox/`);
  await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  await post("Ada");
  const names = page.locator(".requests .name");
  // The page asks every five seconds.
  const expectNames = (expected: string[]) =>
    expect(async () => {
      await page.clock.runFor(5_000);
      await expect(names).toHaveText(expected, { timeout: 500 });
    }).toPass();
  await expectNames(["Ada"]);
  await expect(page).toHaveTitle(/^Inbox \(1 new\) /);

  const search = page.getByLabel("Name, phone, email, date of birth or reference");
  await search.fill("Gra");
  await post("Grace", { earlier: true });
  await post("<b>Edith</b>");
  await expectNames(["Ada", "Grace", "<b>Edith</b>"]);
  await expect(page.getByRole("status")).toHaveText(/^\d new requests?$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox (3 new)");
  await expect(search).toHaveValue("Gra");
  await expect(search).toBeFocused();
  await expect(page.getByRole("button", { name: "1 can come earlier" })).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Grace"]);
  await post("Not found");
  await post("Gracious");
  // What is selected stays selected.
  await page.getByRole("checkbox", { name: "Select Grace", exact: true }).check();
  await post("Grace Ann");
  await expectNames(["Grace", "Gracious", "Grace Ann"]);
  await expect(page.getByRole("checkbox", { name: "Select Grace", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Select Grace", exact: true })).toBeFocused();
  // Nor is what was typed lost, and the outcome leads to the next request.
  await page.getByLabel("Answer Grace", { exact: true }).focus();
  await page.keyboard.press("Enter");
  const note = page.locator("[open]").getByLabel("Note");
  await note.fill("Calls back.");
  await post("Grace Kay");
  await expectNames(["Grace", "Gracious", "Grace Ann", "Grace Kay"]);
  await expect(note).toHaveValue("Calls back.");
  await expect(note).toBeFocused();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Left a voicemail");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Saved: Grace, Left a voicemail");
  await expect(page.getByLabel("Answer Gracious")).toBeFocused();
  await expect(page.locator("[open]")).toHaveCount(1);
  await expect(page.locator("li:has([open]) .name")).toHaveText("Gracious");
  // A typed note stays in its row, also if the row is closed while the list changes, or is no longer in it.
  await note.fill("Brings X-rays.");
  const id = await page.locator("li:has([open]) [name=id]").inputValue();
  await page.getByLabel("Answer Grace Ann").press("Enter");
  await post("Grace Lee");
  await expectNames(["Gracious", "Grace Ann", "Grace Kay", "Grace Lee", "Grace"]);
  const body = new URLSearchParams({ action: "delete", id });
  await fetch(`${origin}/dev/inbox/selected/`, { method: "POST", headers: { origin }, body });
  await page.locator("[open]").getByRole("button", { name: "Reached" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved: Grace Ann, Reached");
  await page.getByLabel("Answer Gracious").press("Enter");
  await expect(note).toHaveValue("Brings X-rays.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Not saved\. /);
  const leaving = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(await page.evaluate(leaving), "leaves without asking").toBe(false);
  // Chromium and WebKit report the response to the note, a 404.
  expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
  child.kill();
});
