import { sentTitle } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { id, script } from "./embed-page.ts";

type HostWindow = Window & {
  requests: unknown[];
  form: ReturnType<NonNullable<Window["WebScheduler"]>["mount"]>;
};

test("WebScheduler.mount creates a form that passes requests to onRequest", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  await visit(`<div id="book"></div>${script()}`);
  await page.waitForFunction(() => window.WebScheduler);
  expect(await page.evaluate(() => window.WebScheduler?.version)).toMatch(/^\d+\.\d+\.\d+/);
  await page.evaluate(
    ([locationId, baseUrl]) => {
      const host = window as unknown as HostWindow;
      host.requests = [];
      host.form = window.WebScheduler?.mount("#book", {
        locationId: locationId as string,
        baseUrl: baseUrl as string,
        headingLevel: 3,
        prefill: { firstName: "Maren" },
        onRequest: async (request) => host.requests.push(request),
      }) as HostWindow["form"];
    },
    [id, site.otherOrigin],
  );
  const form = widget(page);
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await expect(
    form.getByRole("heading", { level: 4, name: "Request an appointment" }),
  ).toBeVisible();
  await form.getByRole("textbox", { name: "First name" }).fill("");
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as HostWindow).requests)).toMatchObject([
    { version: 1, patient: { firstName: "Maren", phone: "+12025550143" } },
  ]);
  expect(log.console.join()).not.toContain("WS105");

  await page.evaluate(() => (window as unknown as HostWindow).form.destroy());
  await expect(widget(page)).toHaveCount(0);
});
