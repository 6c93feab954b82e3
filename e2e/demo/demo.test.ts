import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { startHttpServer } from "../fixtures/http-server.ts";
import { sentTitle } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, PATIENT, send, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { staged } from "../preview/preview-page.ts";

const dist = join(import.meta.dirname, "../../dist");
const MEDIA_TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
};

/** A static host that has the build in a folder, and nothing else. */
const startStaticHost = () =>
  startHttpServer((request, response) => {
    const path = new URL(request.url ?? "", "http://localhost").pathname;
    const [, name] = /^\/some\/folder\/(.*)$/.exec(path) ?? [];
    const file = join(dist, name?.replace(/(^|\/)$/, "$1index.html") ?? "missing");
    const exists = statSync(file, { throwIfNoEntry: false })?.isFile();
    const type = MEDIA_TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(exists ? 200 : 404, exists ? { "Content-Type": type } : {});
    response.end(exists ? readFileSync(file) : "");
  });

test("without a server, a visitor books at an example and sees the request", async ({ page }) => {
  const host = await startStaticHost();
  const log = recordLog(page);
  const loaded: string[] = [];
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  page.on("request", (request) => loaded.push(`${request.method()} ${request.url()}`));
  await page.goto(`${host.origin}/some/folder/demo/`);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText(/^(Copied|Selected: .*)$/)).toBeVisible();
  await page.getByRole("link", { name: "Practice page: Every field", exact: true }).click();
  await expect(page.getByText("Nothing that you enter leaves this page")).toBeVisible();
  const form = widget(page);
  await fill(form, Object.keys(PATIENT) as (keyof typeof PATIENT)[]);
  const request = page.getByRole("region", { name: "The request, which was not sent" });
  await expect(request).toBeHidden();
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  await expect(request).toContainText(`"lastName": "${PATIENT["Last name"]}"`);
  expect(loaded.filter((entry) => !entry.startsWith(`GET ${host.origin}/some/folder/`))).toEqual(
    [],
  );
  expect(log.errors).toEqual([]);

  await page.getByRole("link", { name: "Design this form" }).click();
  await expect(
    staged(page).getByRole("heading", { name: "Larkmere Dental Harborside" }).first(),
  ).toBeVisible();
  // The development server's features are neither shown nor requested.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("HTML", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Faults", exact: true })).toHaveCount(0);
  expect(missing).toEqual([]);
  await host.close();
});
