import { listen } from "../fixtures/host-pages.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, OBSERVED, send, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, id, script } from "./embed-page.ts";

test.describe("WebScheduler.mount", () => {
  type Page_ = Window & {
    heard: unknown[];
    form: ReturnType<NonNullable<Window["WebScheduler"]>["mount"]>;
  };

  test("makes a form whose requests the page takes itself", async ({ page, site, host }) => {
    const heard = listen(page);
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    expect(await page.evaluate(() => window.WebScheduler?.version)).toMatch(/^\d+\.\d+\.\d+/);
    await page.evaluate(
      ([locationId, baseUrl]) => {
        const own = window as unknown as Page_;
        own.heard = [];
        own.form = window.WebScheduler?.mount("#book", {
          locationId: locationId as string,
          baseUrl: baseUrl as string,
          headingLevel: 3,
          prefill: { firstName: "Maren" },
          onRequest: async (request) => own.heard.push(request),
        }) as Page_["form"];
      },
      [id, site.otherOrigin],
    );
    const form = widget(page);
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
    await expect(
      form.getByRole("heading", { level: 4, name: "Request an appointment" }),
    ).toBeVisible();
    await form.getByRole("textbox", { name: "First name" }).fill("");
    await fill(form, OBSERVED);
    await send(form);
    await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as Page_).heard)).toMatchObject([
      { version: 1, patient: { firstName: "Maren", phone: "+12025550143" } },
    ]);
    expect(heard.console.join()).not.toContain("WS105");

    await page.evaluate(() => (window as unknown as Page_).form.destroy());
    await expect(widget(page)).toHaveCount(0);
  });

  test("a handler that fails leaves the answers and says that nobody knows", async ({
    page,
    site,
    host,
  }) => {
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    await page.evaluate(
      ([locationId = "", baseUrl = ""]) =>
        void window.WebScheduler?.mount("#book", {
          locationId,
          baseUrl,
          onRequest: () => {
            throw new Error("the practice's own error");
          },
        }),
      [id, site.otherOrigin],
    );
    await fill(widget(page), OBSERVED);
    await send(widget(page));
    await expect(widget(page).getByText("We are not sure your request arrived")).toBeVisible();
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  });

  test("update changes what is named, and says so where there is no such place", async ({
    page,
    site,
    host,
  }) => {
    await page.goto(host.address(`<div id="book"></div>${script(site)}`));
    await page.waitForFunction(() => window.WebScheduler);
    const thrown = await page.evaluate(
      ([locationId = "", baseUrl = "", other = ""]) => {
        const form = window.WebScheduler?.mount("#book", { locationId, baseUrl });
        form?.update({ locationId: other, lang: "es", prefill: { insurance: "Ninguno" } });
        try {
          window.WebScheduler?.mount("#nowhere", { locationId, baseUrl });
          return "";
        } catch (error) {
          return String(error);
        }
      },
      [id, site.otherOrigin, recordOf("every-field").id],
    );
    expect(thrown).toContain("#nowhere");
    await expect(widget(page).getByRole("textbox", { name: "Seguro médico" })).toHaveValue(
      "Ninguno",
    );
  });
});

test("event.respondWith takes the request, which no listener of the document hears", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(`${script(site)}<div>${element(site, "", id)}</div><script>
      window.heard = [];
      document.addEventListener("web-scheduler-request", () => heard.push("document"));
      document.querySelector("web-scheduler").addEventListener("web-scheduler-request", (event) =>
        event.respondWith(Promise.resolve().then(() => heard.push(event.request.patient.firstName))));
    </script>`),
  );
  await fill(widget(page), OBSERVED);
  await send(widget(page));
  await expect(widget(page).getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await page.evaluate("heard")).toEqual(["Maren"]);
});
