import { cpSync } from "node:fs";
import { join } from "node:path";
import vue from "@vitejs/plugin-vue";
import { build, type PluginOption } from "vite";
import { recordOf } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import { installInto, installPreact10, root } from "./packed-files.ts";
import { serveApp } from "./serve-app.ts";

const id = recordOf("every-field").id;

const isCustomElement = (tag: string) => tag === "web-scheduler";
const plugins: Record<string, PluginOption> = {
  react: [],
  vue: vue({ template: { compilerOptions: { isCustomElement } } }),
};

test.describe.configure({ mode: "parallel" });

for (const app of ["react", "vue"] as const) {
  const tag = app === "react" ? [] : FULL_RUN;
  test.describe(`in a ${app} app with a router`, () => {
    let served: Awaited<ReturnType<typeof serveApp>>;
    let folder: string;

    test.beforeAll(async ({ site }) => {
      test.setTimeout(90_000);
      // Inside the repository, so that the app finds the other packages.
      folder = test.info().outputPath("app");
      cpSync(join(root, "e2e/apps"), folder, { recursive: true });
      installInto(folder);
      // The Vue app has Preact 10, unless no registry is available; the React app has 11.
      if (app === "vue") await installPreact10(folder);
      const outDir = join(folder, "dist");
      await build({
        root: join(folder, app),
        configFile: false,
        logLevel: "error",
        mode: "production",
        plugins: [plugins[app]],
        define: { LOCATION_ID: JSON.stringify(id), API: JSON.stringify(site.otherOrigin) },
        build: { outDir, emptyOutDir: true },
      });
      served = await serveApp(outDir);
    });
    test.afterAll(() => served?.close());

    test("a patient books after leaving the route and returning", async ({ page }) => {
      const lastName = uniqueLastName();
      const log = recordLog(page);
      await page.goto(served.origin);
      await page.getByRole("link", { name: "Book" }).click();
      const form = widget(page);
      const name = form.getByRole("textbox", { name: "First name" });
      await name.fill("Ida");
      // Rendering the app again keeps the form.
      await page.getByRole("button", { name: "Render again" }).click();
      await expect(form).toHaveAttribute("data-level", "3");
      await expect(name).toHaveValue("Ida");

      await page.getByRole("link", { name: "Home" }).click();
      await expect(form).toHaveCount(0);
      await page.goBack();
      await expect(name).toHaveValue("");
      await expect(form.getByRole("textbox", { name: "Insurance" })).toHaveValue("None");
      await fill(form, [...REQUIRED_LABELS, "Email address"]);
      await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
      await form.getByRole("textbox", { name: /anything/ }).fill("Mornings are best.");
      await send(form);
      await expect(page.getByText("Thank you, ")).toBeVisible();
      const requests = await inbox(lastName);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.source.page).toBe(`${served.origin}/book`);
      expect(log.errors).toEqual([]);
    });

    test("mount() and destroy() follow the route", { tag }, async ({ page }) => {
      await page.goto(`${served.origin}/mounted`);
      await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
      await expect(widget(page)).toHaveCount(1);
      await page.getByRole("link", { name: "Home" }).click();
      await expect(widget(page)).toHaveCount(0);
      await page.goBack();
      await expect(widget(page)).toHaveCount(1);
    });

    test("changing routes leaks no nodes or listeners", { tag }, async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "Only Chromium counts nodes and listeners.");
      test.setTimeout(150_000);
      await page.goto(served.origin);
      const client = await page.context().newCDPSession(page);
      const countObjects = async () => {
        await client.send("HeapProfiler.collectGarbage");
        const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
        return { nodes, jsEventListeners };
      };
      const roundTrips = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          for (const route of ["Book", "Mounted"]) {
            await page.getByRole("link", { name: route }).click();
            await widget(page).getByRole("textbox", { name: "First name" }).fill("Ida");
          }
          await page.getByRole("link", { name: "Home" }).click();
          await expect(widget(page)).toHaveCount(0);
        }
      };
      await roundTrips(2);
      const before = await countObjects();
      await roundTrips(8);
      await expect
        .poll(
          async () => {
            const now = await countObjects();
            // A form has about 80 nodes and 20 listeners, and the app's routes a few.
            return (
              now.nodes - before.nodes < 60 && now.jsEventListeners - before.jsEventListeners < 15
            );
          },
          // The browser may need several attempts to collect all garbage while it is busy.
          { timeout: 60_000 },
        )
        .toBe(true);
    });
  });
}
