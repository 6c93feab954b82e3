import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { ownServer } from "../fixtures/start-server.ts";
import { test as base, expect } from "../fixtures/test.ts";

const EXAMPLE = recordOf("observed-defaults");
const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const named = (name: string, id = ID) => ({
  ...EXAMPLE,
  id,
  name,
  agent: { ...EXAMPLE.agent, location_id: id },
});

/** A server of the test's own that keeps records in a folder, and what writes one there. */
const test = base.extend<{ records: { origin: string; write(record: object): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
  records: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "records-"));
    const write = (record: object) =>
      writeFileSync(join(folder, "north.json"), JSON.stringify(record));
    write(named("North Clinic"));
    const { origin, stop } = await ownServer("--locations", folder);
    await use({ origin, write });
    stop();
    rmSync(folder, { recursive: true });
  },
});

/** The page and the form on it show the practice of this name. */
async function expectPractice(page: Page, name: string) {
  await expect(page).toHaveTitle(name);
  await expect(widget(page).getByText(name).first()).toBeVisible();
}

test("a changed file draws an open practice page anew, form and all", async ({ page, records }) => {
  await page.goto(`${records.origin}/practice/north/`);
  await expectPractice(page, "North Clinic");
  records.write(named("South Clinic"));
  await expectPractice(page, "South Clinic");
  records.write({ ...named("South Clinic"), is_web_scheduler_enabled: false });
  await expect(widget(page).getByText("Online requests are closed")).toBeVisible();
});

/** Asks from within the page, so that the browser says where from. */
const ask = (page: Page, address: string, method: string, body?: object) =>
  page.evaluate(
    async ([url, verb, text]) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(url, { method: verb, headers, ...(text && { body: text }) });
      return [response.status, await response.text()] as const;
    },
    [address, method, body ? JSON.stringify(body) : ""] as const,
  );

test("a draft that a page of the server saves is drawn at once where it is open, logo and all", async ({
  page,
  context,
  records,
}) => {
  const draft = structuredClone(named("Heron Lane Dental", EXAMPLE.id));
  Object.assign(draft.web_scheduler_config.branding, {
    branding_enabled: true,
    header_logo_url: PNG,
    show_location_name_in_header: true,
  });
  await page.goto(`${records.origin}/practice/observed-defaults/`);
  await expectPractice(page, EXAMPLE.name);

  const designer = await context.newPage();
  await designer.goto(`${records.origin}/practice/every-field/`);
  const address = `/dev/records/${EXAMPLE.id}/`;
  const [status, text] = await ask(designer, address, "PUT", draft);
  expect([status, text]).toEqual([200, expect.stringContaining("/dev/logos/")]);
  await expectPractice(page, "Heron Lane Dental");
  const logo = widget(page).locator("header img");
  await expect(logo).toHaveJSProperty("naturalWidth", 1);

  expect(await ask(designer, address, "DELETE")).toEqual([204, ""]);
  await expectPractice(page, EXAMPLE.name);
});

test("a page of another origin saves nothing", async ({ page, host, records }) => {
  await page.goto(host.address(""));
  const address = `${records.origin}/dev/records/${EXAMPLE.id}/`;
  await expect(ask(page, address, "PUT", EXAMPLE)).rejects.toThrow(/fetch/);
  const list = await fetch(`${records.origin}/dev/records/`);
  expect(await list.json()).toEqual({ saves: true, saved: [] });
});
