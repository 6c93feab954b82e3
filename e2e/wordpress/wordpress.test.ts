import type { Page } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  fetchWordPress,
  findMissingPhp,
  startWordPress,
  VERSIONS,
  type WordPressSite,
} from "./wordpress-site.ts";

const id = recordOf("observed-defaults").id;
const SETTINGS = "/wp-admin/options-general.php?page=web-scheduler";

// In their order: the first ones activate the plugin and save its settings.
test.describe.configure({ mode: "serial" });
test.skip(({ browserName }) => browserName !== "chromium");

for (const version of VERSIONS) {
  test.describe(`in WordPress ${version}`, { tag: "@all" }, () => {
    let wordPress: WordPressSite;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(400_000);
      const reason = findMissingPhp();
      test.skip(reason !== "", reason);
      const builds = await fetchWordPress();
      test.skip(builds === null, "No registry is available.");
      wordPress = await startWordPress(builds ?? "", version, test.info().outputPath("wordpress"));
      // Otherwise WordPress asks about it after signing in.
      wordPress.run("update_option( 'admin_email_lifespan', time() + WEEK_IN_SECONDS );");
      page = await browser.newPage({ baseURL: wordPress.origin });
      await signIn(page);
    });
    test.afterAll(async () => {
      await page?.close();
      await wordPress?.stop();
    });

    const publish = (content: string) =>
      wordPress.run(
        `echo get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Book', 'post_content' => '${content}' ) ) );`,
      );

    test("says on the plugins page that addresses are missing, and links the settings", async () => {
      await page.goto("/wp-admin/plugins.php");
      await page.getByRole("link", { name: "Activate Web Scheduler" }).click();
      const notice = page.locator(".notice-warning", { hasText: "booking forms do not work yet" });
      await expect(notice).toBeVisible();
      const row = page.locator('tr[data-plugin="web-scheduler/web-scheduler.php"]');
      await row.getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("heading", { name: "Web Scheduler", level: 1 })).toBeVisible();
    });

    test("keeps a wrong address, and says what is wrong with it", async ({ site }) => {
      await page.goto(SETTINGS);
      const service = page.getByLabel("Address of the service");
      await service.fill("api.example/v1");
      await page.getByLabel("Location ID").fill(id);
      await page.getByLabel("Phone number").fill("+12025550143");
      await page
        .getByLabel("Address that receives")
        .fill(`${site.otherOrigin}/dev/booking-requests/`);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(service).toHaveValue("api.example/v1");
      await expect(service).toHaveAccessibleDescription(/“api.example\/v1” is not a complete/);
      await service.fill(site.otherOrigin);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("Settings saved.")).toBeVisible();
    });

    test("the block previews the form, and its sidebar changes it", async () => {
      test.setTimeout(180_000);
      await page.goto("/wp-admin/post-new.php?post_type=page");
      await closeGuide(page);
      const errors: string[] = [];
      page.on("console", (message) => {
        if (/web-scheduler|Error|deprecated/.test(message.text())) errors.push(message.text());
      });
      expect(await page.content()).not.toContain('id="web-scheduler-js"');
      await page.waitForFunction(`wp.blocks?.getBlockType("web-scheduler/form")`);
      await page.evaluate(`
        wp.data.dispatch("core/block-editor").insertBlock(wp.blocks.createBlock("web-scheduler/form"));
        wp.data.dispatch("core/editor").editPost({ title: "Book" });
      `);
      const canvas = page.frameLocator('iframe[name="editor-canvas"]');
      const inFrame = (await page.locator('iframe[name="editor-canvas"]').count()) > 0;
      const frame = (inFrame ? canvas : page).locator("web-scheduler");
      const textbox = (name: string) => frame.getByRole("textbox", { name, includeHidden: true });
      // The editor has two hundred files, which PHP's own server serves slowly.
      await expect(textbox("First name")).toBeVisible({ timeout: 60_000 });
      const sidebar = page.getByRole("region", { name: "Editor settings" });
      await sidebar.getByLabel("Language").selectOption("es");
      await expect(textbox("Nombre")).toBeVisible();
      await sidebar.getByLabel("Is the patient new").check();
      await sidebar.getByLabel("Ask for days and times").check();
      await sidebar.getByLabel("Level of the first heading").selectOption("3");
      await expect(frame.locator("h3").first()).toBeVisible();
      await expect(frame).not.toHaveAttribute("submit-url");
      await expect(frame.locator("..")).toHaveCSS("min-height", /[1-9]/);
      const url = await page.evaluate<string>(`(async () => {
        wp.data.dispatch("core/editor").editPost({ status: "publish" });
        await wp.data.dispatch("core/editor").savePost();
        return wp.data.select("core/editor").getPermalink();
      })()`);
      await page.goto(url);
      const form = widget(page);
      await expect(form).toHaveAttribute("ask", "new-patient");
      await expect(form).toHaveAttribute("ask-times", "1");
      await expect(form).toHaveAttribute("heading-level", "3");
      await expect(form).toHaveAttribute("phone", "+12025550143");
      await expect(form.getByRole("button", { name: "Continuar" })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("a patient books with a shortcode, whose mistakes only an editor reads", async ({
      browser,
    }) => {
      const url = publish('[web_scheduler api_url="https://evil.example" onclick="alert(1)"]');
      await page.goto(url);
      await expect(page.getByText("does not know “api-url”, “onclick”")).toBeVisible();
      const visitor = await browser.newPage();
      await visitor.goto(url);
      expect(await visitor.content()).not.toMatch(/does not know|onclick|evil/);
      const lastName = uniqueLastName();
      const form = widget(visitor);
      await fill(form, REQUIRED_LABELS);
      await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
      await send(form);
      await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
      expect(await inbox(lastName)).toHaveLength(1);
      await visitor.close();
    });

    test("deleting the plugin deletes its settings", () => {
      const remaining = wordPress.run(
        `require_once 'wp-admin/includes/plugin.php'; deactivate_plugins( 'web-scheduler/web-scheduler.php' ); uninstall_plugin( 'web-scheduler/web-scheduler.php' ); echo json_encode( get_option( 'web_scheduler' ) );`,
      );
      expect(remaining).toBe("false");
    });
  });
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/wp-login.php");
  await page.getByLabel("Username or Email Address").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("password");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

async function closeGuide(page: Page): Promise<void> {
  await page.waitForFunction("window.wp?.data", null, { timeout: 60_000 });
  await page.evaluate(`
    for (const scope of ["core/edit-post", "core"])
      wp.data.dispatch("core/preferences").set(scope, "welcomeGuide", false);
  `);
}
