import { draftBookmarklet } from "../src/draft/bookmarklet.ts";
import { BRANDING, draftOf, LOGO, PICTURE, packed, ribbon, TAGLINE } from "./draft-link.ts";
import { answerAll, openForm, recordOf, submit, WORDS } from "./open-form.ts";
import { widget } from "./patient.ts";
import { expect, test } from "./server.ts";
import { listenForViolations, NONCE, strictPolicy } from "./strict-page.ts";

const published = recordOf("branded").web_scheduler_config.branding.header_tagline;
const DRAFT = { [TAGLINE]: "Gentle hands", [LOGO]: PICTURE };

/** What a browser runs of it. */
const code = async (changes: Record<string, unknown>) =>
  draftBookmarklet(await packed(changes)).replace("javascript:", "");

test("pressed on a page without allow-draft it shows the draft, its logo too, from which nothing can be sent", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "branded" });
  await expect(form.getByText(published)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const stranger = { phone_number: "+12025550199", [`${BRANDING}.footer_phone`]: "+12025550199" };
  expect(await page.evaluate(await code({ ...DRAFT, ...stranger }))).toBeUndefined();
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(ribbon(page)).toContainText("Draft");
  await expect(ribbon(page)).toContainText("phone_number, footer_phone.");
  const logo = form.locator("header img.logo");
  await expect(logo).toHaveAttribute("src", PICTURE);
  await expect(logo).toHaveJSProperty("naturalWidth", 40);
  await expect(page).toHaveURL(/#web-scheduler-draft=1\./);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await answerAll(form);
  await submit(form).click();
  await expect(form.getByRole("alert")).toContainText(WORDS.en.later.notSent.nowhere);
});

test("pressed once more with another draft it shows that one, once", async ({
  page,
  site,
  host,
}) => {
  const attributes = { "allow-draft": "" };
  const form = await openForm(page, { site, host }, { example: "branded", attributes });
  await page.evaluate(await code(DRAFT));
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await page.evaluate(await code({ ...DRAFT, [TAGLINE]: "Gentler hands" }));
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect(ribbon(page)).toHaveCount(1);
});

test("a link that comes later brings no picture", async ({ page, site, host }) => {
  const form = await openForm(page, { site, host }, { example: "branded" });
  await page.evaluate(await code(DRAFT));
  await expect(form.locator("header img.logo")).toHaveAttribute("src", PICTURE);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    await draftOf({ ...DRAFT, [TAGLINE]: "Gentler hands" }),
  );
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect(form.locator("header img.logo")).not.toHaveAttribute("src", PICTURE);
  await expect(ribbon(page)).toContainText("header_logo_url.");
});

test("as a javascript: address it runs as it is", async ({ page, site, host }) => {
  const line = draftBookmarklet(await packed(DRAFT)).replaceAll('"', "&quot;");
  const around = `<a href="${line}">Show the draft</a>`;
  const form = await openForm(page, { site, host }, { example: "branded", around });
  await page.getByRole("link", { name: "Show the draft" }).click();
  await expect(form.getByText("Gentle hands")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A practice" })).toBeVisible();
});

test("it finds forms in dialogs, and in other elements' shadow roots", async ({
  page,
  site,
  host,
}) => {
  const attributes = { mode: "button" };
  const around = `<section id="app"></section>`;
  const dialog = page.getByRole("dialog");
  await page.goto(
    host.address(`${around}
    <script async src="${site.origin}/web-scheduler.js"></script>`),
  );
  await page.evaluate(
    ({ id, baseUrl, mode }) => {
      const root = document.querySelector("#app")?.attachShadow({ mode: "open" });
      const form = document.createElement("web-scheduler");
      for (const [name, value] of Object.entries({
        "location-id": id,
        "base-url": baseUrl,
        mode,
      })) {
        form.setAttribute(name, value);
      }
      root?.append(form);
    },
    { id: recordOf("branded").id, baseUrl: site.otherOrigin, ...attributes },
  );
  const button = page.getByRole("button", { name: "Request an appointment" });
  await expect(button).toBeVisible();
  await page.evaluate(await code(DRAFT));
  await button.click();
  await expect(dialog.getByText("Gentle hands")).toBeVisible();
  await expect(dialog.locator(".draft-ribbon")).toContainText("Draft");
});

test("under the strict policy it violates nothing; a logo as image data needs img-src data:", async ({
  page,
  site,
  host,
}) => {
  const heard = await listenForViolations(page);
  const { id } = recordOf("branded");
  const policy = strictPolicy(site, heard.reportUri);
  await page.goto(
    host.address(
      `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>
      <web-scheduler location-id="${id}" base-url="${site.otherOrigin}"></web-scheduler>`,
      { "Content-Security-Policy": policy },
    ),
  );
  const form = widget(page);
  await expect(form.getByText(published)).toBeVisible();
  await page.evaluate(await code({ [TAGLINE]: "Gentle hands" }));
  await expect(form.getByText("Gentle hands")).toBeVisible();
  expect(await heard.violations()).toEqual([]);
  await page.evaluate(await code({ ...DRAFT, [TAGLINE]: "Gentler hands" }));
  await expect(form.getByText("Gentler hands")).toBeVisible();
  await expect.poll(async () => (await heard.violations()).join()).toContain("img-src data");
  await heard.close();
});
