import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { startServer } from "../fixtures/start-server.ts";
import { expect, test } from "../fixtures/test.ts";

test("new requests appear in the open inbox, and open details stay open", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: "Ada" })).toBeVisible();

  await page.getByText("As JSON").click();
  await post("Grace");
  await post("<b>Edith</b>");
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText(["<b>Edith</b>", "Grace", "Ada"]);
  await expect(page.getByRole("status")).toHaveText(/^\d new requests?$/);
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByRole("article").last().locator("details[open]")).toHaveCount(1);
  expect(problems).toEqual([]);
  stop();
});
