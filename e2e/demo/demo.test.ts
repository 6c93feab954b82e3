import { EXAMPLES } from "../../src/examples/index.ts";
import { sentTitle } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, PATIENT, send, widget } from "../fixtures/patient.ts";
import { startStaticHost } from "../fixtures/static-host.ts";
import { expect, test } from "../fixtures/test.ts";
import { staged } from "../preview/preview-page.ts";

test("without a server, a visitor books at an example and sees the request", async ({ page }) => {
  const host = await startStaticHost();
  const log = recordLog(page);
  const loaded: string[] = [];
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  page.on("request", (request) => loaded.push(`${request.method()} ${request.url()}`));
  await page.goto(`${host.folder}/demo/`);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText(/^(Copied|Selected: .*)$/)).toBeVisible();
  // A picture of each form, which is the form itself.
  const pictures = page.locator(".picture web-scheduler");
  await expect(pictures).toHaveCount(EXAMPLES.length);
  await expect(pictures.getByText("Larkmere Dental Harborside")).toHaveCount(1);
  await expect(pictures.locator(".title").last()).toBeAttached();
  for (const width of [1280, 1100, 1000, 900, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = () =>
      pictures.evaluateAll((forms) =>
        forms.map(({ parentElement, shadowRoot }) => {
          const edge = parentElement?.getBoundingClientRect() ?? new DOMRect();
          const controls = [
            ...(shadowRoot?.querySelectorAll("input, [part~=button], label, .call") ?? []),
          ]
            .map((control) => [...control.getClientRects()])
            .filter(([first]) => first && first.left < edge.right && first.top < edge.bottom);
          return {
            hasControls: controls.length > 0,
            isCut: controls.some(([first, next]) => next || (first && first.bottom > edge.bottom)),
          };
        }),
      );
    await expect.poll(shown).toEqual(EXAMPLES.map(() => ({ hasControls: true, isCut: false })));
  }
  await page.getByRole("link", { name: "Practice page: Every field", exact: true }).click();
  await expect(page.getByText("Nothing that you enter leaves this page")).toBeVisible();
  const form = widget(page);
  await fill(form, Object.keys(PATIENT) as (keyof typeof PATIENT)[]);
  const request = page.getByRole("region", { name: "The request, which was not sent" });
  await expect(request).toBeHidden();
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  await expect(request).toContainText(`"lastName": "${PATIENT["Last name"]}"`);
  expect(loaded.filter((entry) => !entry.startsWith(`GET ${host.folder}/`))).toEqual([]);
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
