import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { startServer } from "../fixtures/start-server.ts";
import { test as base, expect } from "../fixtures/test.ts";

const EXAMPLE = recordOf("observed-defaults");
const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";

const recordNamed = (name: string) => ({
  ...EXAMPLE,
  id: ID,
  name,
  agent: { ...EXAMPLE.agent, location_id: ID },
});

/** Adds a separate server with a folder of records, and a function that writes a record. */
const test = base.extend<{ records: { origin: string; write(record: object): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
  records: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "records-"));
    const write = (record: object) =>
      writeFileSync(join(folder, "north.json"), JSON.stringify(record));
    write(recordNamed("North Clinic"));
    const { origin, stop } = await startServer("--locations", folder);
    await use({ origin, write });
    stop();
    rmSync(folder, { recursive: true });
  },
});

/** Expects the practice's name in the page title and in the form. */
async function expectPractice(page: Page, name: string) {
  await expect(page).toHaveTitle(name);
  await expect(widget(page).getByText(name).first()).toBeVisible();
}

test("an open practice page updates when its file changes", async ({ page, records }) => {
  await page.goto(`${records.origin}/practice/north/`);
  await expectPractice(page, "North Clinic");
  records.write(recordNamed("South Clinic"));
  await expectPractice(page, "South Clinic");
  records.write({ ...recordNamed("South Clinic"), is_web_scheduler_enabled: false });
  await expect(widget(page).getByText("Online requests are closed")).toBeVisible();
});
