import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { startServer } from "../fixtures/start-server.ts";
import { test as base, expect, FULL_RUN } from "../fixtures/test.ts";

const EXAMPLE = recordOf("observed-defaults");
const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const recordNamed = (name: string, id = ID) => ({
  ...EXAMPLE,
  id,
  name,
  agent: { ...EXAMPLE.agent, location_id: id },
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

/** Sends a request from the page, so that the browser adds the Origin header. */
const fetchFrom = (page: Page, url: string, method: string, body?: object) =>
  page.evaluate(
    async ([url, method, body]) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(url, { method, headers, ...(body && { body }) });
      return [response.status, await response.text()] as const;
    },
    [url, method, body ? JSON.stringify(body) : ""] as const,
  );

test("an open practice page updates when a draft with a logo is saved", { tag: FULL_RUN }, async ({
  page,
  context,
  records,
  browserName,
}) => {
  test.skip(browserName === "webkit", "A session of WebKitGTK has only one page.");
  const draft = structuredClone(recordNamed("Heron Lane Dental", EXAMPLE.id));
  Object.assign(draft.web_scheduler_config.branding, {
    branding_enabled: true,
    header_logo_url: PNG,
    show_location_name_in_header: true,
  });
  await page.goto(`${records.origin}/practice/observed-defaults/`);
  await expectPractice(page, EXAMPLE.name);

  const designer = await context.newPage();
  await designer.goto(`${records.origin}/practice/every-field/`);
  const url = `/dev/records/${EXAMPLE.id}/`;
  const [status, text] = await fetchFrom(designer, url, "PUT", draft);
  expect([status, text]).toEqual([200, expect.stringContaining("/dev/logos/")]);
  await expectPractice(page, "Heron Lane Dental");
  const logo = widget(page).locator("header img");
  await expect(logo).toHaveJSProperty("naturalWidth", 1);

  expect(await fetchFrom(designer, url, "DELETE")).toEqual([204, ""]);
  await expectPractice(page, EXAMPLE.name);
});

test("a page on another origin cannot save a record", async ({ page, host, records }) => {
  await page.goto(host.serve(""));
  const url = `${records.origin}/dev/records/${EXAMPLE.id}/`;
  await expect(fetchFrom(page, url, "PUT", EXAMPLE)).rejects.toThrow(/fetch|Load failed/);
  const list = await fetch(`${records.origin}/dev/records/`);
  expect(await list.json()).toEqual({ saves: true, saved: [] });
});
