import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { startServer } from "../fixtures/start-server.ts";
import { expect, test } from "../fixtures/test.ts";

test("new requests appear in the open inbox, and a typed search stays", async ({ page }) => {
  const { origin, stop } = await startServer("--data", ":memory:");
  const post = (firstName: string) =>
    fetch(`${origin}/dev/booking-requests/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bookingRequest({ patient: { firstName } })),
    });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));

  await page.goto(`${origin}/dev/inbox/`);
  await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  await post("Ada");
  const names = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(names).toHaveText(["Ada"]);

  const search = page.getByLabel("Name, phone, email or reference");
  await search.fill("Gra");
  await post("Grace");
  await post("<b>Edith</b>");
  await expect(names).toHaveText(["<b>Edith</b>", "Grace", "Ada"]);
  await expect(page.getByRole("status")).toHaveText(/^\d new requests?$/);
  await expect(search).toHaveValue("Gra");
  await expect(search).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Grace"]);
  await post("Not found");
  await post("Gracious");
  await expect(names).toHaveText(["Gracious", "Grace"]);
  await names.first().click();
  await page.getByRole("button", { name: "Mark as called" }).click();
  await expect(page.locator(".badge")).toHaveText("Called");
  expect(problems).toEqual([]);
  stop();
});
