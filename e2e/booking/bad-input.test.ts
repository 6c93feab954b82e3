import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const [example] = EXAMPLES;
const id = example?.record.id ?? "";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const mockRecord = (page: Page, data: unknown) =>
  page.route("**/public-detail/", (route) =>
    route.fulfill({
      json: { code: 200, message: "", success: true, data, errors: null },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );

test("shows a call link for an unknown location id", async ({ page, visit }) => {
  const log = recordLog(page);
  const form = await visit(scriptTag({ "data-location-id": UNKNOWN_ID }));
  await expect(alert(form).getByText(/Please call the practice/)).toBeVisible();
  await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
  await expect(form.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(page.locator("#after")).toHaveText("Still here");
  await expect.poll(() => log.console.join("\n")).toMatch(/WS203 .*status 404/);
  expect(log.errors).toEqual([]);
});

test("the tag's number replaces one that cannot be dialed", async ({ page, visit }) => {
  const record = { ...example?.record, phone_number: "Ask at the desk" };
  await mockRecord(page, record);
  const form = await visit(scriptTag({ "data-location-id": id }));
  const link = form.getByRole("link", { name: /^Call/ });
  await expect(link).toHaveAttribute("href", "tel:+12025550143");
});

test("an unreadable screener closes the form with a call link, and is reported to the owner", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const record = structuredClone(example?.record ?? ({} as never));
  Object.assign(record.web_scheduler_config, { screener_question: null });
  await mockRecord(page, record);
  const form = await visit(scriptTag({ "data-location-id": id }));
  await expect(form.getByRole("heading", { name: "Online requests are closed" })).toBeVisible();
  await expect(form.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await expect.poll(() => log.console.join("\n")).toMatch(/WS302 .+screener_question/);
  expect(log.errors).toEqual([]);
});
