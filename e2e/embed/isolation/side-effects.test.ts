import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { snapshotPage, trackListeners } from "./page-snapshot.ts";

const id = EXAMPLES[0]?.record.id ?? "";

const PAGE = `<style>
  body { font: 18px/1.4 Georgia, serif; color: #234; }
  label, input, button { color: purple; letter-spacing: 0.1em; }
  .widget, .screen, .title { border: 3px solid red; }
</style>
<form><label>Search <input id="search"></label><button>Find</button></form>
<div class="widget"><p class="title">Ours</p></div>
<div id="slot"></div><div style="height: 2000px"></div>`;

test("destroy() restores the page as it was before mount()", async ({ page, visit }) => {
  await trackListeners(page);
  await visit(PAGE);
  await page.locator("#search").focus();
  await page.evaluate(() => scrollTo(0, 40));
  const before = await snapshotPage(page);

  await page.addScriptTag({ url: `${site.otherOrigin}/web-scheduler.js` });
  await page.evaluate(() => document.querySelector("script")?.remove());
  const loaded = await snapshotPage(page);
  expect(loaded.globals.filter((name) => !before.globals.includes(name))).toEqual(["WebScheduler"]);
  expect({ ...loaded, globals: 0 }).toEqual({ ...before, globals: 0 });

  await page.evaluate(
    ([locationId = "", baseUrl = ""]) => {
      const handle = window.WebScheduler?.mount("#slot", { locationId, baseUrl });
      Object.defineProperty(window, "handle", { value: handle, configurable: true });
    },
    [id, site.otherOrigin],
  );
  const form = page.locator("web-scheduler");
  await expect(form.getByRole("textbox", { name: "First name" })).toBeVisible();
  const mounted = await snapshotPage(page);
  expect(mounted.focused).toBe("search");
  expect(mounted.scroll).toEqual(before.scroll);
  expect(mounted.history).toEqual(before.history);
  expect(mounted.storage).toEqual(before.storage);
  expect(
    mounted.styles.filter(([name]) => ["label", "input", "button", "p"].includes(name ?? "")),
  ).toEqual(
    before.styles.filter(([name]) => ["label", "input", "button", "p"].includes(name ?? "")),
  );
  await form.getByRole("textbox", { name: "First name" }).pressSequentially("Maren");
  await page.locator("#search").focus();

  await page.evaluate(() => {
    (window as never as { handle: { destroy(): void } }).handle.destroy();
    Reflect.deleteProperty(window, "handle");
    scrollTo(0, 40);
  });
  expect({ ...(await snapshotPage(page)), globals: 0 }).toEqual({ ...before, globals: 0 });
});

test("a removed form has no listeners, and is inserted again with its answers", async ({
  page,
  visit,
}) => {
  await trackListeners(page);
  await visit(`<script src="${site.otherOrigin}/web-scheduler.js"></script><div id="slot"></div>`);
  const before = (await snapshotPage(page)).listeners;
  await page.evaluate(
    ([locationId, baseUrl]) => {
      const form = document.createElement("web-scheduler");
      form.setAttribute("location-id", locationId ?? "");
      form.setAttribute("base-url", baseUrl ?? "");
      document.querySelector("#slot")?.append(form);
    },
    [id, site.otherOrigin],
  );
  const first = page.locator("web-scheduler").getByRole("textbox", { name: "First name" });
  await first.pressSequentially("Maren");
  await expect.poll(async () => (await snapshotPage(page)).listeners).toContain("beforeunload");
  await page.evaluate(() => {
    const form = document.querySelector("web-scheduler");
    Object.defineProperty(window, "form", { value: form });
    form?.remove();
  });
  await expect.poll(async () => (await snapshotPage(page)).listeners).toEqual(before);
  await page.evaluate(() => {
    document.querySelector("#slot")?.append((window as never as { form: Node }).form);
  });
  await expect(first).toHaveValue("Maren");
  await expect.poll(async () => (await snapshotPage(page)).listeners).toContain("beforeunload");
});
