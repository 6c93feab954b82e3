import type { Page } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import {
  fetchWordPress,
  findMissingPhp,
  startWordPress,
  VERSIONS,
  type WordPressSite,
} from "./wordpress-site.ts";

const id = recordOf("observed-defaults").id;

// In their order: the first ones activate the plugin and save its settings.
test.describe.configure({ mode: "serial" });
test.skip(({ browserName }) => !full || browserName !== "chromium", "npm run test:all runs these.");

for (const version of VERSIONS) {
  test.describe(`in WordPress ${version}`, () => {
    let site: WordPressSite;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(400_000);
      const reason = findMissingPhp();
      test.skip(reason !== "", reason);
      const builds = await fetchWordPress();
      test.skip(builds === null, "No registry is available.");
      site = await startWordPress(builds ?? "", version, test.info().outputPath("wordpress"));
      // Otherwise WordPress asks about it after signing in.
      site.run("update_option( 'admin_email_lifespan', time() + WEEK_IN_SECONDS );");
      page = await browser.newPage({ baseURL: site.origin });
      await signIn(page);
    });
    test.afterAll(async () => {
      await page?.close();
      await site?.stop();
    });

    const option = (settings: Record<string, string>) =>
      site.run(
        `update_option( 'web_scheduler', json_decode( '${JSON.stringify(settings)}', true ) );`,
      );

    /** Publishes a page, and returns its URL. */
    const publish = (content: string) =>
      site.run(
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

    test("keeps a wrong address, and says what is wrong with it", async () => {
      await page.goto("/wp-admin/options-general.php?page=web-scheduler");
      const service = page.getByLabel("Address of the service");
      await service.fill("api.example/v1");
      await page.getByLabel("Location ID").fill("10a3d96e");
      await page.getByLabel("Address that receives").fill("http://booking.example/requests/");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(service).toHaveValue("api.example/v1");
      await expect(service).toHaveAccessibleDescription(/“api.example\/v1” is not a complete/);
      await expect(page.getByLabel("Location ID")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("Address that receives")).toHaveAccessibleDescription(/http:/);
      await expect(page.locator("#setting-error-base-url")).toBeVisible();
      await expect(page.getByText("Settings saved.")).toHaveCount(0);
    });

    test("tests what is typed, without saving it", async ({ site: service }) => {
      await page.goto("/wp-admin/options-general.php?page=web-scheduler");
      await page.getByLabel("Location ID").fill(id);
      await page.getByLabel("Address of the service").fill(service.otherOrigin);
      const receiver = page.getByLabel("Address that receives");
      await receiver.fill(`${service.otherOrigin}/missing/`);
      const test = async () => {
        const opened = page.waitForEvent("popup");
        await page.getByRole("button", { name: "Test the connection" }).click();
        return opened;
      };
      const failing = await test();
      await expect(failing.getByText(/WS51\d/).first()).toBeVisible();
      await failing.close();
      await receiver.fill(`${service.otherOrigin}/dev/booking-requests/`);
      const passing = await test();
      await expect(passing.getByText("No problems found.")).toBeVisible();
      await passing.close();
      await page.reload();
      await expect(receiver).not.toHaveValue(/dev/);
      await receiver.fill(`${service.otherOrigin}/dev/booking-requests/`);
      await page.getByLabel("Location ID").fill(id);
      await page.getByLabel("Address of the service").fill(service.otherOrigin);
      await page.getByLabel("Phone number").fill("+12025550143");
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
      await page.evaluate(`
        wp.data.dispatch("core/block-editor").insertBlock(wp.blocks.createBlock("web-scheduler/form"));
        wp.data.dispatch("core/editor").editPost({ title: "Book" });
      `);
      const canvas = page.frameLocator('iframe[name="editor-canvas"]');
      const inFrame = (await page.locator('iframe[name="editor-canvas"]').count()) > 0;
      const frame = (inFrame ? canvas : page).frameLocator('iframe[title^="Preview"]');
      const firstName = frame.getByRole("textbox", { name: "First name" });
      // The editor has two hundred files, which PHP's own server serves slowly.
      await expect(firstName).toBeVisible({ timeout: 60_000 });
      const sidebar = page.getByRole("region", { name: "Editor settings" });
      await sidebar.getByLabel("Language").selectOption("es");
      await expect(frame.getByRole("textbox", { name: "Nombre" })).toBeVisible();
      await sidebar.getByLabel("Is the patient new").check();
      await sidebar.getByLabel("Ask for days and times").check();
      await sidebar.getByLabel("Level of the first heading").selectOption("3");
      await expect(frame.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await expect(frame.locator("web-scheduler")).not.toHaveAttribute("submit-url");
      const gaps = await sidebar.locator(".components-base-control").evaluateAll((controls) =>
        controls
          .map((one) => one.getBoundingClientRect())
          .flatMap((box, index, boxes) => {
            const next = boxes[index + 1];
            return next && next.top > box.top ? [next.top - box.bottom] : [];
          }),
      );
      expect(gaps.length).toBeGreaterThan(4);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      const url = await page.evaluate<string>(`(async () => {
        wp.data.dispatch("core/editor").editPost({ status: "publish" });
        await wp.data.dispatch("core/editor").savePost();
        return wp.data.select("core/editor").getPermalink();
      })()`);
      await page.goto(url);
      const form = widget(page);
      await expect(form).toHaveAttribute("ask", "new-patient");
      await expect(form).toHaveAttribute("ask-times", "");
      await expect(form).toHaveAttribute("heading-level", "3");
      await expect(form).toHaveAttribute("phone", "+12025550143");
      await expect(form.getByRole("textbox", { name: "Nombre" })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("a patient books with a shortcode that has a hyphen and no attributes", async ({
      browser,
    }) => {
      const lastName = uniqueLastName();
      const visitor = await browser.newPage();
      await visitor.goto(publish("[web-scheduler]"));
      const form = widget(visitor);
      await fill(form, REQUIRED_LABELS);
      await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
      await send(form);
      await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
      expect(await inbox(lastName)).toHaveLength(1);
      await visitor.close();
    });

    test("only editors read which attributes have no effect, and the doctor finds them", async ({
      browser,
    }) => {
      const url = publish('[web_scheduler api_url="https://api.example" onclick="alert(1)"]');
      await page.goto(url);
      await expect(page.getByText("does not know “api-url”, “onclick”")).toBeVisible();
      const visitor = await browser.newPage();
      await visitor.goto(url);
      await expect(widget(visitor)).toHaveAttribute("data-api-url", "");
      expect(await visitor.content()).not.toMatch(/does not know|onclick|alert\(1\)/);
      await visitor.close();
    });

    test("an author cannot test other addresses, and a visitor sees neither page", async ({
      browser,
    }) => {
      const visitor = await browser.newPage({ baseURL: site.origin });
      for (const name of ["test", "preview"]) {
        const response = await visitor.goto(`/?web-scheduler-${name}=1`);
        expect(response?.status()).toBe(403);
      }
      await visitor.close();
      const author = site.run(
        `$user = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'role' => 'author' ) ); wp_set_current_user( $user ); $_GET['web-scheduler-test'] = wp_create_nonce( 'web_scheduler_test' ); echo json_encode( web_scheduler_may_see( 'test', 'manage_options' ) );`,
      );
      expect(author).toBe("false");
    });

    test("deleting the plugin deletes its settings", () => {
      option({ "base-url": "https://api.example" });
      const remaining = site.run(
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

/** WordPress greets a new editor with a dialog. */
async function closeGuide(page: Page): Promise<void> {
  await page.waitForFunction("window.wp?.data", null, { timeout: 60_000 });
  await page.evaluate(`
    for (const scope of ["core/edit-post", "core"])
      wp.data.dispatch("core/preferences").set(scope, "welcomeGuide", false);
  `);
}
